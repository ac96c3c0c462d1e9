// One interface for a browser with Wayclip installed, for Chromium and Firefox.
import { existsSync, readdirSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';

export interface ExtensionBrowser {
  name: 'chromium' | 'firefox';
  browser: Browser;
  /** Opens an ordinary page in a new tab. */
  openPage: (url: string) => Promise<Page>;
  /** Clicks the real toolbar button on that page and returns the surface that it opened. */
  pressAction: (page: Page) => Promise<Page>;
  /** The side panel, as soon as the browser has opened it. */
  beside: () => Promise<Page>;
  /** Opens one of the extension's own pages in a tab, e.g. "options.html". */
  openExtensionPage: (path: string) => Promise<Page>;
  /** The sign-in window, as soon as the browser opens it at `origin`. */
  signInWindow: (origin: string) => Promise<Page>;
  /** Stops the background as the browser does to free memory; the next message starts it again. */
  stopBackground: () => Promise<void>;
  /**
   * Resets the browser and the extension (this one, or the one in `folder`) to a fresh install, much faster than a
   * restart.
   */
  startOver: (folder?: string) => Promise<void>;
  close: () => Promise<void>;
}

export interface LaunchOptions {
  executablePath: string;
  /** The folder of the built extension. */
  extension: string;
  headless: boolean;
  /** A profile folder, so that the browser can be restarted with its data; otherwise a new one. */
  profile?: string;
  /**
   * Leaves the welcome page open that appears after an installation; otherwise it is closed before anything else
   * happens.
   */
  keepsWelcome?: boolean;
  /** A proxy for all of the browser's requests, including loopback. */
  proxy?: string;
}

/** Leaves one empty tab. Most tests never use the first tab, so it is usually empty already. */
export async function closeTabs(browser: Browser): Promise<void> {
  const [first, ...others] = await browser.pages();
  await Promise.all(others.map((page) => page.close().catch(() => undefined)));
  // Read from the tab itself: Firefox does not report the address of an extension page.
  const address = await first?.evaluate(() => location.href).catch(() => undefined);
  if (address !== 'about:blank') await first?.goto('about:blank');
}

/** Leaves one empty tab, and no sign-ins. */
export async function emptied(browser: Browser): Promise<void> {
  await closeTabs(browser);
  await browser.deleteCookie(...(await browser.cookies()));
}

/** Long enough for a cold start on two busy cores, short enough to notice a hang. */
export const patienceMilliseconds = 60_000;

/** Gives a page the same timeout as everything else. */
export function patiently(page: Page): Page {
  page.setDefaultTimeout(patienceMilliseconds);
  return page;
}

/** Whether a browser starts there for the first time, so that the extension opens its welcome page. */
export const isNewProfile = (profile: string | undefined): boolean =>
  profile === undefined || !existsSync(profile) || readdirSync(profile).length === 0;

/** The welcome page, as soon as the extension has opened it. */
export function welcomePage(browser: Browser): Promise<Page> {
  return eventually('the welcome page', async () => {
    // Firefox does not report the address of an extension page, and evaluating in a closed page fails.
    for (const page of await browser.pages())
      if ((await page.evaluate(() => location.pathname).catch(() => '')) === '/welcome.html') return page;
    return undefined;
  });
}

/** If it came to the front later, it would cover the page that a test presses on. */
export async function closeWelcome(browser: Browser): Promise<void> {
  await (await welcomePage(browser)).close();
}

/** Polls until there is an answer: the browsers report too little to rely on a single event. */
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
