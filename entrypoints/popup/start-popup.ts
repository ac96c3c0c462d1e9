// What the popup is: the page in front, read.
import { browser } from 'wxt/browser';
import { openBeside, openReviewPage } from '../../lib/browser/open-surface.ts';
import type { Tab } from './controller.ts';
import { startSurface, windowHere } from './start-surface.tsx';

/** The tab to read: named in the address where the popup is opened as a page, else the one in front. */
async function findTab(): Promise<Tab> {
  const named = Number(new URLSearchParams(location.search).get('tabId') ?? Number.NaN);
  if (Number.isInteger(named)) return { id: named };
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return { id: tab?.id ?? browser.tabs.TAB_ID_NONE, title: tab?.title };
}

const close = () => window.close();

export async function startPopup(root: Element): Promise<void> {
  const [tab, windowId] = await Promise.all([findTab(), windowHere()]);
  const controller = startSurface(root, {
    tab,
    windowId,
    close,
    surfaces: {
      kind: 'popup',
      openBeside: () => void openBeside(windowId ?? browser.windows.WINDOW_ID_CURRENT).then(close),
      openPage: (clip) => void openReviewPage(clip?.id).then(close),
    },
  });
  void controller.read();
}
