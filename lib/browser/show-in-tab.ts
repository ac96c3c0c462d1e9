// Shows words on the page they came from, by a script that runs there once when the traveller presses.
import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import type { ShowFailure } from '../model/failure.ts';
import { markStyle } from '../model/mark-style.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { Showing, type WantedWords } from '../model/wanted-words.ts';
import { within } from './within.ts';

/** Finding words takes tenths of a second; a page that does not respond is given up. */
const answerMilliseconds = 8000;

/** Runs inside the page: must not use anything from outside its own body. */
function leaveWanted(wanted: WantedWords): void {
  Object.assign(globalThis, { wayclipWanted: wanted });
}

/** Does not change the page's document: the style is injected by the browser, and highlights are not elements. */
export async function showInTab(
  tabId: number,
  wanted: WantedWords,
): Promise<Result<'shown' | 'hidden', ShowFailure>> {
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  if (!tab) return fail({ kind: 'source-closed' });
  return within(answerMilliseconds, mark(tab, wanted), () => fail({ kind: 'source-out-of-reach' }));
}

async function mark(
  { id: tabId = -1, active }: { id?: number | undefined; active: boolean },
  wanted: WantedWords,
): Promise<Result<'shown' | 'hidden', ShowFailure>> {
  try {
    const style = { target: { tabId, allFrames: true }, css: markStyle };
    // Keeps the default `AUTHOR` origin: Chromium ignores highlights in user styles. Removes an earlier press's style first.
    await browser.scripting.removeCSS(style);
    await browser.scripting.insertCSS(style);
    await browser.scripting.executeScript({ target: { tabId }, func: leaveWanted, args: [wanted] });
    const [injected] = await browser.scripting.executeScript({ target: { tabId }, files: ['/mark.js'] });
    const showing = z.safeParse(Showing, injected?.result);
    if (!showing.success) return fail({ kind: 'source-out-of-reach' });
    if (showing.data === 'absent') return fail({ kind: 'words-gone' });
    if (!active) await browser.tabs.update(tabId, { active: true });
    return ok(showing.data);
  } catch {
    // Browsers have many error messages for this; all mean that the page cannot be reached.
    return fail({ kind: 'source-out-of-reach' });
  }
}

/** For one of our pages in another window. Never for a popup, which would close when a window takes the focus. */
export async function focusWindowOf(tabId: number): Promise<void> {
  const { windowId } = await browser.tabs.get(tabId);
  await browser.windows.update(windowId, { focused: true });
}
