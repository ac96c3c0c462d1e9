// The sights written for the gazetteer.
import { expect, test } from 'vitest';
import { readSights, sightOf } from '../../tools/gazetteer/read-sights.ts';

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
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
