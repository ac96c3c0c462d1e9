// Words selected on any page become a stop of the draft that lies open.
import { browser } from 'wxt/browser';
import { loadLastClip, loadView } from '../../lib/browser/last-view.ts';
import { within } from '../../lib/browser/within.ts';
import { addWordsEdit } from '../../lib/journeys/stop-from-words.ts';
import { findClip } from '../../lib/library/clips.ts';
import { changeDraft } from './clip-changes.ts';
import { library } from './library.ts';
import { tabsOf } from './page-of-clip.ts';

/** Long enough to be seen, short enough not to hide the badge below it. */
const answerMilliseconds = 5000;
const badgeMilliseconds = 2500;

/** True when a stop was added; false when there is no draft to add it to. */
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

/** "+1" on the button for a moment: the draft may not be on the screen. */
async function showBadge(tabId: number): Promise<void> {
  const before = await browser.action.getBadgeText({ tabId });
  await browser.action.setBadgeText({ tabId, text: '+1' });
  setTimeout(() => {
    // The tab may be gone by then, and its badge with it.
    browser.action.setBadgeText({ tabId, text: before }).catch((thrown) => console.debug(String(thrown)));
  }, badgeMilliseconds);
}

/** What is selected in the tab, asked for on the traveller's key press only. */
export async function selectionIn(tabId: number): Promise<string> {
  const asking = browser.scripting.executeScript({
    target: { tabId },
    func: () => String(window.getSelection() ?? ''),
  });
  // A page that stands still has nothing to give.
  const [injected] = await within(answerMilliseconds, asking, () => []);
  return typeof injected?.result === 'string' ? injected.result : '';
}
