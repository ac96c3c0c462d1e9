// Settings are stored where no content script reaches them; nothing written where one does is taken for a setting.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';

type OwnStorage = typeof import('../../lib/browser/own-storage.ts')['ownStorage'];
const places = 'https://places.example/search?q={query}';
const evil = 'https://evil.example/steal?q={query}';

/** As in a browser that has just started: nothing is open yet. */
async function started() {
  vi.resetModules();
  const { ownStorage } = await import('../../lib/browser/own-storage.ts');
  const { loadGeocoder } = await import('../../lib/browser/geocoder-store.ts');
  const { listServices } = await import('../../lib/browser/profile-store.ts');
  const { closeStorage } = await import('../../lib/browser/close-storage.ts');
  const { listFaults } = await import('../../lib/browser/fault-ledger.ts');
  return { ownStorage, loadGeocoder, listServices, closeStorage, listFaults };
}

const levels: string[] = [];
const area = (name: 'local' | 'session' | 'sync', isRefused = false) =>
  Object.assign(browser.storage[name], {
    setAccessLevel: async ({ accessLevel }: { accessLevel: string }) => {
      if (isRefused) throw new Error('no');
      levels.push(`${name} ${accessLevel}`);
    },
  });

beforeEach(() => {
  levels.length = 0;
  for (const name of ['local', 'session', 'sync'] as const) area(name);
  fakeBrowser.reset();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('what an earlier Wayclip kept', () => {
  test('is moved at the first start, and nothing of it is left behind', async () => {
    await browser.storage.local.set({ geocoderTemplate: places, cover: { names: true } });
    const { loadGeocoder } = await started();
    expect(await loadGeocoder()).toBe(places);
    expect(await browser.storage.local.get()).toEqual({});
    expect(await (await started()).loadGeocoder()).toBe(places);
  });

  test('is moved once, also where two windows ask at the same time', async () => {
    await browser.storage.local.set({ geocoderTemplate: places });
    const [one, other] = [await started(), await started()];
    expect(await Promise.all([one.loadGeocoder(), other.loadGeocoder()])).toEqual([places, places]);
  });
});

describe('what is written to the area of content scripts', () => {
  test('changes no address, not in this run and not in the next', async () => {
    const { closeStorage, loadGeocoder, ownStorage } = await started();
    await closeStorage();
    await ownStorage.set({ geocoderTemplate: places });
    const profile = { name: 'Evil', baseUrl: 'https://evil.example', authUrl: 'https://evil.example' };
    await browser.storage.local.set({ geocoderTemplate: evil, serviceProfiles: [{ id: 'one', profile }] });
    expect(await loadGeocoder()).toBe(places);
    const next = await started();
    expect(await next.loadGeocoder()).toBe(places);
    expect(JSON.stringify(await next.listServices())).not.toContain('evil');
  });

  test('is taken away at the next start, and noted', async () => {
    await (await started()).closeStorage();
    await browser.storage.local.set({ geocoderTemplate: evil });
    const { closeStorage, listFaults } = await started();
    expect(await closeStorage()).toBe(false);
    expect(await browser.storage.local.get()).toEqual({});
    expect(await listFaults()).toMatchObject([{ ask: 'start', kind: 'storage-open' }]);
  });
});

describe('where the browser can close its areas', () => {
  test('all of them are closed at every start', async () => {
    expect(await (await started()).closeStorage()).toBe(true);
    expect(levels.toSorted()).toEqual(['local', 'session', 'sync'].map((name) => `${name} TRUSTED_CONTEXTS`));
  });

  test('one that stays open is noted', async () => {
    area('sync', true);
    const { closeStorage, listFaults } = await started();
    expect(await closeStorage()).toBe(false);
    expect(await listFaults()).toMatchObject([{ kind: 'storage-open' }]);
  });
});

describe('the store itself', () => {
  const all = (storage: OwnStorage) => Promise.all(['a', 'b', 'c'].map((key) => storage.get(key)));

  test('keeps, forgets and empties', async () => {
    const { ownStorage } = await started();
    await ownStorage.set({ a: 1, b: [2], c: 3 });
    await ownStorage.remove('a');
    expect(await all(ownStorage)).toEqual([undefined, [2], 3]);
    await ownStorage.clear(['c']);
    expect(await all(ownStorage)).toEqual([undefined, undefined, 3]);
  });

  test('tells the other windows what was written', async () => {
    const heard = vi.fn();
    const { ownStorage: other } = await started();
    other.onChanged('letterKeys', heard);
    const { ownStorage } = await started();
    await ownStorage.set({ cover: 1 });
    await ownStorage.set({ letterKeys: false });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  });
});
