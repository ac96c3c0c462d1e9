// Opens Wayclip outside the popup: in the sidebar or in a tab.
import { browser } from 'wxt/browser';

/** Firefox's sidebar; the shared types have only Chrome's side panel. */
interface SidebarAction {
  open: () => Promise<void>;
  close: () => Promise<void>;
}
const { sidebarAction } = browser as unknown as { sidebarAction?: SidebarAction };

/**
 * Call it while the traveller's press is being handled, before any `await`: both browsers refuse it a moment later.
 */
export function openBeside(windowId: number): Promise<void> {
  return sidebarAction ? sidebarAction.open() : browser.sidePanel.open({ windowId });
}

/** In Firefox a sidebar cannot close itself with `window.close`. */
export function closeBeside(): void {
  if (sidebarAction) void sidebarAction.close();
  else window.close();
}

export async function openReviewPage(clipId: string | undefined): Promise<void> {
  const address = new URL(browser.runtime.getURL('/review.html'));
  if (clipId !== undefined) address.searchParams.set('clip', clipId);
  await browser.tabs.create({ url: address.href });
}

/** In the active tab, in a new one, or in a new one in the background. */
export type ExplorePlace = 'here' | 'new' | 'behind';

/** Opens Explore in a tab and searches for the words. */
export async function openExplorePage(words: string, place: ExplorePlace = 'new'): Promise<void> {
  const address = new URL(browser.runtime.getURL('/review.html'));
  address.searchParams.set('place', 'explore');
  if (words) address.searchParams.set('q', words);
  const url = address.href;
  if (place === 'here') await browser.tabs.update({ url });
  else await browser.tabs.create({ url, active: place === 'new' });
}

/** Opens the page for booking files. `address`: a PDF that the traveller is viewing, or a link to one. */
export async function openConvertPage(address?: string): Promise<void> {
  const page = new URL(browser.runtime.getURL('/convert.html' as '/review.html'));
  if (address) page.searchParams.set('address', address);
  await browser.tabs.create({ url: page.href });
}
