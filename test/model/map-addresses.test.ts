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

test('what Google Maps does not take is said, not left out in silence', () => {
  const [google] = routeAddresses(Array.from({ length: 40 }, (_, index) => at(index, 0)));
  expect(google?.name).toBe('Google Maps 1–11');
  expect(google?.address).toContain('destination=10,0');
});
