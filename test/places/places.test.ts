import { expect, test } from 'vitest';
import { parsePlaces } from '../../lib/places/places.ts';

const places = parsePlaces(
  '# credits\nLondon|CA|42.98|-81.23|347\nLondon|GB|51.51|-0.13|8962|Londres;Londra\nSão Paulo|BR|-23.55|-46.64|10021\nbroken line\n',
);

test('a name means everything it may mean, the largest first', () => {
  expect(places.lookup('London').map(({ country }) => country)).toEqual(['GB', 'CA']);
  expect(places.lookup('LONDRES')).toEqual([
    {
      name: 'London',
      country: 'GB',
      coordinate: { latitude: 51.51, longitude: -0.13 },
      population: 8_962_000,
    },
  ]);
});

test('accents and case do not matter', () => {
  expect(places.lookup('sao  paulo')).toHaveLength(1);
});

test('what is not there is not found, and nothing breaks', () => {
  expect(places.lookup('Atlantis')).toEqual([]);
  expect(places.lookup('')).toEqual([]);
  expect(places.lookup('broken line')).toEqual([]);
  expect(parsePlaces('').lookup('London')).toEqual([]);
});
