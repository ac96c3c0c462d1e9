// The narrowest panel with the largest letters: every main screen stays inside, whatever font stands in for ours.
import type { Page } from 'puppeteer-core';
import { describe, expect, test } from 'vitest';
import { spills } from '../../tools/shots/check.ts';
import { putAllListed } from '../../tools/shots/library-listed.ts';
import { scenes } from '../../tools/shots/scene.ts';
import { show } from '../../tools/shots/stage.ts';
import { browserKinds } from './browser-kinds.ts';
import { wayclipIn } from './wayclip-in.ts';

const narrow = { width: 360, height: 800 };
/** Of the three largest that a browser offers, in pixels; 16 is what it begins with. */
const fontSizes = [20, 24, 32];
/** As wide as letters get: what takes the place of a font that is not there. */
const wideFont = 'monospace';

const main = [
  'review',
  'review-stop-open',
  'review-packing',
  'review-expenses',
  'stop-picture',
  'image-picker',
  'account-connected',
  'account-none',
  'connect',
  'delivery-adding',
  'delivery-share',
  'leaving-first-time',
  'library',
  'library-itinerary',
  'explore',
  'bad-long-texts',
];

/** Runs in the page. */
function setLetters(size: number, font: string): void {
  const { style } = document.documentElement;
  style.fontSize = `${size}px`;
  style.setProperty('--sans', font);
  style.setProperty('--serif', font);
}

async function spillsWith(page: Page, size: number): Promise<string[]> {
  await page.evaluate(setLetters, size, wideFont);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return (await spills(page)).flatMap(({ where }) => where.map((each) => `${size} px: ${each}`));
}

describe.runIf(browserKinds.includes('chromium'))('chromium', () => {
  const wayclip = wayclipIn('chromium');

  test.each(main)('%s', async (name) => {
    const scene = scenes.find((each) => each.name === name);
    if (!scene) throw new Error(`No scene ${name}`);
    const page = await wayclip().openExtensionPage('options.html');
    await putAllListed(page);
    const origin = page.url().split('/options')[0] ?? '';
    await show({ page, origin, scene, surface: 'panel', theme: 'light' });
    await page.setViewport(narrow);
    const found: string[] = [];
    for (const size of fontSizes) found.push(...(await spillsWith(page, size)));
    expect(found).toEqual([]);
  });
});
