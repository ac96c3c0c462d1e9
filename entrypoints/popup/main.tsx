import '../../components/tokens.css';
import '../../components/base.css';
import './popup.css';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { ask, onNews } from '../../lib/browser/ask.ts';
import { PopupController, type Tab } from './controller.ts';
import { loadPictures } from './load-pictures.ts';
import type { Outside } from './outside.ts';
import { PopupApp } from './PopupApp.tsx';

const outside: Outside = {
  openTab: (url) => void browser.tabs.create({ url }),
  openNewTab: () => void browser.tabs.create({}),
  openSettings: () => void browser.runtime.openOptionsPage(),
  close: () => window.close(),
  copy: (text) => void navigator.clipboard.writeText(text),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  loadPictures,
};

/** The tab to read: named in the address where the popup is opened as a page, else the one in front. */
async function findTab(): Promise<Tab> {
  const named = Number(new URLSearchParams(location.search).get('tabId') ?? Number.NaN);
  if (Number.isInteger(named)) return { id: named };
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return { id: tab?.id ?? browser.tabs.TAB_ID_NONE, title: tab?.title };
}

async function start(root: Element): Promise<void> {
  const controller = new PopupController({ ask, onNews }, outside, await findTab());
  render(<PopupApp controller={controller} />, root);
  await controller.read();
}

const root = document.querySelector('#app');
if (root) void start(root);
