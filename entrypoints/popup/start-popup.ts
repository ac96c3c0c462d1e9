// Starts the popup: reads the page in the active tab.
import { browser } from 'wxt/browser';
import { openBeside, openReviewPage } from '../../lib/browser/open-surface.ts';
import type { Tab } from '../../surface/controller.ts';
import { startSurface, windowHere } from '../../surface/start-surface.tsx';
import { showsPdf } from './pdf-in-tab.ts';

/** The tab to read: named in the address if the popup is opened as a page, otherwise the active one. */
async function findTab(): Promise<Tab> {
  const named = Number(new URLSearchParams(location.search).get('tabId') ?? Number.NaN);
  const [tab] = Number.isInteger(named)
    ? [await browser.tabs.get(named).catch(() => undefined)]
    : await browser.tabs.query({ active: true, currentWindow: true });
  const id = tab?.id ?? (Number.isInteger(named) ? named : browser.tabs.TAB_ID_NONE);
  return { id, ...(tab?.title && { title: tab.title }), ...(tab?.url && { address: tab.url }) };
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
  // Both run at once, so that reading does not wait for the PDF check.
  void showsPdf(tab).then((isPdf) => isPdf && controller.outside.openConvert?.(tab.address));
  void controller.read();
}
