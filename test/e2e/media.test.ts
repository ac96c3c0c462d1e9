// Trips in pictures and videos, in the built extension in real browsers.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Itinerary } from '../../lib/model/itinerary.ts';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { allow, press, screenOf, signInAndAllow, textOf, textsOf } from '../../tools/browser/popup.ts';
import { albumTraveller } from './album-traveller.ts';
import { film, mediaPages } from './media-pages.ts';
import { wayclipIn } from './wayclip-in.ts';

/** A trip whose picture is on another origin, which does not allow copying. */
let servers: Server[] = [];
let strictUrl = '';
const listening = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, 'localhost', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}/`),
    );
  });

beforeAll(async () => {
  const keeper = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(mediaPages['/sign-1.jpg']?.html);
  });
  const picture = await listening(keeper);
  const page = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><title>A day in Ghent</title><article><h1>A day in Ghent</h1><h2>Day 1</h2><img src="${picture}sign.jpg" width="1000" height="456" alt="A sign"><ul><li><b>09:00 Graslei</b> by the water</li><li><b>11:00 Gravensteen</b>, the castle</li></ul></article>`,
      );
  });
  strictUrl = await listening(page);
  servers = [keeper, page];
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

// Enough for the service to read the text on twelve pictures.
const patience = { timeout: 90_000, polling: 100 };

/** The text beside "Send pictures": "29 of 30 imports left …" → 29. */
async function importsLeft(popup: Page): Promise<number> {
  const left = await eventually('the imports that are left', async () => {
    const [, count] = /^(\d+) of \d+ imports left/.exec(await textOf(popup, '#imports-left')) ?? [];
    return count;
  });
  return Number(left);
}

const inService = async (): Promise<Itinerary[]> =>
  (await fetch(`${inject('truthUrl')}?email=${albumTraveller.email}`)).json();

async function daysIn(popup: Page): Promise<string[][]> {
  await popup.waitForSelector('[data-screen=review]', patience);
  const days: string[][] = [];
  for (let day = 1; await popup.$(`#day-chip-${day}`); day += 1) {
    await press(popup, `#day-chip-${day}`);
    await popup.waitForSelector(`#day-chip-${day}[aria-selected=true]`);
    days.push(await textsOf(popup, '.stop-name'));
  }
  return days;
}

