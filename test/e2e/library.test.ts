// The Library in the built extension in real browsers: six lists, search, pictures with a second writer, offline and
// back online, a draft deleted and restored; documents, and trips joined through a link.
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { describe, expect, inject, test } from 'vitest';
import type { Itinerary } from '../../lib/model/itinerary.ts';
import { paidTraveller } from '../../service/seed.ts';
import { eventually } from '../../tools/browser/extension-browser.ts';
import { allow, press, screenOf, signInAndAllow, textOf, textsOf } from '../../tools/browser/popup.ts';
import { otherTraveller } from './other-traveller.ts';
import { readToken } from './read-token.ts';
import { setOffline } from './set-offline.ts';
import { wayclipIn } from './wayclip-in.ts';

const picture = join(import.meta.dirname, '../../tools/sample-blog/site/pictures/blue-tiles.jpg');

const words = (page: Page) => textOf(page, '[data-screen]');
const saying = (page: Page, pattern: RegExp) =>
  eventually(String(pattern), async () => (pattern.test(await words(page)) ? true : undefined));
const titlesIn = (page: Page) =>
  page.$$eval('.listed-title', (titles) => titles.map((title) => title.textContent ?? ''));
const withTitles = (page: Page, isEnough: (titles: string[]) => boolean) =>
  eventually('the list', async () => {
    const titles = await titlesIn(page);
    return isEnough(titles) ? titles : undefined;
  });

async function chooseFile(page: Page, selector: string, path: string): Promise<void> {
  const input = await page.waitForSelector(selector);
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
}

const trip = {
  title: 'Tiles, twice painted',
  destination: 'Lisbon',
  days: [
    { title: 'Morning', stops: [{ name: 'Museu do Azulejo' }] },
    { title: 'Evening', stops: [{ name: 'Alfama' }] },
  ],
};

