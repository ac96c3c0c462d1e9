// Starts the full page: one draft, named in the address or opened last.
import { browser } from 'wxt/browser';
import { loadLastClip } from '../../lib/browser/last-view.ts';
import { startSurface, windowHere } from '../../surface/start-surface.tsx';

async function closeTab(): Promise<void> {
  const tab = await browser.tabs.getCurrent();
  if (tab?.id !== undefined) await browser.tabs.remove(tab.id);
}

export async function startReviewPage(root: Element): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const named = asked.get('clip') ?? undefined;
  const [lastClip, windowId] = await Promise.all([loadLastClip(), windowHere()]);
  const controller = startSurface(root, {
    // This page itself is not one to read.
    tab: { id: browser.tabs.TAB_ID_NONE },
    windowId,
    close: () => void closeTab(),
    surfaces: { kind: 'page' },
  });
  void controller.open(named ?? lastClip?.clipId).then(() => {
    if (asked.get('place') === 'library') void controller.enterLibrary();
    if (asked.get('place') === 'explore') void controller.enterExplore(asked.get('q') ?? undefined);
  });
}
