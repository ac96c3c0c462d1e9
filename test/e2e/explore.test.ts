// Other people's trips, in the built extension in real browsers: found, paged, saved, viewed, made into a draft.
import type { Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import { demoTraveller } from '../../service/seed.ts';
import { enterInAddressBar } from '../../tools/browser/address-bar.ts';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { allow, press, screenOf, signInAndAllow, textOf, textsOf } from '../../tools/browser/popup.ts';
import { setOffline } from './set-offline.ts';
import { wayclipIn } from './wayclip-in.ts';

const tripsIn = (page: Page) =>
  page.$$eval('.trip-open', (cards) => cards.map((card) => card.getAttribute('data-trip') ?? ''));

/** Waits until there are enough trips. */
const withTrips = (page: Page, isEnough: (trips: string[]) => boolean) =>
  eventually('the trips', async () => {
    const trips = await tripsIn(page);
    return isEnough(trips) ? trips : undefined;
  });
const words = (page: Page) => textOf(page, '[data-screen]');
const saying = (page: Page, pattern: RegExp) =>
  eventually(String(pattern), async () => (pattern.test(await words(page)) ? true : undefined));

/** The typed text replaces the old one. */
async function search(page: Page, text: string): Promise<void> {
  await page.$eval('#explore-search', (field) => (field as HTMLInputElement).select());
  await page.type('#explore-search', text);
}

/** Runs in an extension page: which trips are saved at the service. */
async function savedByMessage(): Promise<string[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
  const api = (globalThis as any).browser ?? (globalThis as any).chrome;
  const message = { id: 1, type: 'explore.saved', data: {}, timestamp: Date.now() };
  return (await api.runtime.sendMessage(message)).res.value;
}

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  const openFeed = async () => {
    const page = await wayclip().openExtensionPage('review.html?place=explore&q=');
    await screenOf(page, 'explore');
    return page;
  };

  /** The tab that Explore was opened in; Firefox does not report its address, so the pages themselves are queried. */
  const openedWith = (asked: string) =>
    eventually('Explore', async () => {
      for (const page of await wayclip().browser.pages()) {
        const address = await page.evaluate(() => location.href).catch(() => '');
        if (address.endsWith(`place=explore&q=${asked}`)) return page;
      }
      return undefined;
    });

  test('says what it needs without an account, and shows the feed once there is one', async () => {
    const page = await openFeed();
    await saying(page, /See where others went/);
    const opening = wayclip().signInWindow(inject('authUrl'));
    await press(page, '#connect');
    const window = await opening;
    await signInAndAllow(window, demoTraveller);
    await allow(window);
    const trips = await withTrips(page, ({ length }) => length >= 25);
    expect(new Set(trips).size).toBe(trips.length);
    await page.waitForSelector('.trip-photo');
    const addresses = await page.$$eval('img', (images) => images.map(({ src }) => src.split(':')[0]));
    expect(new Set(addresses)).toEqual(new Set(['blob']));
  });

  test('begins with the place of the page, and follows what is typed', async () => {
    const popup = await wayclip().pressAction(await wayclip().openPage(inject('blogUrl')));
    await screenOf(popup, 'review', 'sent');
    await press(popup, '#explore');
    await screenOf(popup, 'explore');
    expect(await popup.$eval('#explore-search', (field) => (field as HTMLInputElement).value)).toBe('Porto');
    await saying(popup, /from this page/);
    const porto = await withTrips(popup, ({ length }) => length > 0);
    await saying(popup, new RegExp(`${porto.length} trips? for Porto`));
    await search(popup, 'Kyoto');
    await saying(popup, /trips? for Kyoto/);
    expect((await tripsIn(popup)).filter((id) => porto.includes(id))).toEqual([]);
    expect(await words(popup)).not.toContain('from this page');
    await search(popup, 'qqzzqq');
    await saying(popup, /No trips for “qqzzqq” yet/);
    await press(popup, '.explore-empty .button');
    expect(await withTrips(popup, ({ length }) => length > 0)).toEqual(porto);
    await press(popup, '#back');
    await screenOf(popup, 'review', 'sent');
  });

  test('reads three pages as one scrolls, each trip once', async () => {
    const page = await openFeed();
    await withTrips(page, ({ length }) => length >= 25);
    const counts = new Set<number>();
    await eventually('the end of the list', async () => {
      counts.add((await tripsIn(page)).length);
      await page.$eval('.surface-scroll', (scroll) => scroll.scrollTo(0, scroll.scrollHeight));
      return /That’s all\./.test(await words(page)) ? true : undefined;
    });
    const trips = await tripsIn(page);
    expect([trips.length, new Set(trips).size]).toEqual([60, 60]);
    expect(Math.min(...counts)).toBeLessThan(60);
    await press(page, '#following');
    const followed = await withTrips(page, ({ length }) => length > 0 && length < 25);
    expect(trips).toEqual(expect.arrayContaining(followed));
  });

  test('saves to the library, and takes it back', async () => {
    const page = await openFeed();
    const [first = ''] = await withTrips(page, ({ length }) => length > 0);
    const saved = () => page.evaluate(savedByMessage);
    const before = await saved();
    expect(before).not.toContain(first);
    await press(page, '.trip-card .trip-save');
    await saying(page, /Saved to your Library/);
    await eventually('it being saved', async () => ((await saved()).includes(first) ? true : undefined));
    const again = await openFeed();
    await again.waitForSelector('.trip-card .trip-saved');
    await press(again, '.trip-card .trip-save');
    await saying(again, /Removed from your Library/);
    await press(again, '#undo-save');
    await press(again, '#undo-save');
    await eventually('it being taken back', async () => ((await saved()).includes(first) ? undefined : true));
    // Other tests may save trips meanwhile.
    expect((await saved()).includes(first)).toBe(before.includes(first));
  });

  test('shows a trip’s days, and makes a draft of one’s own from it', async () => {
    const page = await openFeed();
    await search(page, 'Kyoto');
    await saying(page, /trips? for Kyoto/);
    const title = await textOf(page, '.trip-title');
    await press(page, '.trip-open');
    await screenOf(page, 'explore-trip');
    await page.waitForSelector('.trip-day');
    expect(await textOf(page, 'h1')).toBe(title);
    const stops = (await textsOf(page, '.trip-day:first-of-type .trip-stop-name')).length;
    await press(page, '#back');
    await screenOf(page, 'explore');
    await page.waitForFunction(() => document.activeElement?.className === 'trip-open', { polling: 50 });
    await press(page, '.trip-open');
    await press(page, '#make-draft');
    expect(await screenOf(page, 'review', 'failed')).toBe('review');
    expect(await textOf(page, 'h1')).toContain(title);
    expect((await textsOf(page, '.stop-row')).length).toBe(stops);
    const full = await wayclip().openExtensionPage('review.html');
    await screenOf(full, 'review');
    expect(await textOf(full, 'h1')).toContain(title);
  });

  test('opens from the address bar with the words, after offering trips for them', async () => {
    await wayclip().openPage(`${inject('pagesUrl')}empty`);
    const offered = await enterInAddressBar(wayclip(), 'trips', 'kyoto');
    expect(offered.join()).toMatch(/Kyoto/);
    const page = await openedWith('kyoto');
    await screenOf(page, 'explore');
    expect(await page.$eval('#explore-search', (field) => (field as HTMLInputElement).value)).toBe('kyoto');
    await saying(page, /trips? for kyoto/);
  });

  test.runIf(kind === 'chromium')('opens from the page’s menu with the selected words', async () => {
    await wayclip().openPage(`${inject('pagesUrl')}empty`);
    const target = await wayclip().browser.waitForTarget((found) => found.type() === 'service_worker');
    await (await target.worker())?.evaluate(() => {
      // biome-ignore lint/suspicious/noExplicitAny: the browser's own object, inside the browser
      const { contextMenus } = (globalThis as any).chrome;
      contextMenus.onClicked.dispatch({ menuItemId: 'find-trips', selectionText: ' Lisbon\n' });
    });
    const page = await openedWith('Lisbon');
    await screenOf(page, 'explore');
    await saying(page, /trips? for Lisbon/);
  });

  test.runIf(kind === 'chromium')(
    'says when it is offline, and goes on by itself when it is back',
    async () => {
      const page = await openFeed();
      const before = await withTrips(page, ({ length }) => length >= 25);
      const target = await wayclip().browser.waitForTarget((found) => found.type() === 'service_worker');
      const background = await target.createCDPSession();
      await setOffline(page, background, true);
      await search(page, 'Lisbon');
      await saying(page, /You are offline|The service didn’t answer/);
      expect(await page.$('#explore-search')).not.toBeNull();
      await setOffline(page, background, false);
      const back = await withTrips(page, ({ length }) => length > 0 && length < 25);
      expect(back).not.toEqual(before);
      await saying(page, /trips? for Lisbon/);
    },
  );
});
