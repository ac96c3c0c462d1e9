// Pages whose content exists only in an open browser: what the extension makes of them, in both browsers.
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { draftIn } from './draft-in.ts';
import { wayclipIn } from './wayclip-in.ts';

const picturesAskedFor = async () =>
  Number(await (await fetch(`${inject('pagesUrl')}pictures-asked-for`)).text());

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);

  const open = (path: string) => wayclip().openPage(`${inject('pagesUrl')}${path}`);

  const draftOf = (page: Page) => draftIn(wayclip(), page);

  test('a page whose own policy allows nothing', async () => {
    const { days, stops } = await draftOf(await open('strict'));
    expect(days).toBe(2);
    expect(stops).toContain('Minnewater');
    expect(stops).toContain('Belfort');
  });

  test('days in closed sections, without the menu that is hidden as they are', async () => {
    const page = await open('accordion');
    const before = await page.content();
    const { days, stops } = await draftOf(page);
    expect(days).toBe(2);
    expect(stops).toContain('Grote Markt');
    expect(stops).toContain('Cogels-Osylei');
    expect(stops).not.toContain('Hidden menu');
    expect(await page.content()).toBe(before);
  });

  test('a picture that waits to be scrolled to', async () => {
    const before = await picturesAskedFor();
    const { stops } = await draftOf(await open('lazy'));
    expect(stops).toContain('Sint-Rombouts');
    // The page never loads it: only we know its address.
    await eventually('the picture', async () => ((await picturesAskedFor()) > before ? true : undefined));
  });

  test('days in a shadow tree, with what is put into it in its place', async () => {
    const { days, stops } = await draftOf(await open('shadow'));
    expect(days).toBe(2);
    expect(stops.indexOf('Oude Markt')).toBeGreaterThanOrEqual(0);
    expect(stops).toContain('Park Abdij');
  });

  test('days in a frame of the same site', async () => {
    const { days, stops } = await draftOf(await open('frame'));
    expect(days).toBe(2);
    expect(stops).toContain('Mercator');
    expect(stops).toContain('Fort Napoleon');
  });

  test('words from right to left', async () => {
    const { days, stops } = await draftOf(await open('right-to-left'));
    expect(days).toBe(2);
    expect(stops).toContain('باب العامود');
    expect(stops).toContain('متحف إسرائيل');
  });

  test('only the selected part, if a part is selected', async () => {
    const page = await open('selected');
    await page.evaluate(() => {
      const chosen = document.getElementById('chosen');
      if (chosen) getSelection()?.selectAllChildren(chosen);
    });
    const { stops } = await draftOf(page);
    expect(stops).toContain('Jardin du Mail');
    expect(stops).not.toContain('Citadelle');
    expect(stops).not.toContain('La Marlagne');
  });
});
