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
