// The toolbar badge: a tick where a page was clipped, an exclamation mark where sending failed. Only for tabs whose address
// the browser lets us see: those in which the traveller pressed Wayclip.
import { browser } from 'wxt/browser';
import { loadTabOf } from '../../lib/browser/last-view.ts';
import { newestClipOf } from '../../lib/library/clips.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { badgeOf } from './badge-look.ts';
import { library } from './library.ts';

async function showBadge(tabId: number, clip: Clip): Promise<void> {
  const { text, colour, title } = badgeOf(clip);
  await Promise.all([
    browser.action.setBadgeText({ tabId, text }),
    browser.action.setBadgeBackgroundColor({ tabId, color: colour }),
    browser.action.setBadgeTextColor({ tabId, color: '#ffffff' }),
    browser.action.setTitle({ tabId, title }),
  ]);
}

const isTabGone = (thrown: unknown) => /no tab with id|invalid tab id/i.test(String(thrown));

/** Ignores tabs that were closed meanwhile. */
export async function badgeTab(tabId: number, clip: Clip): Promise<void> {
  try {
    await showBadge(tabId, clip);
  } catch (thrown) {
    if (!isTabGone(thrown)) throw thrown;
  }
}

/** Updates the badge on the tab the clip was read from, if it is still known. */
export async function badgeClip(clip: Clip): Promise<void> {
  const tab = await loadTabOf(clip.id);
  if (tab) await badgeTab(tab.tabId, clip);
}

/** Browsers clear the badge when a page loads, so it is set again for addresses that were clipped. */
export function keepBadges(): void {
  browser.tabs.onUpdated.addListener(async (tabId, { status }, { url }) => {
    if (status !== 'complete' || !url) return;
    const clip = await newestClipOf(await library(), { url });
    if (clip) await badgeTab(tabId, clip);
  });
}
