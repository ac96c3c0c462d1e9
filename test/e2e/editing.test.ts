// Editing a draft in the built extension, in real browsers.
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf, textsOf } from '../../tools/browser/popup.ts';
import { wayclipIn } from './wayclip-in.ts';

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  const open = async (page: Page) => {
    const popup = await wayclip().pressAction(page);
    await screenOf(popup, 'review');
    await popup.waitForSelector('.stop-head');
    return popup;
  };
  const names = (popup: Page) => textsOf(popup, '.stop-name');
  const shows = (popup: Page, expected: string[]) =>
    eventually(`the stops ${expected.join(', ')}`, async () =>
      (await names(popup)).join('\n') === expected.join('\n') ? true : undefined,
    );
  const focus = (popup: Page, index: number) =>
    popup.$$eval('.stop-head', (heads, at) => (heads[at] as HTMLElement).focus(), index);
  async function chord(popup: Page, ...keys: Parameters<Page['keyboard']['press']>[0][]): Promise<void> {
    for (const key of keys.slice(0, -1)) await popup.keyboard.down(key);
    await popup.keyboard.press(keys.at(-1) as (typeof keys)[0]);
    for (const key of keys.slice(0, -1).toReversed()) await popup.keyboard.up(key);
  }

  test('edited, moved, removed, undone, closed in the middle of a word and opened again: all is there', async () => {
    const page = await wayclip().openPage(inject('blogUrl'));
    const popup = await open(page);
    const [first = '', second = '', third = '', fourth = ''] = await names(popup);

    await focus(popup, 0);
    await popup.keyboard.press('e');
    await popup.waitForSelector('#stop-name');
    await popup.type('#stop-name', ' at dawn');
    await press(popup, '#save-stop');
    const dawn = `${first} at dawn`;
    await shows(popup, [dawn, second, third, fourth]);

    await focus(popup, 0);
    await chord(popup, 'Alt', 'ArrowDown');
    await shows(popup, [second, dawn, third, fourth]);
    await eventually('the focus on the moved stop', async () =>
      (await popup.evaluate(() => document.activeElement?.textContent))?.includes(dawn) ? true : undefined,
    );
    await popup.keyboard.press('Delete');
    await shows(popup, [second, third, fourth]);
    await chord(popup, 'Control', 'z');
    await shows(popup, [second, dawn, third, fourth]);

    await press(popup, 'h1 button');
    await popup.waitForSelector('h1 input');
    await popup.$eval('h1 input', (field) => (field as HTMLInputElement).select());
    await popup.keyboard.type('Porto with Ana');
    await popup.close();

    const again = await open(page);
    await shows(again, [second, dawn, third, fourth]);
    expect(await textOf(again, 'h1')).toBe('Porto with Ana');
    await chord(again, 'Control', 'z');
    await eventually('the title as the page has it', async () =>
      (await textOf(again, 'h1')) === 'Three slow days in Porto' ? true : undefined,
    );
    await chord(again, 'Control', 'z');
    await shows(again, [dawn, second, third, fourth]);
    await chord(again, 'Control', 'Shift', 'z');
    await shows(again, [second, dawn, third, fourth]);
  });
});
