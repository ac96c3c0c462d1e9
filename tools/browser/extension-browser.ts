// One description of a browser with Wayclip in it, for Chromium and for Firefox.
import type { Browser, Page } from 'puppeteer-core';

export interface ExtensionBrowser {
  name: 'chromium' | 'firefox';
  browser: Browser;
  /** Opens an ordinary page in a tab of its own. */
  openPage: (url: string) => Promise<Page>;
  /** Clicks the real toolbar button on that page and gives back the surface that shows what it opened. */
  pressAction: (page: Page) => Promise<Page>;
  /** What stands beside the page, as soon as the browser has opened it there. */
  beside: () => Promise<Page>;
  /** Opens one of the extension's own pages in a tab, e.g. "options.html". */
  openExtensionPage: (path: string) => Promise<Page>;
  /** The sign-in window, as soon as the browser opens it at `origin`. */
  signInWindow: (origin: string) => Promise<Page>;
  /** Ends the background as the browser does when it wants the memory back; the next message starts it anew. */
  stopBackground: () => Promise<void>;
  close: () => Promise<void>;
}

export interface LaunchOptions {
  executablePath: string;
  /** The folder of the built extension. */
  extension: string;
  headless: boolean;
  /** A folder for all that the browser keeps, so that it can be started again with it; else a new one. */
  profile?: string;
}

/** Long enough for a cold start on two busy cores, short enough to notice a hang. */
export const patienceMilliseconds = 20_000;

/** Asks again and again until there is an answer: the browsers tell too little for a single event to do. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  const end = Date.now() + patienceMilliseconds;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited ${patienceMilliseconds / 1000} s for ${what}.`);
}
