// The sights written for the gazetteer.
import { expect, test } from 'vitest';
import { readSights, sightOf } from '../../tools/gazetteer/read-sights.ts';
import { isAgreed, secondCoordinates } from '../../tools/gazetteer/second-coordinates.ts';

test('a line is a sight with its names, kind, place and reach', () => {
  const line =
    'Torre de Belém | en Belém Tower; ja ベレンの塔; ~Belem Tower | tower | Lisboa | 38.6916, -9.2160 | 0.1 | 5';
  expect(sightOf('pt', line)).toEqual({
    country: 'pt',
    local: 'Torre de Belém',
    names: [
      { language: 'en', name: 'Belém Tower' },
      { language: 'ja', name: 'ベレンの塔' },
      { name: 'Belem Tower' },
    ],
    kind: 'tower',
    town: 'Lisboa',
    latitude: 38.6916,
    longitude: -9.216,
    reach: 0.1,
    fame: 5,
  });
});

test.each([
  ['no place', 'A | | tower | B | nowhere | 0.1 | 5'],
  ['a place off the globe', 'A | | tower | B | 95.0, 10.0 | 0.1 | 5'],
  ['an unknown kind', 'A | | thing | B | 5.0, 10.0 | 0.1 | 5'],
  ['no reach', 'A | | tower | B | 5.0, 10.0 | 0 | 5'],
  ['no name', ' | | tower | B | 5.0, 10.0 | 1 | 5'],
])('%s makes a line none', (_, line) => {
  expect(sightOf('pt', line)).toBeUndefined();
});

test('every line that is kept is a sight, and stands there once', () => {
  const { sights, faults } = readSights();
  expect(faults).toEqual([]);
  const keys = sights.map(({ country, local, town, kind }) => `${country} ${local} ${town} ${kind}`);
  const seen = new Set<string>();
  expect(keys.filter((key) => seen.size === seen.add(key).size)).toEqual([]);
});

test('two writers agree where they lie within the reach of the place, and within 300 m at least', () => {
  const sight = sightOf('pt', 'A | | lake | B | 40.0000, -8.0000 | 2 | 3');
  const tower = sightOf('pt', 'A | | tower | B | 40.0000, -8.0000 | 0.05 | 3');
  if (!sight || !tower) throw new Error('Both are sights.');
  const at = (kilometres: number) => ({ latitude: 40 + kilometres / 111.2, longitude: -8 });
  expect([1.9, 2.1].map((far) => isAgreed(sight, at(far)))).toEqual([true, false]);
  expect([0.25, 0.35].map((far) => isAgreed(tower, at(far)))).toEqual([true, false]);
});

test('what was written a second time belongs to a sight', () => {
  const second = secondCoordinates();
  const { sights } = readSights();
  expect(sights.filter((sight) => second(sight)).length).toBeGreaterThan(sights.length / 2);
});
