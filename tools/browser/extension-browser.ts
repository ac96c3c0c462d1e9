// One description of a browser with Wayclip in it, for Chromium and for Firefox.
import { existsSync, readdirSync } from 'node:fs';
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
  /** As if browser and extension (this one, or the one in `folder`) were new, in a fraction of the time of a start. */
  startOver: (folder?: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface LaunchOptions {
  executablePath: string;
  /** The folder of the built extension. */
  extension: string;
  headless: boolean;
  /** A folder for all that the browser keeps, so that it can be started again with it; else a new one. */
  profile?: string;
  /** Leaves the page open that says hello after an installation; else it is closed before anything else happens. */
  keepsWelcome?: boolean;
  /** All that the browser asks of anyone goes through here, loopback included. */
  proxy?: string;
}

/** Leaves one empty tab. Most tests never use the first one, so that it is empty already. */
export async function closeTabs(browser: Browser): Promise<void> {
  const [first, ...others] = await browser.pages();
  await Promise.all(others.map((page) => page.close().catch(() => undefined)));
  // Asked of the tab itself: Firefox tells no address of an extension's page.
  const address = await first?.evaluate(() => location.href).catch(() => undefined);
  if (address !== 'about:blank') await first?.goto('about:blank');
}

/** Leaves one empty tab, and nobody signed in anywhere. */
export async function emptied(browser: Browser): Promise<void> {
  await closeTabs(browser);
  await browser.deleteCookie(...(await browser.cookies()));
}

/** Long enough for a cold start on two busy cores that others use as well, short enough to notice a hang. */
export const patienceMilliseconds = 60_000;

/** A page that is waited for as long as all else is. */
export function patiently(page: Page): Page {
  page.setDefaultTimeout(patienceMilliseconds);
  return page;
}

/** Whether this is the first time that a browser starts there, so that the extension says hello. */
export const isNewProfile = (profile: string | undefined): boolean =>
  profile === undefined || !existsSync(profile) || readdirSync(profile).length === 0;

/** The page that says hello, as soon as the extension has opened it. */
export function welcomePage(browser: Browser): Promise<Page> {
  return eventually('the welcome page', async () => {
    // Firefox tells no address of an extension's page, and a closed page tells nothing at all.
    for (const page of await browser.pages())
      if ((await page.evaluate(() => location.pathname).catch(() => '')) === '/welcome.html') return page;
    return undefined;
  });
}

/** A tab that comes to the front by itself would take the place of the page a test presses on. */
export async function closeWelcome(browser: Browser): Promise<void> {
  await (await welcomePage(browser)).close();
}

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
