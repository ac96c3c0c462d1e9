// Where the review can be opened besides the popup: beside the page, and as a page of its own.
import { browser } from 'wxt/browser';

/** Firefox's own; the shared types know Chrome's side panel only. */
interface SidebarAction {
  open: () => Promise<void>;
  close: () => Promise<void>;
}
const { sidebarAction } = browser as unknown as { sidebarAction?: SidebarAction };

/**
 * To be called while the traveller's press is being handled, before anything is waited for:
 * both browsers refuse it a moment later.
 */
export function openBeside(windowId: number): Promise<void> {
  return sidebarAction ? sidebarAction.open() : browser.sidePanel.open({ windowId });
}

/** Firefox does not let a sidebar close itself as a window. */
export function closeBeside(): void {
  if (sidebarAction) void sidebarAction.close();
  else window.close();
}

export async function openReviewPage(clipId: string | undefined): Promise<void> {
  const address = new URL(browser.runtime.getURL('/review.html'));
  if (clipId !== undefined) address.searchParams.set('clip', clipId);
  await browser.tabs.create({ url: address.href });
}

/** In the tab in front, in a new one, or in a new one behind it. */
export type ExplorePlace = 'here' | 'new' | 'behind';

/** Explore on a page of its own, with the words already asked. */
export async function openExplorePage(words: string, place: ExplorePlace = 'new'): Promise<void> {
  const address = new URL(browser.runtime.getURL('/review.html'));
  address.searchParams.set('place', 'explore');
  if (words) address.searchParams.set('q', words);
  const url = address.href;
  if (place === 'here') await browser.tabs.update({ url });
  else await browser.tabs.create({ url, active: place === 'new' });
}

/** The page for booking files. `address`: a PDF that the traveller looks at, or a link to one. */
export async function openConvertPage(address?: string): Promise<void> {
  const page = new URL(browser.runtime.getURL('/convert.html' as '/review.html'));
  if (address) page.searchParams.set('address', address);
  await browser.tabs.create({ url: page.href });
}
