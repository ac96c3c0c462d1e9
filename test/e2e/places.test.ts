// Unplaced stops: fixed one after the other by keyboard alone, and looked up online, with the search switched on, used,
// and revoked.
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { press, screenOf, textOf, textsOf } from '../../tools/browser/popup.ts';
import { type PlaceSearchHost, type Spot, startPlaceSearch } from '../place-search.ts';
import { ByKeyboard, takeFocus } from './by-keyboard.ts';
import { hostAccess } from './host-access.ts';
import { wayclipIn } from './wayclip-in.ts';

/** As typed, and as the gazetteer calls them. */
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

/** Names on the page at `/invented`; some are near each other, one is in Africa, one is nonsense. */
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

const loopback = 'http://127.0.0.1/*';

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
      // The name is unknown, so the search field is ready to be overwritten.
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
    // The pin can be undone, and then redone.
    const can = (which: 'first' | 'last') => full.$(`.undo-button:${which}-child[aria-disabled=false]`);
    await eventually('the pin put down', async () => ((await can('first')) ? true : undefined));
    expect(await can('last')).toBeNull();
    await press(full, '.undo-button:first-child');
    await eventually('the pin taken back', async () => ((await can('last')) ? true : undefined));
    // There was no other change, so nothing is left to undo.
    await eventually('nothing more to undo', async () => ((await can('first')) ? undefined : true));
  });

  const settingsPage = async () => {
    const settings = await wayclip().openExtensionPage('options.html');
    await settings.waitForSelector('#place-search-on, #place-search-off');
    return settings;
  };
  const switchOff = async (settings: Page) => {
    await settings.bringToFront();
    if (await settings.$('#place-search-off')) await press(settings, '#place-search-off');
    await settings.waitForSelector('#place-search-on');
  };
  const switchOn = async (settings: Page) => {
    await switchOff(settings);
    await settings.$eval('#place-search-address', (field) => (field as HTMLInputElement).select());
    await settings.type('#place-search-address', host.template);
    await press(settings, '#place-search-on');
    await settings.waitForSelector('#place-search-off');
  };
  /** Restores the permission for local hosts for later tests. */
  const mayAgain = async (settings: Page) => {
    await switchOn(settings);
    await switchOff(settings);
  };
  /** A popup closes when the settings open; the side panel does not. */
  const openBeside = async (path: string): Promise<Page> => {
    await open(path);
    const panel = await wayclip().openExtensionPage('sidepanel.html');
    await screenOf(panel, 'review');
    await press(panel, '#find-places');
    return panel;
  };

  test('online search: switched on, used on a press, listed, and taken back', async () => {
    const settings = await settingsPage();
    const access = hostAccess(wayclip(), settings);
    await switchOff(settings);
    const before = host.asked.length;
    const panel = await openBeside('invented-too');
    // Off: it says what would be sent, and sends nothing.
    await panel.waitForSelector('[data-look-up=off]');
    expect(await textOf(panel, '.look-up')).toContain('nominatim.openstreetmap.org');
    expect(host.asked).toHaveLength(before);

    await switchOn(settings);
    await panel.bringToFront();
    // The draft notices the change by itself, and waits for a press.
    await panel.waitForSelector('[data-look-up=ready]');
    expect(host.asked).toHaveLength(before);
    await press(panel, '#look-up');
    await panel.waitForSelector('[data-look-up=done]');
    expect(await textOf(panel, '.look-up')).toMatch(/2 placed, 1 to choose, 1 not found/);
    const asked = host.asked.slice(before);
    expect(asked.every(({ agent }) => agent.startsWith('Wayclip/'))).toBe(true);
    expect(host.mostAtOnce()).toBe(1);
    expect(new Set(asked.map(({ query }) => query)).size).toBe(asked.length);
    await press(panel, '#leave-places');
    await eventually('two of them placed', async () =>
      (await textsOf(panel, '.stop-find')).length === 2 ? true : undefined,
    );
    expect(await textsOf(panel, '.stop-doubt')).toHaveLength(1);

    const ledger = await wayclip().openExtensionPage('options.html');
    await ledger.waitForSelector('#left tbody tr');
    expect((await textsOf(ledger, '#left tbody tr')).join()).toContain(new URL(host.template).host);

    await access.takeBack(loopback);
    // The settings notice the change by themselves, and show it.
    await settings.waitForSelector('#place-search-on');
    const sofar = host.asked.length;
    const again = await open('invented-last');
    await press(again, '#find-places');
    await again.waitForSelector('[data-look-up=off]');
    expect(host.asked).toHaveLength(sofar);
    await access.restore();
    await mayAgain(settings);
  });

  test('online search: taken back in the midst, it ends at once and for good', async () => {
    const settings = await settingsPage();
    const access = hostAccess(wayclip(), settings);
    await switchOn(settings);
    const before = host.asked.length;
    const letGo = host.hold();
    // While the search is on, a new draft is looked up by itself.
    const panel = await openBeside('invented-again');
    await panel.waitForSelector('[data-look-up=looking]');
    await eventually('the first name asked', () => host.asked.length > before || undefined);
    await access.takeBack(loopback);
    await panel.waitForSelector('[data-look-up=off]');
    letGo();
    // Longer than two of its request intervals.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(host.asked).toHaveLength(before + 1);
    await press(panel, '#leave-places');
    expect(await panel.$$('.stop-find')).toHaveLength(5);
    await access.restore();
    // Granting the permission again does not switch it back on.
    const later = await settingsPage();
    expect(await later.$('#place-search-off')).toBeNull();
    await mayAgain(later);
  });

  test('online search: switched on beside the stops, and asked at once', async () => {
    const pattern = 'https://nominatim.openstreetmap.org/*';
    const settings = await settingsPage();
    const access = hostAccess(wayclip(), settings);
    await switchOff(settings);
    await access.agreeTo(pattern);
    const panel = await openBeside('invented-again');
    await panel.waitForSelector('[data-look-up=off]');
    await panel.bringToFront();
    await press(panel, '#look-up');
    // No host beyond this machine is reachable in a test: the search stops, and stops placed by hand are unchanged.
    await panel.waitForSelector('[data-look-up=stopped]');
    expect(await textOf(panel, '.look-up')).toContain('nominatim.openstreetmap.org');
    await settings.bringToFront();
    await settings.waitForSelector('#place-search-off');
    await access.takeBack(pattern);
    await settings.waitForSelector('#place-search-on');
    await panel.waitForSelector('[data-look-up=off]');
    await access.restore();
  });
});
