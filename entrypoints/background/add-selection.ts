// Turns words selected on any page into a stop of the last opened draft.
import { browser } from 'wxt/browser';
import { loadLastClip, loadView } from '../../lib/browser/last-view.ts';
import { within } from '../../lib/browser/within.ts';
import { addWordsEdit } from '../../lib/journeys/stop-from-words.ts';
import { findClip } from '../../lib/library/clips.ts';
import { changeDraft } from './clip-changes.ts';
import { library } from './library.ts';
import { tabsOf } from './page-of-clip.ts';

/** How long to wait for the page's answer, and how long "+1" replaces the badge. */
const answerMilliseconds = 5000;
const badgeMilliseconds = 2500;

/** False if there is no draft to add to. */
export async function addSelection(words: string, tabId: number | undefined): Promise<boolean> {
  const clipId = (await loadLastClip())?.clipId;
  const clip = clipId === undefined ? undefined : await findClip(await library(), clipId);
  if (!clip?.ok) return false;
  const view = await loadView(clip.value.id);
  const edit = addWordsEdit(clip.value.draft, words, {
    day: view?.day,
    newStopId: crypto.randomUUID(),
    isFromSource: tabId !== undefined && (await tabsOf(clip.value)).includes(tabId),
  });
  if (!edit) return false;
  const changed = await changeDraft({ clipId: clip.value.id, edit });
  if (changed.ok && tabId !== undefined) await showBadge(tabId);
  return changed.ok;
}

/** Shows "+1" on the toolbar button for a moment, because the draft may not be on the screen. */
async function showBadge(tabId: number): Promise<void> {
  const before = await browser.action.getBadgeText({ tabId });
  await browser.action.setBadgeText({ tabId, text: '+1' });
  setTimeout(() => {
    // The tab may be closed by then.
    browser.action.setBadgeText({ tabId, text: before }).catch((thrown) => console.debug(String(thrown)));
  }, badgeMilliseconds);
}

/** The selection in the tab, only read when the traveller presses the key. */
export async function selectionIn(tabId: number): Promise<string> {
  const asking = browser.scripting.executeScript({
    target: { tabId },
    func: () => String(window.getSelection() ?? ''),
  });
  // A page that does not respond has no selection.
  const [injected] = await within(answerMilliseconds, asking, () => []);
  return typeof injected?.result === 'string' ? injected.result : '';
}
