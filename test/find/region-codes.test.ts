import { expect, test } from 'vitest';
import { cityOf } from '../../lib/find/city-codes.ts';
import { regionsOf } from '../../lib/find/region-codes.ts';
import { placeKey } from '../../lib/places/place-key.ts';
import { placeKnowledge } from '../../lib/places/place-knowledge.ts';
import { loadPlaces } from '../../tools/reading/load-places.ts';

const { lookUpPlace, townsAround } = placeKnowledge(loadPlaces());
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = (length: number): string[] =>
  length === 0 ? [''] : codes(length - 1).flatMap((code) => letters.map((letter) => code + letter));

test('every state and province of the table is what the gazetteer calls the region of a town', () => {
  const middles = { US: [45, -110], CA: [60, -95], AU: [-27, 135] };
  const regions = new Set(
    Object.entries(middles).flatMap(([country, [latitude = 0, longitude = 0]]) =>
      (townsAround?.({ latitude, longitude }, 6000, 30_000) ?? [])
        .filter((town) => town.country === country)
        .map(({ region }) => `${country} ${placeKey(region ?? '')}`),
    ),
  );
  const all = [...codes(2), ...codes(3)].flatMap(regionsOf);
  expect(all).toHaveLength(51 + 13 + 8);
  expect(all.filter(({ country, region }) => !regions.has(`${country} ${placeKey(region)}`))).toEqual([]);
});

test('every city of the table is a town of the gazetteer', () => {
  const all = codes(3).flatMap((code) => cityOf(code) ?? []);
  expect(all).toHaveLength(30);
  const unknown = all.filter(
    ({ name, country }) => !lookUpPlace?.(name).some((place) => place.country === country),
  );
  expect(unknown).toEqual([]);
});

test('a code may be two states, and other letters are none', () => {
  expect(regionsOf('wa').map(({ country }) => country)).toEqual(['US', 'AU']);
  expect(regionsOf('XX')).toEqual([]);
  expect(cityOf('XXX')).toBeUndefined();
});
