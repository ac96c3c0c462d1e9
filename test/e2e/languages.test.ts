// The extension in German, from the toolbar to the settings, in both browsers.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { screenOf } from '../../tools/browser/popup.ts';
import { speakOnly } from '../../tools/shots/speak-only.ts';
import { wayclipIn } from './wayclip-in.ts';

const dress = (page: Page) =>
  page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir, title: document.title };
  });

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const extension = mkdtempSync(join(tmpdir(), 'wayclip-german-'));
  const wayclip = wayclipIn(kind, async () => {
    cpSync(inject('builds')[kind], extension, { recursive: true });
    await speakOnly(extension, 'de');
    return extension;
  });
  afterAll(() => rmSync(extension, { recursive: true, force: true }));

  test.each([
    ['popup.html', 'Wayclip'],
    ['sidepanel.html', 'Wayclip'],
    ['review.html', 'Wayclip: Durchsicht'],
    ['take.html', 'Wayclip: Export'],
    ['options.html', 'Wayclip-Einstellungen'],
  ])('%s says that it speaks German', async (path, title) => {
    const page = await wayclip().openExtensionPage(path);
    await page.waitForSelector('html[lang=de]');
    expect(await dress(page)).toEqual({ lang: 'de', dir: 'ltr', title });
  });

  test('a page becomes a draft in German words, with its own names as they are', async () => {
    const popup = await wayclip().pressAction(await wayclip().openPage(`${inject('pagesUrl')}ghent`));
    await screenOf(popup, 'review');
    const said = await popup.evaluate(() => document.body.innerText);
    expect(said).toContain('A day in Ghent');
    expect(said).toContain('Tag 1');
    expect(said).toContain('An meine Reisepläne senden');
    expect(said).not.toMatch(/\b(Day 1|Send|Add a stop|Expenses)\b/);
  });

  test('the names of the browser’s own keys are German too', async () => {
    const page = await wayclip().openExtensionPage('options.html');
    await page.waitForSelector('.shortcuts dt');
    expect(await page.$$eval('.shortcuts dt', (terms) => terms.map((term) => term.textContent))).toContain(
      'Die markierten Wörter als Stopp hinzufügen',
    );
  });
});
