// The real popup on the sample blog: opened from the toolbar, with nothing prepared.
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { press, screenOf } from '../browser/popup.ts';
import { check } from './check.ts';
import type { Shot } from './shot.ts';

export async function takeRealPopup(
  browser: ExtensionBrowser,
  blogUrl: string,
  folder: string,
): Promise<Shot[]> {
  const shots: Shot[] = [];
  const popup = await browser.pressAction(await browser.openPage(blogUrl));
  const take = async (page: Page, scene: string) => {
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    const file = `${scene}-popup-light-en.png` as const;
    await page.screenshot({ path: join(folder, file) as `${string}.png` });
    shots.push({ scene, surface: 'popup', theme: 'light', language: 'en', file, faults: await check(page) });
  };
  await screenOf(popup, 'review');
  await popup.waitForSelector('img.day-picture');
  await take(popup, 'real-review');
  await press(popup, '#day-picture');
  await popup.waitForSelector('.picture-image', { timeout: 10_000 });
  await take(popup, 'real-image-picker');
  await press(popup, '.picture-choice:nth-child(2)');
  await press(popup, '#use-picture');
  await popup.waitForSelector('#day-picture img');
  await take(popup, 'real-other-picture');
  return shots;
}
