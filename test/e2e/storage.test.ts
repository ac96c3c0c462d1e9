// The browser's storage fails under the extension: nothing typed is lost, and it recovers by itself.
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf } from '../../tools/browser/popup.ts';
import { wayclipIn } from './wayclip-in.ts';

const open = async (wayclip: ReturnType<typeof wayclipIn>) => {
  const popup = await wayclip().pressAction(await wayclip().openPage(inject('blogUrl')));
  expect(await screenOf(popup, 'review', 'failed')).toBe('review');
  return popup;
};
const writeTitle = async (popup: Page, words: string) => {
  await press(popup, 'h1 button');
  await popup.waitForSelector('h1 input');
  await popup.$eval('h1 input', (field) => (field as HTMLInputElement).select());
  await popup.keyboard.type(words);
};

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);

  test('what is kept lasts, without a question to the traveller', async () => {
    const popup = await open(wayclip);
    // Chromium never evicts an extension's data with this permission, whatever `persist` returns there.
    const isUnlimited = await popup.evaluate(() =>
      // biome-ignore lint/suspicious/noExplicitAny: the extension's own interface, inside its page.
      (globalThis as any).chrome.permissions.contains({ permissions: ['unlimitedStorage'] }),
    );
    expect(isUnlimited).toBe(true);
    if (kind === 'firefox')
      await eventually('storage that lasts', async () =>
        (await popup.evaluate(() => navigator.storage.persisted())) ? true : undefined,
      );
  });

  test('a database that was thrown away under the background is opened anew', async () => {
    await (await open(wayclip)).close();
    const page = await wayclip().openExtensionPage('options.html');
    // Deletion waits until everyone has closed the database, which they do.
    const deleted = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.deleteDatabase('wayclip');
          request.onsuccess = () => resolve('deleted');
          request.onerror = () => resolve('refused');
        }),
    );
    expect(deleted).toBe('deleted');
    const popup = await open(wayclip);
    await writeTitle(popup, 'Read again');
    await popup.keyboard.press('Enter');
    await popup.close();
    expect(await textOf(await open(wayclip), 'h1')).toBe('Read again');
  });
});

// Firefox does not let automation into its background; the code under test is the same there.
describe('chromium, its storage full', () => {
  const wayclip = wayclipIn('chromium');
  const inBackground = async (code: string) => {
    const target = await wayclip().browser.waitForTarget((each) => each.type() === 'service_worker');
    await (await target.worker())?.evaluate(code);
  };
  const fill = `globalThis.put ??= IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new DOMException('Full.', 'QuotaExceededError'); }; 1`;
  const free = 'IDBObjectStore.prototype.put = globalThis.put; 1';
  const banner = (popup: Page) =>
    eventually('a word about it', () =>
      popup.$eval('.banner-title', (title) => title.textContent ?? '').catch(() => undefined),
    );

  test('typed words are shown and told as not stored, until they are', async () => {
    const typed = 'Typed on a full disk';
    const popup = await open(wayclip);
    await inBackground(fill);
    await writeTitle(popup, typed);
    await popup.keyboard.press('Enter');
    expect(await banner(popup)).toBe('Your latest changes aren’t saved yet');
    await popup.close();
    const still = await open(wayclip);
    await eventually('the words', async () => ((await textOf(still, 'h1')) === typed ? true : undefined));
    expect(await banner(still)).toBe('Your latest changes aren’t saved yet');
    await still.close();
    await inBackground(free);
    const again = await open(wayclip);
    expect(await textOf(again, 'h1')).toBe(typed);
    expect(await again.$('.banner-title')).toBeNull();
    await again.close();
    const left = await wayclip().openExtensionPage('options.html');
    const records = await left.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('wayclip-typed')),
    );
    expect(records).toEqual([]);
  });

  test('the word about it comes and goes without moving anything of the draft', async () => {
    const popup = await open(wayclip);
    await inBackground(fill);
    await writeTitle(popup, 'Typed again on a full disk');
    await popup.keyboard.press('Enter');
    await banner(popup);
    const places = () =>
      popup.$$eval('main h1, main button', (parts) => parts.map((part) => part.getBoundingClientRect().top));
    const beside = await places();
    await inBackground(free);
    await press(popup, '.banner .link');
    await popup.waitForSelector('.banner', { hidden: true });
    expect(await places()).toEqual(beside);
  });
});
