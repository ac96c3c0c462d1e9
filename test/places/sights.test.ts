// The sights in the shipped gazetteer.
import { expect, test } from 'vitest';
import { openPlaces } from '../../lib/places/places.ts';
import { readSights } from '../../tools/gazetteer/read-sights.ts';
import { isAgreed, secondCoordinates } from '../../tools/gazetteer/second-coordinates.ts';
import { loadPlaces } from '../../tools/reading/load-places.ts';

const places = openPlaces(loadPlaces());
const sightOf = (name: string) => places.sights.lookup(name)[0];

test.each([
  ['Buckingham Palace', 'palace', 'London', 'GB'],
  ['Palais de Buckingham', 'palace', 'London', 'GB'],
  ['大英博物馆', 'museum', 'London', 'GB'],
  ['Tour Eiffel', 'tower', 'Paris', 'FR'],
  ['清水寺', 'temple', '京都', 'JP'],
])('%s is a %s in %s, %s', (name, kind, town, country) => {
  expect(sightOf(name)).toMatchObject({ name, kind, town, country });
});

test.each([
  ['Brandenburgertor', 'Brandenburger Tor'],
  ['Charlottenburg Schloss', 'Schloss Charlottenburg'],
  ['Castillo de Gravensteen', 'Gravensteen'],
  ['西溪湿地公园', '西溪国家湿地公园'],
])('%s is another form of %s, and not its name', (asked, name) => {
  expect(places.sights.lookup(asked)).toEqual([]);
  expect(places.sights.lookupAlike(asked)[0]?.name).toBe(name);
});

test('one that two keys find is there once', () => {
  expect(places.sights.lookupAlike('Castillo de Gravensteen')).toHaveLength(1);
});

test.each(['Tokyo Tour', 'London Tour', 'Tokyo light', 'Kyoto train', 'Hiking Yosemite', 'Monte Marco'])(
  '%s is no other form of a sight',
  (asked) => {
    expect(places.sights.lookupAlike(asked)).toEqual([]);
  },
);

test('of those that two have written down alike next to all are believed, and found by their own names', () => {
  const secondOf = secondCoordinates();
  const near = (a: number, b: number) => Math.abs(a - b) < 1e-4;
  const agreed = readSights().sights.filter((written) => {
    const second = secondOf(written);
    return second && isAgreed(written, second);
  });
  const found = agreed.flatMap((written) => {
    const named = places.sights.lookup(written.local);
    const there = named.find(
      ({ coordinate: at }) => near(at.latitude, written.latitude) && near(at.longitude, written.longitude),
    );
    return there ? [{ written, there }] : [];
  });
  expect(found.length).toBeGreaterThan(17_000);
  expect(found.length).toBeGreaterThan(0.995 * agreed.length);
  for (const { written, there } of found.filter((_, index) => index % 97 === 0)) {
    const { local: name, kind, fame, reach } = written;
    expect(there).toMatchObject({ name, kind, fame });
    expect(there.reach).toBeGreaterThanOrEqual(Math.min(reach, 0.05));
  }
});

test('are found by some of their words, the last one begun', () => {
  expect(places.sights.search('bucking pal', 5)[0]).toBeUndefined();
  expect(places.sights.search('buckingham pal', 5)[0]).toMatchObject({ kind: 'palace', country: 'GB' });
  expect(places.sights.search('a'.repeat(5000), 5)).toEqual([]);
});

test('around a point are near it, across the date line too', () => {
  const around = places.sights.around({ latitude: -17.7, longitude: 179.9 }, 300);
  expect(around.map(({ sight }) => sight.country)).toContain('FJ');
  expect(places.sights.around({ latitude: 90, longitude: 0 }, 10)).toEqual([]);
  for (const { sight } of places.sights.around({ latitude: 51.5, longitude: -0.12 }, 10))
    expect(sight.coordinate.latitude).toBeCloseTo(51.5, 0);
});
