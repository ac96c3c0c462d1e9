// The same draft in the popup, in the side panel and on a full page; and its words, highlighted in their source page.
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf, textsOf } from '../../tools/browser/popup.ts';
import { wayclipIn } from './wayclip-in.ts';

/** The highlighted text of a page, its scroll position, and whether the highlight is in view. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('wayclip') ?? [])] as Range[];
    const { top = -1, bottom = -1 } = ranges[0]?.getBoundingClientRect() ?? {};
    return { words: ranges.map(String), scrolled: scrollY, inSight: top >= 0 && bottom <= innerHeight };
  });

/** How many pixels of a picture have the highlight colour. */
async function markedPixels(picture: string, other: Page): Promise<number> {
  return other.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    const bytes = canvas?.getImageData(0, 0, image.width, image.height).data ?? [];
    let pixels = 0;
    for (let at = 0; at < bytes.length; at += 4)
      if (bytes[at] === 243 && bytes[at + 1] === 227 && bytes[at + 2] === 179) pixels += 1;
    return pixels;
  }, picture);
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);

  async function reviewOf(url: string) {
    const page = await wayclip().openPage(url);
    const popup = await wayclip().pressAction(page);
    await screenOf(popup, 'review', 'sent');
    return { page, popup };
  }
  const openStop = async (surface: Page, name: string) => {
    const heads = await surface.$$('.stop-head');
    for (const head of heads)
      if ((await head.evaluate((element) => element.textContent))?.includes(name)) await head.click();
    await surface.waitForSelector('blockquote');
  };

  test('beside the page stands the same draft, at the same place', async () => {
    const { popup } = await reviewOf(inject('blogUrl'));
    await press(popup, '#day-chip-2');
    await popup.waitForFunction(() => document.querySelector('#day-chip-2')?.ariaSelected === 'true');
    await press(popup, '#beside');
    const beside = await wayclip().beside();
    expect(await screenOf(beside, 'review', 'idle', 'failed')).toBe('review');
    expect(await textOf(beside, 'h1')).toBe('Three slow days in Porto');
    expect(await beside.$eval('#day-chip-2', (chip) => chip.ariaSelected)).toBe('true');
    expect(await beside.$('#beside')).toBeNull();
  });

  test('a full page opens with the same draft, and keeps it when the others are closed', async () => {
    const { page } = await reviewOf(inject('blogUrl'));
    await page.close();
    const full = await wayclip().openExtensionPage('review.html');
    expect(await screenOf(full, 'review', 'idle', 'failed')).toBe('review');
    expect(await textOf(full, 'h1')).toBe('Three slow days in Porto');
    expect((await textsOf(full, '.stop-row')).length).toBeGreaterThan(2);
  });

  test('a click on a quote scrolls the page to its words and marks them, and changes nothing in it', async () => {
    const { page, popup } = await reviewOf(inject('blogUrl'));
    await press(popup, '#day-chip-1');
    const before = await page.content();
    expect((await marked(page)).words).toEqual([]);
    await openStop(popup, 'Jardim do Morro');
    await press(popup, '.quote-show');
    const showing = await eventually('the mark in sight', async () => {
      const now = await marked(page);
      return now.inSight ? now : undefined;
    });
    expect(showing.words[0]).toBe('Jardim do Morro');
    expect(showing.scrolled).toBeGreaterThan(200);
    expect(await page.content()).toBe(before);
    await page.bringToFront();
    const picture = await page.screenshot({ encoding: 'base64' });
    expect(
      await markedPixels(picture, await wayclip().openPage(`${inject('pagesUrl')}empty`)),
    ).toBeGreaterThan(500);
  });

  test('words that are no longer on the page, and a page that is closed, are told in a sentence', async () => {
    const { page, popup } = await reviewOf(`${inject('pagesUrl')}ghent`);
    await openStop(popup, 'Gravensteen');
    await page.evaluate(() => {
      for (const item of document.querySelectorAll('li')) item.textContent = 'Rewritten since.';
    });
    await press(popup, '.quote-show');
    await eventually('the sentence', async () =>
      /The page has changed\./.test(await textOf(popup, '.quote')) ? true : undefined,
    );
    const full = await wayclip().openExtensionPage('review.html');
    await screenOf(full, 'review');
    await page.close();
    if (!(await full.$('blockquote'))) await openStop(full, 'Gravensteen');
    await press(full, '.quote-show');
    await eventually('the sentence', async () =>
      /The page is not open here\./.test(await textOf(full, '.quote')) ? true : undefined,
    );
    expect(await full.$('.quote-open')).not.toBeNull();
  });

  test.runIf(kind === 'chromium')('the page’s menu adds what is selected to the open draft', async () => {
    const { page } = await reviewOf(inject('blogUrl'));
    const full = await wayclip().openExtensionPage('review.html');
    await screenOf(full, 'review', 'sent');
    const target = await wayclip().browser.waitForTarget((found) => found.type() === 'service_worker');
    await (await target.worker())?.evaluate(chooseAddStop, { url: page.url(), words: 'Casa do Vento' });
    await eventually('the stop', async () =>
      (await textsOf(full, '.stop-row')).join().includes('Casa do Vento') ? true : undefined,
    );
  });

  test('an edit made on one surface is there on the other at once, and a page read again keeps it', async () => {
    const { page } = await reviewOf(`${inject('pagesUrl')}ghent`);
    const besides = await wayclip().openExtensionPage('sidepanel.html');
    await screenOf(besides, 'review');
    const full = await wayclip().openExtensionPage('review.html');
    await screenOf(full, 'review');
    const added = await besides.evaluate(addStopByMessage);
    expect(added).toBe(true);
    await eventually('the stop on the other surface', async () =>
      (await textsOf(full, '.stop-row')).join().includes('Sint-Baafs') ? true : undefined,
    );
    await page.evaluate(() => {
      const item = document.createElement('li');
      item.innerHTML = '<b>14:00 Patershol</b>, the old quarter';
      document.querySelector('ul')?.append(item);
    });
    const again = await wayclip().pressAction(page);
    await screenOf(again, 'review');
    await eventually('the banner', async () =>
      /New: Patershol\./.test(await textOf(again, '[data-screen]')) ? true : undefined,
    );
    const names = async () => (await textsOf(again, '.stop-row')).join();
    expect(await names()).toContain('Sint-Baafs');
    expect(await names()).not.toContain('Patershol');
    await again.$$eval('.banner .link', (links) => {
      (links.find((link) => link.textContent === 'Add the new ones') as HTMLElement | undefined)?.click();
    });
    await eventually('the new stop', async () => ((await names()).includes('Patershol') ? true : undefined));
    expect(await names()).toContain('Sint-Baafs');
    expect(await textOf(again, '[data-screen]')).not.toContain('New on it');
  });
});

/** Runs in the background: automation cannot reach the page's context menu, so its entry is triggered from inside. */
async function chooseAddStop({ url, words }: { url: string; words: string }): Promise<void> {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
  const api = (globalThis as any).chrome;
  const [tab] = (await api.tabs.query({})).filter((found: { url?: string }) => found.url === url);
  api.contextMenus.onClicked.dispatch({ menuItemId: 'add-stop', selectionText: words }, tab);
}

/** Runs in an extension page: adds a stop to the draft viewed last, as the menu entry does. */
async function addStopByMessage(): Promise<boolean> {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
  const api = (globalThis as any).browser ?? (globalThis as any).chrome;
  const { desk } = await api.storage.session.get('desk');
  const ask = async (type: string, data: object) =>
    (await api.runtime.sendMessage({ id: 1, type, data, timestamp: Date.now() })).res;
  const clip = await ask('clip.open', { clipId: desk.clipId });
  const dayId = clip.value.draft.days[0].id;
  const edit = { kind: 'add-stop', dayId, newStopId: 'by-hand', fields: { name: 'Sint-Baafs' } };
  return (await ask('clip.edit', { clipId: desk.clipId, edit })).ok;
}
