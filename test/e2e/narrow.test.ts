// The narrowest panel with the largest font sizes: every main screen stays inside, whatever font replaces ours.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ExtensionBrowser } from '../../tools/browser/extension-browser.ts';
import { spills } from '../../tools/shots/check.ts';
import { putAllListed } from '../../tools/shots/library-listed.ts';
import { addPseudoLanguage } from '../../tools/shots/pseudo-language.ts';
import { scenes } from '../../tools/shots/scene.ts';
import { speakOnly } from '../../tools/shots/speak-only.ts';
import { show } from '../../tools/shots/stage.ts';
import { browserKinds } from './browser-kinds.ts';
import { wayclipIn } from './wayclip-in.ts';

const narrow = { width: 360, height: 800 };
/** The three largest sizes that browsers offer, in pixels; the default is 16. */
const fontSizes = [20, 24, 32];
/** The widest likely fallback font. */
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

/** Stores the service's lists for all scenes. */
async function putLists(browser: ExtensionBrowser): Promise<void> {
  const page = await browser.openExtensionPage('options.html');
  await putAllListed(page);
  await page.close();
}

/** The scene in the narrowest panel. */
async function opened(browser: ExtensionBrowser, name: string): Promise<Page> {
  const scene = scenes.find((each) => each.name === name);
  if (!scene) throw new Error(`No scene ${name}`);
  // A page of the extension that draws nothing before the scene does.
  const page = await browser.openExtensionPage('icon/16.png');
  const origin = page.url().split('/icon')[0] ?? '';
  await show({ page, origin, scene, surface: 'panel', theme: 'light' });
  await page.setViewport(narrow);
  return page;
}

describe.runIf(browserKinds.includes('chromium'))('chromium', () => {
  const wayclip = wayclipIn('chromium');
  beforeAll(() => putLists(wayclip()));

  test.each(main)('%s', async (name) => {
    const page = await opened(wayclip(), name);
    const found: string[] = [];
    for (const size of fontSizes) found.push(...(await spillsWith(page, size)));
    expect(found).toEqual([]);
  });
});

describe.runIf(browserKinds.includes('chromium'))('chromium, in a language longer than any', () => {
  const extension = mkdtempSync(join(tmpdir(), 'wayclip-narrow-'));
  const wayclip = wayclipIn('chromium', async () => {
    cpSync(inject('builds').chromium, extension, { recursive: true });
    await speakOnly(extension, await addPseudoLanguage(extension));
    return extension;
  });
  beforeAll(() => putLists(wayclip()));
  afterAll(() => rmSync(extension, { recursive: true, force: true }));

  test.each(main)('%s', async (name) => {
    expect(await spills(await opened(wayclip(), name))).toEqual([]);
  });
});
