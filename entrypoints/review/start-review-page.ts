// What the full page is: one draft, named in the address or last looked at.
import { browser } from 'wxt/browser';
import { loadDesk } from '../../lib/browser/desk.ts';
import { startSurface, windowHere } from '../../surface/start-surface.tsx';

async function closeTab(): Promise<void> {
  const tab = await browser.tabs.getCurrent();
  if (tab?.id !== undefined) await browser.tabs.remove(tab.id);
}

export async function startReviewPage(root: Element): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const named = asked.get('clip') ?? undefined;
  const [desk, windowId] = await Promise.all([loadDesk(), windowHere()]);
  const controller = startSurface(root, {
    // This page is no page to read.
    tab: { id: browser.tabs.TAB_ID_NONE },
    windowId,
    close: () => void closeTab(),
    surfaces: { kind: 'page' },
  });
  void controller.open(named ?? desk?.clipId).then(() => {
    if (asked.get('place') === 'library') void controller.enterLibrary();
    if (asked.get('place') === 'explore') void controller.enterExplore(asked.get('q') ?? undefined);
  });
}
