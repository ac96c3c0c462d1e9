// The whole journey as a traveller would make it: read, review, connect, send, look into the library.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { allow, press, screenOf, signInAndAllow, textOf, textsOf } from '../browser/popup.ts';

export interface Tour {
  browser: ExtensionBrowser;
  blogUrl: string;
  authUrl: string;
  traveller: { email: string; password: string };
  /** The folder for the pictures of each step. */
  pictures: string;
  step: (words: string) => void;
}

export async function takeTour(tour: Tour): Promise<void> {
  await rm(tour.pictures, { recursive: true, force: true });
  await mkdir(tour.pictures, { recursive: true });
  let shots = 0;
  const picture = async (page: Page, name: string) => {
    shots += 1;
    // Colours and heights settle first; a picture taken half way looks like a mistake.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const file = `${String(shots).padStart(2, '0')}-${name}.png` as const;
    await page.screenshot({ path: join(tour.pictures, file) as `${string}.png` });
  };
  const popup = await readAndReview(tour, picture);
  await connectAndSend(tour, popup, picture);

  tour.step('Looking into the library');
  await press(popup, '#library');
  await screenOf(popup, 'library');
  await picture(popup, 'library');
}

type TakePicture = (page: Page, name: string) => Promise<void>;

async function readAndReview({ browser, step, blogUrl }: Tour, picture: TakePicture): Promise<Page> {
  step('Opening the travel blog');
  const page = await browser.openPage(blogUrl);
  await picture(page, 'page');

  step('Pressing Wayclip in the toolbar');
  const popup = await browser.pressAction(page);
  const screen = await screenOf(popup, 'review', 'sent', 'failed');
  if (screen === 'review') await popup.waitForSelector('img');
  await picture(popup, screen);
  if (screen === 'failed') throw new Error(`Wayclip says: ${await textOf(popup, '[data-screen]')}`);

  const days = await textsOf(popup, '.day-chip');
  step(`Reviewing “${await textOf(popup, 'h1')}”, ${days.length} days`);
  await press(popup, '.stop-row button');
  await picture(popup, 'stop-open');
  return popup;
}

async function connectAndSend({ browser, step, ...tour }: Tour, popup: Page, picture: TakePicture) {
  step('Pressing Send, which asks to connect first');
  await press(popup, '#send');
  await screenOf(popup, 'connect');
  await picture(popup, 'connect');

  step('Signing in on the service’s own page');
  const opening = browser.signInWindow(tour.authUrl);
  await press(popup, '#connect');
  const window = await opening;
  await window.waitForSelector('#email');
  await picture(window, 'sign-in');
  await signInAndAllow(window, tour.traveller);
  await picture(window, 'consent');

  step('Allowing Wayclip, then sending');
  await allow(window);
  const end = await screenOf(popup, 'sent', 'review', 'failed');
  await picture(popup, end);
  if (end !== 'sent') throw new Error(`Sending ended with: ${await textOf(popup, '[data-screen]')}`);
}
