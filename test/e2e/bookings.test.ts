// Booking files become trips, in the built extension in real browsers.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf, textsOf } from '../../tools/browser/popup.ts';
import { handbook, lockedTicket, menu, stay, ticket } from '../../tools/shots/booking-papers.ts';
import { scanned } from '../../tools/shots/scan.ts';
import { picturePdf } from '../pdf/picture-pdf.ts';
import { wayclipIn } from './wayclip-in.ts';

let folder = '';
let server: Server;
let papersUrl = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wayclip-papers-'));
  const papers = {
    'ticket.pdf': ticket(),
    'stay.pdf': stay(),
    'locked.pdf': lockedTicket('jasmim'),
    'menu.pdf': menu(),
    'handbook.pdf': handbook(3000),
    'scan.pdf': picturePdf(await scanned(stay())),
  };
  for (const [name, bytes] of Object.entries(papers)) writeFileSync(join(folder, name), bytes);
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(ticket());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  papersUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const patience = { timeout: 60_000 };
const found = (page: Page) => page.waitForSelector('[data-screen=convert-found]', patience);

async function choose(page: Page, ...names: string[]): Promise<void> {
  const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(...names.map((name) => join(folder, name)));
}

/** Drops a file on the drop zone. */
const drop = (page: Page, name: string, bytes: Uint8Array) =>
  page.$eval(
    '.drop-zone',
    (zone, file, data) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(data)], file));
      zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    name,
    [...bytes],
  );

/** Firefox does not report the address of an extension page, and evaluating in a closed page fails. */
const isConvertPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => location.pathname === '/convert.html').catch(() => false);

/** The rows of every day of the draft on the screen. Empty days are collapsed into one chip until it is pressed. */
async function daysIn(page: Page): Promise<string[][]> {
  await screenOf(page, 'review');
  const days: string[][] = [];
  for (let day = 1; await page.$(`#day-chip-${day}`); day += 1) {
    await press(page, `#day-chip-${day}`);
    await page.waitForSelector(`#day-chip-${day}[aria-selected=true]`);
    days.push(await textsOf(page, '.stop-name'));
  }
  return days;
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  const open = () => wayclip().openExtensionPage('convert.html');

  test('a dropped ticket is found, shown on its page, and becomes a trip of its own', async () => {
    const page = await open();
    await page.waitForSelector('.drop-zone');
    await drop(page, 'ticket.pdf', ticket());
    await found(page);
    expect(await textsOf(page, '.booking-name')).toEqual([
      'London Heathrow to Lisboa',
      'Lisboa to London Heathrow',
    ]);
    await page.waitForSelector('.page-picture', patience);
    expect((await textsOf(page, '.page-mark-number')).length).toBeGreaterThan(5);
    // The name and the ticket number are blacked out in the picture from the start.
    expect((await page.$$('.page-cover')).length).toBeGreaterThanOrEqual(2);
    await press(page, '#add-bookings');
    const days = await daysIn(page);
    expect(days).toHaveLength(5);
    expect(days[0]?.join()).toContain('CV 1417');
    expect(days[4]?.join()).toContain('CV 1418');
  });

  test('a stay joins the trip whose dates meet, once, however often it is added', async () => {
    for (const _time of [1, 2]) {
      const page = await open();
      await choose(page, 'stay.pdf');
      await found(page);
      expect(await textOf(page, '.join-row:has(:checked) .tag')).toBe('Dates overlap');
      await press(page, '#add-bookings');
      const days = await daysIn(page);
      expect(days).toHaveLength(5);
      expect(days.map((stops) => stops.filter((name) => name.includes('Casa do Jasmim')).length)).toEqual([
        1, 1, 1, 1, 1,
      ]);
      expect(days[0]?.join()).toContain('CV 1417');
    }
  });

  test('a password is asked for until it opens the file', async () => {
    const page = await open();
    await choose(page, 'locked.pdf');
    // A sheet that is not open yet does not receive keys.
    await page.waitForSelector('#pdf-password', { ...patience, visible: true });
    await page.type('#pdf-password', 'rosmaninho');
    await page.keyboard.press('Enter');
    await page.waitForSelector('#pdf-password-note', { ...patience, visible: true });
    await page.type('#pdf-password', 'jasmim');
    await page.keyboard.press('Enter');
    await found(page);
    expect(await textsOf(page, '.booking-name')).toHaveLength(2);
    await page.waitForSelector('.page-picture', patience);
  });

  test('a scan is read on this computer, and says that it is to be checked', {
    timeout: 180_000,
  }, async () => {
    const page = await open();
    await choose(page, 'scan.pdf');
    await page.waitForSelector('[data-screen=convert-found]', { timeout: 150_000 });
    expect(await textOf(page, '.banner-title')).toBe('Read from a picture');
    expect((await textsOf(page, '.booking-name')).join()).toContain('Casa do Jasmim');
    await page.waitForSelector('.page-picture', patience);
    expect((await textsOf(page, '.page-mark-number')).length).toBeGreaterThan(3);
    // A mistake is corrected in place on its card.
    await press(page, '.fields-value .in-place');
    await page.type('.in-place-field', 'Casa do Jasmim, Lapa');
    await page.keyboard.press('Enter');
    expect(await textsOf(page, '.booking-name')).toEqual(['Casa do Jasmim, Lapa']);
    // Or by pointing at it in the picture, where its words were read.
    await press(page, '#point');
    await page.waitForSelector('[data-screen=convert-point] .point-word', patience);
    await press(page, '[role=option][aria-label="Jasmim"]');
    await press(page, '[role=menuitem]');
    expect(await textOf(page, '.point-told')).toBe('Name: Jasmim');
    await page.focus('#page-words');
    await page.keyboard.down('Shift');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.up('Shift');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await textOf(page, '.point-told')).toBe('Name: Casa do Jasmim');
    await press(page, '#pointing-done');
    await found(page);
    expect(await textsOf(page, '.booking-name')).toEqual(['Casa do Jasmim']);
  });

  test('a file without a booking says so, and another can be chosen', async () => {
    const page = await open();
    await choose(page, 'menu.pdf');
    await page.waitForSelector('[data-screen=convert-nothing]', patience);
    expect(await textOf(page, 'h1')).toBe('No booking in this file');
    await choose(page, 'ticket.pdf');
    await found(page);
  });

  test('reading stops half way, and the page is there for another file', async () => {
    const page = await open();
    await choose(page, 'handbook.pdf');
    // What is on the first pages is shown before the last one is read.
    await page.waitForSelector('.convert-found-line', patience);
    await press(page, '#stop-reading');
    await page.waitForSelector('[data-screen=convert-choose]', patience);
    expect(await textOf(page, '.banner')).toContain('Nothing was kept');
    await choose(page, 'ticket.pdf');
    await found(page);
  });

  test('a PDF in the browser’s own viewer is read with one press on Wayclip', async () => {
    const viewer = await wayclip().browser.newPage();
    // Firefox does not report when its viewer is ready.
    await viewer.goto(`${papersUrl}ticket.pdf`, { timeout: 5000 }).catch(() => undefined);
    void wayclip()
      .pressAction(viewer)
      // The popup closes as soon as the page opens.
      .catch(() => undefined);
    const page = await eventually('the page for bookings', async () => {
      for (const each of await wayclip().browser.pages()) if (await isConvertPage(each)) return each;
      return undefined;
    });
    await found(page);
    expect(await textsOf(page, '.booking-name')).toEqual([
      'London Heathrow to Lisboa',
      'Lisboa to London Heathrow',
    ]);
  });
});
