// Whether a tab shows a PDF: the popup then has nothing to read there, and opens the page for booking files.
import { browser } from 'wxt/browser';
import { within } from '../../lib/browser/within.ts';
import type { Tab } from '../../surface/controller.ts';

const isPdfAddress = (address: string | undefined): boolean =>
  address !== undefined &&
  URL.canParse(address) &&
  /^(?:https?|file):$/.test(new URL(address).protocol) &&
  /\.pdf$/i.test(new URL(address).pathname);

/** A page that stands still is no viewer; what is wrong with it is said after the reading. */
const answerMilliseconds = 2000;

/** Undefined where no script is let in: Firefox keeps its viewer closed, and Chrome a file of this computer. */
async function kindOf(tabId: number): Promise<string | undefined> {
  try {
    const asking = browser.scripting.executeScript({
      target: { tabId },
      func: () => document.contentType,
      // Known from the first byte on: what else the page loads is not waited for.
      injectImmediately: true,
    });
    const [answered] = await within(answerMilliseconds, asking, () => []);
    return answered?.result ?? undefined;
  } catch {
    // What can be done with a page that is closed to extensions is said after the reading.
    return undefined;
  }
}

/** The address tells only where nothing better does: a page about a file often ends in the file's name. */
export async function showsPdf({ id, address }: Tab): Promise<boolean> {
  const kind = await kindOf(id);
  return kind === undefined ? isPdfAddress(address) : kind === 'application/pdf';
}
