// Exporting a draft and continuing by hand, in the built extension in real browsers.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf, textsOf } from '../../tools/browser/popup.ts';
import { wayclipIn } from './wayclip-in.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wayclip-files-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The file that the page hands to the browser for saving, captured where it is created. */
async function savedBy(popup: Page): Promise<string> {
  await popup.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      (globalThis as { made?: unknown }).made = blob;
      return make(blob);
    };
  });
  await press(popup, '#export-save');
  await popup.waitForFunction(() => 'made' in globalThis, { polling: 50 });
  return popup.evaluate(async () => {
    const { made } = globalThis as unknown as { made: Blob };
    Reflect.deleteProperty(globalThis, 'made');
    return made.text();
  });
}

const choose = (popup: Page, kind: string) =>
  popup.$eval(`input[name=export-kind][value=${kind}]`, (radio) => (radio as HTMLInputElement).click());

const setDate = (popup: Page, date: string) =>
  popup.$eval(
    '#export-start',
    (field, value) => {
      (field as HTMLInputElement).value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    date,
  );

/** The names of a file's elements, by the browser's own strict parser. */
/** In a page that is not ours, because ours block parsing. */
const elementsOf = (page: Page, xml: string) =>
  page.evaluate(
    (text) =>
      [...new DOMParser().parseFromString(text, 'application/xml').querySelectorAll('*')].map(
        ({ tagName }) => tagName,
      ),
    xml,
  );

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  const pressOn = async (url: string) => wayclip().pressAction(await wayclip().openPage(url));
  const chips = (popup: Page) => textsOf(popup, '.day-chip');
  // A new draft for every retry, because the previous attempt left one behind.
  let recipe = '';
  let tries = 0;

  test('files are made in the popup, without an account, and open elsewhere', async () => {
    const popup = await pressOn(`${inject('pagesUrl')}ghent`);
    await screenOf(popup, 'review');
    await press(popup, '#export');
    await choose(popup, 'calendar');
    await popup.waitForSelector('dialog[open] #export-start');
    await setDate(popup, '2027-05-13');
    const events = new ICAL.Component(ICAL.parse(await savedBy(popup))).getAllSubcomponents('vevent');
    expect(events.map((event) => event.getFirstPropertyValue('summary'))).toContain('Graslei');
    await choose(popup, 'wayclip');
    const own = await savedBy(popup);
    expect(JSON.parse(own)).toMatchObject({ format: 'wayclip', version: 1 });
    writeFileSync(join(folder, `${kind}.wayclip.json`), own);
    await popup.keyboard.press('Escape');
    await popup.waitForSelector('dialog', { hidden: true });
    expect(await popup.evaluate(() => document.activeElement?.id)).toBe('export');
  });

  test('an own file is opened in the Library; anything else is refused in words', async () => {
    const page = await wayclip().openExtensionPage('review.html?place=library');
    const choice = async (path: string) => {
      const input = (await page.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(path);
    };
    writeFileSync(join(folder, 'other.json'), '{"days":[]}');
    await choice(join(folder, 'other.json'));
    await page.waitForSelector('#trouble-title');
    expect(await textOf(page, '#trouble-title')).toBe('This is not a Wayclip file');
    await press(page, '#close-trouble');
    await choice(join(folder, `${kind}.wayclip.json`));
    expect(await screenOf(page, 'review')).toBe('review');
    expect(await textOf(page, 'h1')).toBe('A day in Ghent');
  });

  test('the draft is drawn to be printed, and the page says how', async () => {
    const popup = await pressOn(inject('blogUrl'));
    await screenOf(popup, 'review');
    const clipId = await eventually('the clip', () =>
      popup.evaluate(
        () =>
          new Promise<string | undefined>((resolve) => {
            const asked = indexedDB.open('wayclip');
            asked.onsuccess = () => {
              const keys = asked.result.transaction('clips').objectStore('clips').getAllKeys();
              keys.onsuccess = () => resolve(keys.result.map(String).at(-1));
            };
          }),
      ),
    );
    const printed = await wayclip().openExtensionPage(`take.html?clip=${clipId}&as=print`);
    await printed.waitForSelector('.print-stop');
    expect(await textOf(printed, '.print-source')).toContain('http');
    const gone = await wayclip().openExtensionPage('take.html?clip=none&as=ics');
    await gone.waitForSelector('.failure-state');
    expect(await textOf(gone, 'h1')).toBe('This draft is no longer here');
  });

  test('where a page gives nothing, a pasted list becomes the draft, and is there again next time', async () => {
    recipe = `${inject('pagesUrl')}recipe?try=${++tries}`;
    const popup = await pressOn(recipe);
    expect(await screenOf(popup, 'failed')).toBe('failed');
    await press(popup, '#start-list');
    await popup.waitForSelector('dialog[open] #pasted-list');
    await popup.type('#pasted-list', 'Day 1: Coast\n09:00 Sintra\n- Cascais\nDay 2\nLisbon');
    await press(popup, '#add-list');
    await screenOf(popup, 'review');
    expect(await chips(popup)).toHaveLength(2);
    expect((await textsOf(popup, '.stop-row')).join('\n')).toMatch(/Sintra, 09:00[\s\S]*Cascais/);
    await press(popup, '#paste-list');
    await popup.waitForSelector('dialog[open] #pasted-list');
    await popup.type('#pasted-list', 'Ericeira');
    await press(popup, '#add-list');
    await eventually('the stop', async () =>
      (await textsOf(popup, '.stop-row')).some((row) => row.includes('Ericeira')) ? true : undefined,
    );
    await popup.close();
    const again = await pressOn(recipe);
    await screenOf(again, 'review');
    expect((await textsOf(again, '.stop-row')).join('\n')).toContain('Ericeira');
  });

  test('maps of any words open with the browser’s own parser', async () => {
    const page = await wayclip().openPage(recipe);
    const popup = await wayclip().pressAction(page);
    await screenOf(popup, 'review');
    await press(popup, '#export');
    await choose(popup, 'places');
    const gpx = await elementsOf(page, await savedBy(popup));
    expect(gpx).toContain('wpt');
    await popup.$$eval('input[name=export-as]', ([, kml]) => (kml as HTMLInputElement).click());
    const kml = await elementsOf(page, await savedBy(popup));
    expect(kml).toContain('Placemark');
    expect([...gpx, ...kml]).not.toContain('parsererror');
  });
});

describe('chromium', () => {
  const wayclip = wayclipIn('chromium');

  test('the real popup leaves the file among the downloads', async () => {
    const session = await wayclip().browser.target().createCDPSession();
    await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
    const popup = await wayclip().pressAction(await wayclip().openPage(`${inject('pagesUrl')}ghent`));
    await screenOf(popup, 'review');
    await press(popup, '#export');
    await choose(popup, 'notes');
    await press(popup, '#export-save');
    const name = 'A day in Ghent.md';
    await eventually('the file', () => (readdirSync(folder).includes(name) ? true : undefined));
    expect(readFileSync(join(folder, name), 'utf8')).toContain('**Graslei**');
  });
});
