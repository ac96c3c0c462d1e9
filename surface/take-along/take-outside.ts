// Files, the clipboard and our own pages: what exporting and sharing a draft needs from the browser.
import { browser } from 'wxt/browser';
import type { ExportedFile } from '../../lib/journeys/export-clip.ts';
import type { ExportFormat } from '../../lib/model/export-format.ts';

/** A link, or a file that is shared as text if apps accept no files. */
export type SharedItem = { title: string } & ({ address: string } | { file: ExportedFile });

export interface TakeOutside {
  /** False if this surface cannot save: then a page must do it. */
  saveFile: (file: ExportedFile) => Promise<boolean>;
  openTakePage: (clipId: string, as: ExportFormat | 'print', startDate?: string) => void;
  copyText: (text: string) => Promise<boolean>;
  /** Shares with another app; undefined if the browser cannot. */
  share?: ((what: SharedItem) => Promise<void>) | undefined;
  /** Opens the Library in a tab, where a file can be chosen. */
  openLibraryPage: () => void;
}

// By then the browser has read the file.
const holdMilliseconds = 60_000;

/** False if the browser does not allow copying. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** Saves through a link that is clicked, which needs no downloads permission. */
export function saveBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), holdMilliseconds);
}

export const saveByLink = ({ name, type, text }: ExportedFile): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

function takePage(clipId: string, as: ExportFormat | 'print', startDate?: string): string {
  const address = new URL(browser.runtime.getURL('/take.html'));
  address.searchParams.set('clip', clipId);
  address.searchParams.set('as', as);
  if (startDate) address.searchParams.set('start', startDate);
  return address.href;
}

/** Firefox's popup closes when the browser asks where to save, and the file is lost with it. */
async function losesFiles(): Promise<boolean> {
  return import.meta.env.FIREFOX && (await browser.tabs.getCurrent()) === undefined;
}

async function hand(what: SharedItem): Promise<void> {
  const { title } = what;
  try {
    if ('address' in what) await navigator.share({ title, url: what.address });
    else await navigator.share({ title, ...filesOrText(what.file) });
  } catch (thrown) {
    // Closing the choice of apps is not a failure.
    if (!(thrown instanceof DOMException)) throw thrown;
  }
}

function filesOrText({ name, type, text }: ExportedFile): ShareData {
  const files = [new File([text], name, { type })];
  return navigator.canShare?.({ files }) ? { files } : { text };
}

export const takeOutside: TakeOutside = {
  share: 'share' in navigator ? hand : undefined,
  saveFile: async (file) => {
    if (await losesFiles()) return false;
    saveByLink(file);
    return true;
  },
  openTakePage: (...wish) => void browser.tabs.create({ url: takePage(...wish) }),
  copyText,
  openLibraryPage: () =>
    void browser.tabs.create({ url: browser.runtime.getURL('/review.html?place=library' as '/review.html') }),
};
