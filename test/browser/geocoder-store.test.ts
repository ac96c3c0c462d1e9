import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { keepGeocoder, loadGeocoder } from '../../lib/browser/geocoder-store.ts';
import { ownStorage } from '../../lib/browser/own-storage.ts';
import { nameOfPlaceSearch, placeSearches } from '../../lib/model/geocoder.ts';

beforeEach(async () => {
  fakeBrowser.reset();
  vi.spyOn(browser.permissions, 'getAll').mockImplementation(async () => ({ origins: [] }));
  await ownStorage.clear();
});

test('a search that an earlier Wayclip stored is the same one, asked as today', async () => {
  await keepGeocoder(
    'https://nominatim.openstreetmap.org/search?format=jsonv2&addressdetails=1&limit=8&q={query}',
  );
  expect(await loadGeocoder()).toBe(placeSearches.nominatim);
  // A place is recognised by its names in other languages, so they have to be requested.
  expect(placeSearches.nominatim).toContain('&namedetails=1&');
  expect(nameOfPlaceSearch((await loadGeocoder()) ?? '')).toBe('nominatim');
});

test('an address that the traveller typed stays as it is', async () => {
  const typed = 'https://places.example/search?q={query}';
  await keepGeocoder(typed);
  expect(await loadGeocoder()).toBe(typed);
});
