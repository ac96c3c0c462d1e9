// Stops that are not on the map: repaired one after the other by keys alone, and looked up online, switched on, used, taken back.
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf, textsOf } from '../../tools/browser/popup.ts';
import { type PlaceSearchHost, type Spot, startPlaceSearch } from '../place-search.ts';
import { ByKeyboard, takeFocus } from './by-keyboard.ts';
import { wayclipIn } from './wayclip-in.ts';

/** As they are typed, and as they are called there. */
const towns: [typed: string, called: RegExp][] = [
  ['Ghent', /Gent|Ghent/],
  ['Antwerp', /Antwerp/],
  ['Leuven', /Leuven/],
  ['Mechelen', /Mechelen/],
  ['OST', /Ostend|Oostende/],
  ['Kortrijk', /Kortrijk/],
  ['50.8503, 4.3517', /50\.8503/],
  ['Namur', /Namur/],
  ['Dinant', /Dinant/],
  ['https://www.google.com/maps/@50.8517,2.8857,15z', /50\.8517/],
];

/** Names of the page at `/invented`; some of them lie near each other, one in Africa, one is nonsense. */
const spot = (name: string, lat: number, lon: number, more: Partial<Spot> = {}): Spot => ({
  name,
  lat,
  lon,
  country: 'be',
  city: 'Bruges',
  ...more,
});
const known: Record<string, Spot> = {
  Zuvrinhuis: spot('Zuvrinhuis', 51.2093, 3.2247, { tag: ['tourism', 'museum'] }),
  Quelbrouckplein: spot('Quelbrouckplein', 51.21, 3.226, { tag: ['place', 'square'] }),
  Vandrelle: spot('Vandrelle', -33.9, 18.4, { country: 'za', city: 'Cape Town' }),
};

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  let host: PlaceSearchHost;
  beforeAll(async () => {
    const answers = Object.fromEntries(
      Object.entries(known).map(([name, place]) => [`${name}, Bruges`, [place]]),
    );
    const bare = Object.fromEntries(Object.entries(known).map(([name, place]) => [name, [place]]));
    host = await startPlaceSearch({ ...bare, ...answers });
  });
  afterAll(() => host.stop());

  const open = async (path: string): Promise<Page> => {
    const popup = await wayclip().pressAction(await wayclip().openPage(`${inject('pagesUrl')}${path}`));
    expect(await screenOf(popup, 'review', 'failed')).toBe('review');
    await popup.waitForSelector('.stop-head');
    return popup;
  };

  test('a page with ten stops that nobody can place is repaired by keys', async () => {
    const popup = await open('invented');
    if (kind === 'firefox') await takeFocus(wayclip().browser);
    const keys = new ByKeyboard(popup, kind);
    expect(await textOf(popup, '.unplaced-strip')).toContain('10 stops are not on the map');
    await keys.tabTo('button', /^Find places$/);
    await keys.press('Enter');
    await keys.hears('heading', /^Stops to place$/);
    await keys.tabTo('button', /^Go one by one$/);
    await keys.press('Enter');
    for (const [typed, called] of towns) {
      // Nobody knows the name: the field is there to be written over.
      await keys.hears('textbox', /Search for another name/);
      await keys.write(typed);
      await keys.press('Enter');
      await keys.hears('radio', called);
      await keys.press('Enter');
    }
    await eventually('all on the map', async () => ((await popup.$('.unplaced-strip')) ? undefined : true));
    expect(await popup.$$('.stop-find')).toHaveLength(0);
    await keys.hears('button', /^Stop 10/);
    await keys.press('Control', 'z');
    await eventually('one less', async () => ((await popup.$('.unplaced-strip')) ? true : undefined));
  });

  test('the full page keeps its map beside the list, empty or not, and a pin is dragged and put down on it', async () => {
    await open('invented-last');
    const empty = await wayclip().openExtensionPage('review.html');
    await screenOf(empty, 'review');
    const map = await (await empty.waitForSelector('.trip-map-empty'))?.boundingBox();
    const list = await (await empty.waitForSelector('.stop-row'))?.boundingBox();
    expect(map?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
    expect(map?.width).toBeGreaterThan(200);
    await empty.close();

    await open('ghent');
    const full = await wayclip().openExtensionPage('review.html');
    await screenOf(full, 'review');
    const spotOf = async () => {
      const box = await (await full.waitForSelector('.map-touch[aria-label*="Graslei"]'))?.boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const from = await spotOf();
    await full.bringToFront();
    await full.mouse.move(from.x, from.y);
    await full.mouse.down();
    for (const step of [10, 30, 60]) await full.mouse.move(from.x - step, from.y - step / 2);
    await full.mouse.up();
    // Put down, it can be taken back; taken back, it can be put there again.
    const can = (which: 'first' | 'last') => full.$(`.undo-button:${which}-child[aria-disabled=false]`);
    await eventually('the pin put down', async () => ((await can('first')) ? true : undefined));
    expect(await can('last')).toBeNull();
    await press(full, '.undo-button:first-child');
    await eventually('the pin taken back', async () => ((await can('last')) ? true : undefined));
    // There was no other change: nothing is left to take back.
    await eventually('nothing more to undo', async () => ((await can('first')) ? undefined : true));
  });

  test('online search: switched on, used on a press, listed, and taken back', async () => {
    const settings = await wayclip().openExtensionPage('options.html');
    const switchOn = async () => {
      await settings.bringToFront();
      await settings.waitForSelector('#place-search-address');
      await settings.$eval('#place-search-address', (field) => (field as HTMLInputElement).select());
      await settings.type('#place-search-address', host.template);
      await press(settings, '#place-search-on');
      await settings.waitForSelector('#place-search-off');
    };
    await settings.waitForSelector('#place-search-on, #place-search-off');
    if (await settings.$('#place-search-off')) await press(settings, '#place-search-off');
    const before = host.asked.length;
    await open('invented-too');
    // A popup does not outlive a look at the settings; what stands beside the page does.
    const popup = await wayclip().openExtensionPage('sidepanel.html');
    await screenOf(popup, 'review');
    await press(popup, '#find-places');
    // Off: what would be sent is said, and nothing is.
    await popup.waitForSelector('[data-look-up=off]');
    expect(await textOf(popup, '.look-up')).toContain('nominatim.openstreetmap.org');
    expect(host.asked).toHaveLength(before);

    await switchOn();
    await popup.bringToFront();
    // The draft hears of it by itself, and waits for a press.
    await popup.waitForSelector('[data-look-up=ready]');
    expect(host.asked).toHaveLength(before);
    await press(popup, '#look-up');
    await popup.waitForSelector('[data-look-up=done]', { timeout: 30_000 });
    expect(await textOf(popup, '.look-up')).toMatch(/2 placed, 1 to choose, 1 not found/);
    const asked = host.asked.slice(before);
    expect(asked.every(({ agent }) => agent.startsWith('Wayclip/'))).toBe(true);
    expect(host.mostAtOnce()).toBe(1);
    expect(new Set(asked.map(({ query }) => query)).size).toBe(asked.length);
    await press(popup, '#leave-places');
    await eventually('two of them placed', async () =>
      (await textsOf(popup, '.stop-find')).length === 2 ? true : undefined,
    );
    expect(await textsOf(popup, '.stop-doubt')).toHaveLength(1);

    const ledger = await wayclip().openExtensionPage('options.html');
    await ledger.waitForSelector('#left tbody tr');
    expect((await textsOf(ledger, '#left tbody tr')).join()).toContain(new URL(host.template).host);

    // Taken back: by the browser where it lets itself be asked, else as it tells the extension.
    const pattern = 'http://127.0.0.1/*';
    if (kind === 'firefox')
      await settings.evaluate(
        // biome-ignore lint/suspicious/noExplicitAny: the extension's own interface, inside its page.
        (origin) => (globalThis as any).browser.permissions.remove({ origins: [origin] }),
        pattern,
      );
    else {
      const target = await wayclip().browser.waitForTarget((found) => found.type() === 'service_worker');
      await (await target.worker())?.evaluate((origin) => {
        // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
        (globalThis as any).chrome.permissions.onRemoved.dispatch({ origins: [origin] });
      }, pattern);
    }
    // The settings hear of it by themselves, and say so.
    await settings.waitForSelector('#place-search-on');
    const sofar = host.asked.length;
    const again = await open('invented-last');
    await press(again, '#find-places');
    await again.waitForSelector('[data-look-up=off]');
    expect(host.asked).toHaveLength(sofar);
    if (kind === 'firefox') {
      await switchOn();
      await press(settings, '#place-search-off');
    }
  });
});
