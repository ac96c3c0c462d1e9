// The review as a page of its own: `review.html?clip=<id>`, else the draft last looked at.
import '../../components/tokens.css';
import '../../components/base.css';
import './review.css';
import { browser } from 'wxt/browser';
import { loadDesk } from '../../lib/browser/desk.ts';
import { startSurface, windowHere } from '../popup/start-surface.tsx';

async function closeTab(): Promise<void> {
  const tab = await browser.tabs.getCurrent();
  if (tab?.id !== undefined) await browser.tabs.remove(tab.id);
}

async function start(root: Element): Promise<void> {
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
  await controller.open(named ?? desk?.clipId);
  if (asked.get('place') === 'library') await controller.enterLibrary();
}

const root = document.querySelector('#app');
if (root) void start(root);
