import { expect, test } from 'vitest';
import { placeAddresses, routeAddresses } from '../../lib/model/map-addresses.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('a place in four maps, without what the traveller calls it', () => {
  expect(placeAddresses(at(38.709_812_34, -9.133)).map(({ address }) => address)).toEqual([
    'https://www.google.com/maps/search/?api=1&query=38.709812,-9.133',
    'https://maps.apple.com/?ll=38.709812,-9.133&q=38.709812,-9.133',
    'https://www.openstreetmap.org/?mlat=38.709812&mlon=-9.133#map=17/38.709812/-9.133',
    'geo:38.709812,-9.133?q=38.709812,-9.133',
  ]);
});

test('a day as a way through its stops', () => {
  const [google, apple, none] = routeAddresses([at(1, 2), at(1, 2), at(3, 4), at(5, 6)]);
  expect(google?.address).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=1,2&destination=5,6&waypoints=3%2C4',
  );
  expect(apple?.address).toBe('https://maps.apple.com/?saddr=1,2&daddr=3,4+to:5,6');
  expect(none).toBeUndefined();
  expect(routeAddresses([at(1, 2), at(3, 4)]).at(-1)?.address).toBe(
    'https://www.openstreetmap.org/directions?route=1,2%3B3,4',
  );
  expect(routeAddresses([at(1, 2), at(1, 2)])).toEqual([]);
});

test('what a map does not take is said, not left out in silence', () => {
  const [google, apple] = routeAddresses(Array.from({ length: 40 }, (_, index) => at(index, 0)));
  expect(google?.name).toBe('Google Maps 1–11');
  expect(google?.address).toContain('destination=10,0');
  expect(apple?.name).toBe('Apple Maps 1–15');
  expect(apple?.address).toMatch(/\+to:14,0$/);
});

test('a way that a map takes whole is called by the map alone', () => {
  const names = (count: number) =>
    routeAddresses(Array.from({ length: count }, (_, index) => at(index, 0))).map(({ name }) => name);
  expect(names(11)).toEqual(['Google Maps', 'Apple Maps']);
  expect(names(15)).toEqual(['Google Maps 1–11', 'Apple Maps']);
});

test('the addresses of three thousand stops are as long as those of a day', () => {
  const far = Array.from({ length: 3000 }, (_, index) => at(-33.123_456 + index / 1000, 151.123_456));
  for (const { address } of routeAddresses(far)) expect(address.length).toBeLessThan(500);
});
