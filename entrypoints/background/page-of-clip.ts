// The page a clip came from: finds its tab, and shows the clip's words there.
import { browser } from 'wxt/browser';
import { loadTabOf, saveLastClip, saveTabOf } from '../../lib/browser/last-view.ts';
import type { RequestMap } from '../../lib/browser/messages.ts';
import { focusWindowOf, showInTab } from '../../lib/browser/show-in-tab.ts';
import { findClip } from '../../lib/library/clips.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { fail } from '../../lib/model/result.ts';
import { badgeTab } from './badge.ts';
import { library } from './library.ts';

/** After a page was read, remembers its tab and window until the browser closes. */
export async function rememberPage(clip: Clip, tabId: number): Promise<void> {
  const tab = await browser.tabs.get(tabId).catch(() => undefined);
  await saveTabOf(clip.id, { tabId, ...(tab?.url && { address: tab.url }) });
  await saveLastClip({ clipId: clip.id, ...(tab && { windowId: tab.windowId }) });
  if (tab) await badgeTab(tabId, clip);
}

const withoutHash = (address: string | undefined) => address?.split('#')[0];

/**
 * The tab it was read in, unless that has moved on, then the tabs that show its address. The browser reveals addresses only
 * of tabs in which the traveller pressed Wayclip; other tabs are left alone.
 */
export async function tabsOf(clip: Clip): Promise<number[]> {
  const read = await loadTabOf(clip.id);
  const addresses = [read?.address, clip.source.url].map(withoutHash);
  return (await browser.tabs.query({}))
    .filter(({ id, url }) => (url ? addresses.includes(withoutHash(url)) : id === read?.tabId))
    .sort((a, b) => Number(b.id === read?.tabId) - Number(a.id === read?.tabId))
    .flatMap(({ id }) => id ?? []);
}

export async function showWords({
  clipId,
  wanted,
  fromPage,
}: RequestMap['words.show']['ask']): Promise<RequestMap['words.show']['answer']> {
  const clip = await findClip(await library(), clipId);
  if (!clip.ok) return clip;
  let answer: RequestMap['words.show']['answer'] = fail({ kind: 'source-closed' });
  for (const tabId of await tabsOf(clip.value)) {
    answer = await showInTab(tabId, wanted);
    if (!answer.ok) continue;
    if (fromPage) await focusWindowOf(tabId);
    break;
  }
  return answer;
}
