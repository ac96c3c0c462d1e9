// One draft in two windows, both edited at once: neither loses the other's edits.
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf } from '../../tools/browser/popup.ts';
import { wayclipIn } from './wayclip-in.ts';

const title = 'Porto from here';
const note = 'Ask for the table by the window';

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);

  const written = (page: Page, selector: string) =>
    page.$eval(selector, (field) => (field as HTMLInputElement).value);
  const editFirstStop = async (page: Page) => {
    await page.bringToFront();
    await page.$eval('.stop-head', (head) => (head as HTMLElement).focus());
    await page.keyboard.press('e');
    await page.waitForSelector('#stop-note');
  };

  /** A window in the background loses its field's focus, so each turn starts where the last one ended. */
  const goOnWithTitle = async (page: Page, letters: string, isFirst: boolean) => {
    await page.bringToFront();
    if (!(await page.$('h1 input'))) await press(page, 'h1 button');
    await page.waitForSelector('h1 input');
    await page.$eval(
      'h1 input',
      (field, from) => {
        const input = field as HTMLInputElement;
        input.focus();
        input.setSelectionRange(from ? 0 : input.value.length, input.value.length);
      },
      isFirst,
    );
    await page.keyboard.type(letters);
  };

  test('a title in one window and a note in the other, letter by letter in turns, are both whole', async () => {
    const popup = await wayclip().pressAction(await wayclip().openPage(inject('blogUrl')));
    await screenOf(popup, 'review');
    await popup.close();
    const one = await wayclip().openExtensionPage('review.html');
    await screenOf(one, 'review');
    const other = await wayclip().openExtensionPage('review.html');
    await screenOf(other, 'review');
    await editFirstStop(other);
    await other.$eval('#stop-note', (field) => (field as HTMLTextAreaElement).select());

    for (let at = 0; at < note.length; at += 8) {
      await goOnWithTitle(one, title.slice(at / 2, at / 2 + 4), at === 0);
      await other.bringToFront();
      await other.$eval('#stop-note', (field) => (field as HTMLTextAreaElement).focus());
      await other.keyboard.type(note.slice(at, at + 8));
    }
    expect(await written(other, '#stop-note')).toBe(note);

    await press(other, '#save-stop');
    await eventually('the title in the other window', async () =>
      (await textOf(other, 'h1')) === title ? true : undefined,
    );
    await one.close();
    await other.close();
    const again = await wayclip().openExtensionPage('review.html');
    await screenOf(again, 'review');
    expect(await textOf(again, 'h1')).toBe(title);
    await editFirstStop(again);
    expect(await written(again, '#stop-note')).toBe(note);
  });
});