describe.each(['chromium', 'firefox'] as const)('%s', (kind) => {
  const wayclip = wayclipIn(kind);
  let token = '';

  const api = async (method: string, path: string, more: { ifMatch?: string; body?: unknown } = {}) => {
    const answer = await fetch(`${inject('apiUrl')}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(more.ifMatch && { 'if-match': more.ifMatch }),
        ...(more.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(more.body !== undefined && { body: JSON.stringify(more.body) }),
    });
    expect(answer.status).toBeLessThan(300);
    const value: Itinerary = await answer.json();
    return { value, etag: answer.headers.get('etag') ?? '' };
  };
  const read = (id: string) => api('GET', `/v1/itineraries/${id}`);
  const imageOf = async (id: string, day: number) => (await read(id)).value.days?.[day]?.imageURL;

  const openLibrary = async () => {
    const page = await wayclip().openExtensionPage('review.html?place=library');
    await screenOf(page, 'library');
    return page;
  };
  const choose = async (page: Page, day: number, entry: RegExp) => {
    await press(page, `.library-day:nth-of-type(${day}) > .icon-button`);
    const entries = await page.$$('[role=menuitem]');
    for (const found of entries)
      if (entry.test(await found.evaluate((element) => element.textContent ?? ''))) return found.click();
    throw new Error(`No ${entry} in the menu.`);
  };

  test('shows the six lists as the service has them, searches and sorts them', async () => {
    const page = await openLibrary();
    await saying(page, /Connect an account/);
    const explore = await wayclip().openExtensionPage('review.html?place=explore&q=');
    const opening = wayclip().signInWindow(inject('authUrl'));
    await press(explore, '#connect');
    const window = await opening;
    await signInAndAllow(window, paidTraveller);
    await allow(window);
    await explore.waitForSelector('.trip-open');
    token = await explore.evaluate(readToken);
    const made = await api('POST', '/v1/itineraries', { body: { ...trip, title: `${trip.title} ${kind}` } });

    const library = await openLibrary();
    const all = await withTitles(library, (titles) => titles.includes(`${trip.title} ${kind}`));
    const lists: Record<string, string[]> = {};
    for (const shelf of ['owned', 'shared', 'saved', 'liked', 'disliked']) {
      const { data } = (await api('GET', `/v1/itineraries?filter=${shelf}`)).value as unknown as {
        data: { title: string }[];
      };
      await press(library, `#shelf-${shelf}`);
      const wanted = data.map(({ title }) => title).sort();
      lists[shelf] = await withTitles(library, (titles) => titles.toSorted().join() === wanted.join());
      if (wanted.length === 0) await saying(library, /Nothing here yet/);
    }
    expect([lists.saved?.length, lists.liked?.length, lists.disliked?.length]).toEqual([3, 2, 1]);
    expect(new Set(all)).toEqual(new Set(Object.values(lists).flat()));
    await press(library, '#shelf-everything');
    await saying(library, /Yours · Private/);
    await library.type('#library-search', 'lofo');
    expect(await withTitles(library, ({ length }) => length === 1)).toEqual([
      expect.stringMatching(/Lofoten/),
    ]);
    await press(library, '#clear-search');
    await library.select('#library-sort', 'title');
    const sorted = await withTitles(library, ({ length }) => length === all.length);
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(made.value.id).toBeTruthy();
  });

  test('sets and removes pictures, and asks where a second writer was faster', async () => {
    const { value } = await api('POST', '/v1/itineraries', { body: { ...trip, title: `Raced ${kind}` } });
    const { id } = value;
    const [first, second] = value.days ?? [];
    const page = await openLibrary();
    await withTitles(page, (titles) => titles.includes(`Raced ${kind}`));
    await press(page, `[data-itinerary="${id}"]`);
    await page.waitForSelector('.library-day');

    await choose(page, 1, /Let the service choose/);
    await saying(page, /Picture set/);
    await page.waitForSelector('.library-day .trip-photo');
    const chosen = await imageOf(id, 0);
    expect(chosen).toBeTruthy();

    // Someone else changes another day: no conflict, so nobody is asked.
    await api('PUT', `/v1/itineraries/${id}/days/${second?.id}/image`, { ifMatch: (await read(id)).etag });
    await chooseFile(page, '.library-file', picture);
    await eventually('my own picture', async () => ((await imageOf(id, 0)) === chosen ? undefined : true));
    const own = await imageOf(id, 0);
    expect(await imageOf(id, 1)).toBeTruthy();

    // Someone else removes that very picture: mine does not replace it without asking.
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), { polling: 50 });
    await api('DELETE', `/v1/itineraries/${id}/days/${first?.id}/image`, { ifMatch: (await read(id)).etag });
    await choose(page, 1, /Let the service choose/);
    await page.waitForSelector('[data-screen=conflict]');
    expect(await imageOf(id, 0)).toBeUndefined();
    await press(page, '#keep-version');
    await screenOf(page, 'library-trip');
    await eventually('my choice', async () => ((await imageOf(id, 0)) ? true : undefined));
    expect(await imageOf(id, 0)).not.toBe(own);

    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), { polling: 50 });
    await choose(page, 1, /Remove picture/);
    await press(page, '#confirm');
    await eventually('it being gone', async () => ((await imageOf(id, 0)) ? undefined : true));
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), { polling: 50 });
    await press(page, '#remove-cover');
    await press(page, '#confirm');
    await page.waitForFunction(() => !document.querySelector('#remove-cover'), { polling: 50 });
    const { data } = (await api('GET', '/v1/itineraries?filter=owned')).value as unknown as {
      data: { id: string; heroImageURL?: string }[];
    };
    expect(data.find((one) => one.id === id)?.heroImageURL).toBeUndefined();
  });

  test('keeps a document with a trip, once that is allowed, and lists it anew', async () => {
    const { value } = await api('POST', '/v1/itineraries', { body: { ...trip, title: `Papers ${kind}` } });
    const open = async () => {
      const page = await openLibrary();
      await withTitles(page, (titles) => titles.includes(`Papers ${kind}`));
      await press(page, `[data-itinerary="${value.id}"]`);
      return page;
    };
    const page = await open();
    const opening = wayclip().signInWindow(inject('authUrl'));
    await press(page, '#show-documents');
    const window = await opening;
    await window.waitForSelector('#allow');
    await allow(window);
    await saying(page, /No documents on this trip yet/);
    token = await page.evaluate(readToken);
    await chooseFile(page, '#document-file', picture);
    await page.waitForSelector('#document-name');
    await page.select('#document-kind', 'event');
    await press(page, '#send-document');
    await saying(page, /Document added/);
    const again = await open();
    await again.waitForSelector('.document-row');
    expect(await textsOf(again, '.document-words')).toEqual(['blue-tiles.jpgEvent']);
    await press(again, '.document-row .icon-button');
    await press(again, '.menu-entry');
    await saying(again, /Saved “blue-tiles\.jpg”/);
    await press(again, '.document-row .icon-button');
    await press(again, '.menu-entry-destructive');
    await press(again, '#confirm');
    await saying(again, /No documents on this trip yet/);
  });

  test('joins a trip with the link that was sent and leaves it; makes one for others, removes who came and withdraws it', async () => {
    const mara = await otherTraveller({ apiUrl: inject('apiUrl'), authUrl: inject('authUrl') });
    const made = (await mara.ask('POST', '/v1/itineraries', {
      ...trip,
      title: `Come along ${kind}`,
    })) as Itinerary;
    const { token: code } = (await mara.ask('POST', `/v1/itineraries/${made.id}/share-links`, {
      role: 'editor',
    })) as { token: string };
    const page = await openLibrary();
    await press(page, '#join-trip');
    await page.type('#join-link', `${inject('authUrl')}/i/${made.id}#join=not-the-one`);
    await press(page, '#join');
    await saying(page, /may have expired or been withdrawn/);
    await page.$eval('#join-link', (field) => (field as HTMLInputElement).select());
    await page.type('#join-link', `${inject('authUrl')}/i/${made.id}#join=${code}`);
    await press(page, '#join');
    await screenOf(page, 'library-trip');
    await saying(page, new RegExp(`Come along ${kind}.*You can edit`));
    expect((await read(made.id)).value.role).toBe('editor');
    await press(page, '#people');
    await page.waitForSelector('.people-row:nth-child(2)');
    await press(page, '#leave-trip');
    await press(page, '#confirm');
    await saying(page, /You left the trip/);
    const { data } = (await mara.ask('GET', `/v1/itineraries/${made.id}/people`)) as { data: unknown[] };
    expect(data).toHaveLength(1);

    const own = await api('POST', '/v1/itineraries', { body: { ...trip, title: `For others ${kind}` } });
    const library = await openLibrary();
    await withTitles(library, (titles) => !titles.includes(`Come along ${kind}`));
    await press(library, `[data-itinerary="${own.value.id}"]`);
    await press(library, '#people');
    await press(library, '#make-link');
    await library.waitForSelector('#join-address');
    const address = await library.$eval('#join-address', (field) => (field as HTMLInputElement).value);
    expect(address).toContain(`${inject('authUrl')}/i/${own.value.id}#join=`);
    const ours = new URLSearchParams(new URL(address).hash.slice(1)).get('join');
    await mara.ask('POST', `/v1/itineraries/${own.value.id}/people`, { token: ours });
    expect(await mara.ask('GET', `/v1/itineraries/${own.value.id}`)).toMatchObject({ role: 'viewer' });
    await press(library, '#close-people');
    await press(library, '#people');
    await press(library, '.people-row:nth-child(2) .icon-button');
    await press(library, '#confirm');
    await saying(library, /Removed from the trip/);
    await press(library, '#link-title ~ .people-list .icon-button');
    await press(library, '#confirm');
    await saying(library, /Link withdrawn/);
    const joining = mara.ask('POST', `/v1/itineraries/${own.value.id}/people`, { token: ours });
    await expect(joining).rejects.toThrow('404');
  });

  test('makes a draft of a saved trip, deletes it and brings it back', async () => {
    const page = await openLibrary();
    await press(page, '#shelf-saved');
    const [title = ''] = await withTitles(page, ({ length }) => length === 3);
    await press(page, '.listed-row');
    await press(page, '#make-draft');
    await screenOf(page, 'review');
    expect(await textOf(page, 'h1')).toContain(title);
    const library = await openLibrary();
    await library.waitForSelector('.draft-card');
    await press(library, '.draft-card .trip-save');
    await press(library, '.menu-entry-destructive');
    await saying(library, /Deleted/);
    await library.waitForFunction(() => !document.querySelector('.draft-card'), { polling: 50 });
    await press(library, '#undo-remove');
    await library.waitForSelector('.draft-card');
    await press(library, '#tidy');
    await saying(library, /Nothing to clear|cleared/);
  });

  test.runIf(kind === 'chromium')('shows its copy offline, and catches up by itself', async () => {
    const page = await openLibrary();
    const before = await withTitles(page, ({ length }) => length > 5);
    const target = await wayclip().browser.waitForTarget((found) => found.type() === 'service_worker');
    const background = await target.createCDPSession();
    await setOffline(page, background, true);
    await press(page, '#shelf-owned');
    await saying(page, /You are offline|The service didn’t answer/);
    await saying(page, /Updated .*Refreshes/);
    await press(page, '#shelf-everything');
    await page.type('#library-search', 'raced');
    expect(await withTitles(page, ({ length }) => length === 1)).toEqual([`Raced ${kind}`]);
    await press(page, '#clear-search');
    await api('POST', '/v1/itineraries', { body: { ...trip, title: 'Made meanwhile' } });
    expect(await titlesIn(page)).toEqual(before);
    await setOffline(page, background, false);
    await withTitles(page, (titles) => titles.includes('Made meanwhile'));
    expect(await words(page)).not.toMatch(/Updated .*Refreshes/);
  });
});