/** Only as much of the second day as can be read from a moving picture. */
function tellsBothDays(days: string[][]): void {
  expect(days).toHaveLength(2);
  expect(days[0]?.join()).toContain('Livraria Lello');
  expect(days[1]?.join()).toContain('Castelo');
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);

  async function askedBeforeImport(page: Page): Promise<Page> {
    const popup = await wayclip().pressAction(page);
    await screenOf(popup, 'failed');
    await press(popup, '[data-step=let-service-read]');
    return popup;
  }
  async function readByService(page: Page): Promise<Page> {
    const popup = await askedBeforeImport(page);
    await press(popup, '#send-import');
    return popup;
  }
  const openReady = async (path: string) => {
    const page = await wayclip().openPage(`${inject('pagesUrl')}${path}`);
    await page.waitForSelector('body[data-ready]', patience);
    return page;
  };

  test('an account is connected whose plan has imports', async () => {
    const popup = await wayclip().pressAction(await wayclip().openPage(`${inject('pagesUrl')}ghent`));
    await screenOf(popup, 'review');
    await press(popup, '#send');
    await screenOf(popup, 'connect');
    const opening = wayclip().signInWindow(inject('authUrl'));
    await press(popup, '#connect');
    const window = await opening;
    await signInAndAllow(window, albumTraveller);
    await allow(window);
    expect(await screenOf(popup, 'sent', 'failed')).toBe('sent');
  });

  test('an import is counted once, however often, and its trip sent', { timeout: 240_000 }, async () => {
    const albumUrl = `${inject('pagesUrl')}album-${kind}`;
    const before = await inService();
    const popup = await askedBeforeImport(await wayclip().openPage(albumUrl));
    const left = await importsLeft(popup);
    await press(popup, '#send-import');
    tellsBothDays(await daysIn(popup));
    const title = await textOf(popup, 'h1');

    // Otherwise the page would show its old draft again.
    const library = await wayclip().openExtensionPage('review.html?place=library');
    const card = async () => {
      for (const found of await library.$$('.draft-card'))
        if ((await found.evaluate(({ textContent }) => textContent))?.includes(title)) return found;
      return undefined;
    };
    await eventually('its card', card);
    // Cards move while their pictures load, so a press can miss.
    await eventually('its menu', async () => {
      await (await (await card())?.$('.trip-save'))?.click();
      const opened = library.waitForSelector('.menu-entry-destructive', { timeout: 2_000 });
      return (await opened.catch(() => undefined)) ? true : undefined;
    });
    await press(library, '.menu-entry-destructive');
    await eventually('it being deleted', async () => ((await card()) ? undefined : true));
    const again = await askedBeforeImport(await wayclip().openPage(albumUrl));
    expect(await importsLeft(again)).toBe(left - 1);
    await press(again, '#send-import');
    tellsBothDays(await daysIn(again));
    expect(await textOf(again, 'h1')).toBe(title);
    await press(again, '#send');
    expect(await screenOf(again, 'sent', 'failed')).toBe('sent');

    const sent = (await inService()).filter(({ id }) => !before.some((other) => other.id === id));
    expect(sent).toMatchObject([{ title }]);
    tellsBothDays(sent[0]?.days?.map(({ stops }) => stops?.map(({ name }) => name ?? '') ?? []) ?? []);
    const lists = await wayclip().openExtensionPage('review.html?place=library');
    const ownTitles = before.flatMap((trip) => (trip.title === title ? [title] : []));
    await eventually('the trip in the library', async () => {
      const listed = (await textsOf(lists, '.listed-title')).filter((name) => name === title);
      return listed.length === ownTitles.length + 1 ? true : undefined;
    });
    const after = await askedBeforeImport(await wayclip().openPage(`${inject('pagesUrl')}album`));
    expect(await importsLeft(after)).toBe(left - 1);
  });

  test('an album becomes a draft', { timeout: 120_000 }, async () => {
    const popup = await readByService(await wayclip().openPage(`${inject('pagesUrl')}album`));
    tellsBothDays(await daysIn(popup));
  });

  test('so does a video on a page, whose player goes on as it was', { timeout: 120_000 }, async () => {
    const page = await openReady('film');
    const popup = await readByService(page);
    tellsBothDays(await daysIn(popup));
    expect(await page.$eval('video', ({ currentTime }) => currentTime)).toBe(0);
  });

  test('and one that is streamed into its player, which is put back', { timeout: 120_000 }, async () => {
    const page = await openReady(`stream-${kind}`);
    await page.$eval('video', async (player) => {
      const isThere = new Promise((done) => player.addEventListener('seeked', done, { once: true }));
      player.currentTime = 1;
      await isThere;
    });
    const popup = await askedBeforeImport(page);
    const left = await importsLeft(popup);
    await press(popup, '#send-import');
    tellsBothDays(await daysIn(popup));
    const next = await askedBeforeImport(await wayclip().openPage(`${inject('pagesUrl')}album-unread`));
    expect(await importsLeft(next)).toBe(left - 1);
    const after = await page.$eval('video', ({ currentTime, paused, muted }) => ({
      currentTime,
      paused,
      muted,
    }));
    expect(after).toEqual({ currentTime: 1, paused: true, muted: false });
  });

  test('and a video file from the disk', { timeout: 120_000 }, async () => {
    const page = await wayclip().openExtensionPage('convert.html');
    await page.waitForSelector('.drop-zone');
    await page.$eval(
      '.drop-zone',
      (zone, data) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(data)], 'porto.webm'));
        zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      },
      [...film],
    );
    await page.waitForSelector('[data-screen=convert-nothing]', patience);
    expect(await textOf(page, 'h1')).toBe('This is a video');
    await press(page, '#let-service-read');
    await press(page, '#send-import');
    tellsBothDays(await daysIn(page));
  });

  // Elsewhere the popup is in a tab of its own, and the page is not in front.
  test.runIf(kind === 'chromium')('a picture that its site keeps is cut out of the screen', async () => {
    const popup = await wayclip().pressAction(await wayclip().openPage(strictUrl));
    await screenOf(popup, 'review');
    await press(popup, '#day-picture');
    await eventually('the offer', async () =>
      (await textsOf(popup, '.banner-actions button')).includes('Capture from screen') ? true : undefined,
    );
    for (const button of await popup.$$('.banner-actions button'))
      if ((await button.evaluate(({ textContent }) => textContent))?.includes('Capture'))
        await button.click();
    await popup.waitForSelector('.picker img', patience);
    const size = await popup.$eval('.picker img', async (image) => {
      await (image as HTMLImageElement).decode();
      return (image as HTMLImageElement).naturalWidth;
    });
    expect(size).toBeGreaterThan(300);
  });
});
