// Starts the side panel: the draft opened last in this window.
import { browser } from 'wxt/browser';
import { loadLastClip, onLastClip } from '../../lib/browser/last-view.ts';
import { closeBeside, openReviewPage } from '../../lib/browser/open-surface.ts';
import type { Tab } from '../../surface/controller.ts';
import { startSurface, windowHere } from '../../surface/start-surface.tsx';

/** The active tab, kept up to date: reading again reads the page the traveller looks at. */
async function tabBeside(windowId: number | undefined): Promise<Tab> {
  const [front] = await browser.tabs.query({ active: true, currentWindow: true });
  const tab: Tab = { id: front?.id ?? browser.tabs.TAB_ID_NONE };
  browser.tabs.onActivated.addListener((now) => {
    if (now.windowId === windowId) tab.id = now.tabId;
  });
  return tab;
}

export async function startBeside(root: Element): Promise<void> {
  const [lastClip, windowId] = await Promise.all([loadLastClip(), windowHere()]);
  const controller = startSurface(root, {
    tab: await tabBeside(windowId),
    windowId,
    close: closeBeside,
    surfaces: { kind: 'beside', openPage: (clip) => void openReviewPage(clip?.id) },
  });
  // Follows pages read in this window, but not in other windows.
  onLastClip((changed) => {
    if (changed.windowId === windowId && changed.clipId !== controller.clipId)
      void controller.open(changed.clipId);
  });
  void controller.open(lastClip?.clipId);
}
