// Names that may be stops, taken and dropped in the built extension, in real browsers.
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf, textsOf } from '../../tools/browser/popup.ts';
import { check } from '../../tools/shots/check.ts';
import { wayclipIn } from './wayclip-in.ts';

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  const pressOn = async (path: string) =>
    wayclip().pressAction(await wayclip().openPage(`${inject('pagesUrl')}${path}`));
  const stops = (popup: Page) => textsOf(popup, '.stop-name');
  const offered = (popup: Page) => textsOf(popup, '.also-name');
  const unfold = async (popup: Page): Promise<string[]> => {
    await press(popup, '#also-on-page');
    await popup.waitForSelector('.also-name');
    return offered(popup);
  };
  const shows = (popup: Page, what: () => Promise<string[]>, expected: string[]) =>
    eventually(`${expected.join(', ')} on ${popup.url()}`, async () =>
      (await what()).join('\n') === expected.join('\n') ? true : undefined,
    );

  test('under a day: a name is taken to its place, given back, and dropped for good', async () => {
    const popup = await pressOn('rila');
    await screenOf(popup, 'review');
    const before = await stops(popup);
    expect(await textOf(popup, '#also-on-page')).toMatch(/^Also on this page \(\d+\)$/);
    const [name = '', ...others] = await unfold(popup);
    expect(name).toBe('Malyovitsa');
    expect(await check(popup)).toEqual([]);
    await press(popup, '.also-take');
    // The page names it as the starting point, so it comes first.
    await shows(popup, () => stops(popup), [name, ...before]);
    await popup.keyboard.down('Control');
    await popup.keyboard.press('z');
    await popup.keyboard.up('Control');
    await shows(popup, () => stops(popup), before);
    await shows(popup, () => offered(popup), [name, ...others]);
    await press(popup, '.also-row .icon-button');
    await eventually('the toast', async () =>
      (await textsOf(popup, '.toast')).join().includes(`${name} dismissed`) ? true : undefined,
    );
    await popup.close();
    const again = await pressOn('rila');
    await screenOf(again, 'review');
    expect(await stops(again)).toEqual(before);
    expect(await again.$$('#also-on-page')).toHaveLength(others.length > 0 ? 1 : 0);
    await again.close();
  });

  test('a page that is refused says why, and a draft begins with one of its names', async () => {
    const popup = await pressOn('climate');
    expect(await screenOf(popup, 'failed', 'review')).toBe('failed');
    expect(await textOf(popup, '.lead')).not.toBe('');
    const [first = '', ...others] = await unfold(popup);
    expect(first).not.toBe('');
    expect(await check(popup)).toEqual([]);
    await press(popup, '.also-take');
    await screenOf(popup, 'review');
    await shows(popup, () => stops(popup), [first]);
    expect(await unfold(popup)).toEqual(others);
    await popup.close();
    const again = await pressOn('climate');
    await screenOf(again, 'review');
    expect(await stops(again)).toEqual([first]);
    await again.close();
  });
});
