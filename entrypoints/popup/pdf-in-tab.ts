// Whether a tab shows a PDF: the popup then cannot read it, and opens the page for booking files.
import { browser } from 'wxt/browser';
import { within } from '../../lib/browser/within.ts';
import type { Tab } from '../../surface/controller.ts';

const isPdfAddress = (address: string | undefined): boolean =>
  address !== undefined &&
  URL.canParse(address) &&
  /^(?:https?|file):$/.test(new URL(address).protocol) &&
  /\.pdf$/i.test(new URL(address).pathname);

/** A page that does not respond is no PDF viewer; reading it reports the problem. */
const answerMilliseconds = 2000;

/** Undefined if the script cannot be injected: into Firefox's PDF viewer, and in Chrome into local files. */
async function kindOf(tabId: number): Promise<string | undefined> {
  try {
    const asking = browser.scripting.executeScript({
      target: { tabId },
      func: () => document.contentType,
      // The type is known from the first byte on, so there is no need to wait for the page to load.
      injectImmediately: true,
    });
    const [answered] = await within(answerMilliseconds, asking, () => []);
    return answered?.result ?? undefined;
  } catch {
    // Reading a page closed to extensions reports what can be done.
    return undefined;
  }
}

/** The address is only a fallback: a web page about a file often ends in the file's name. */
export async function showsPdf({ id, address }: Tab): Promise<boolean> {
  const kind = await kindOf(id);
  return kind === undefined ? isPdfAddress(address) : kind === 'application/pdf';
}
