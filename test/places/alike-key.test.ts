// The normalised form of a sight's name, and when two names with the same form are one place.
import { expect, test } from 'vitest';
import type { SightKind } from '../../lib/model/place-kinds.ts';
import { alikeName, isSameThing, joinedKey, sightKeys } from '../../lib/places/alike-key.ts';

const areOne = (asked: string, found: string, kind: SightKind): boolean => {
  const [a, b] = [alikeName(asked), alikeName(found)];
  return a !== undefined && b !== undefined && isSameThing(a, b, kind);
};

test.each<[string, string, SightKind]>([
  ['Castillo de Gravensteen', 'Gravensteen', 'castle'],
  ['Charlottenburg Schloss', 'Schloss Charlottenburg', 'palace'],
  ['White Mountains National Forest', 'White Mountain National Forest', 'forest'],
  ['Lake Kawaguchi-ko', 'Lake Kawaguchi', 'lake'],
  ['Gracia neighborhood', 'Gràcia', 'quarter'],
  ['Fuji Mountain', 'Mount Fuji', 'volcano'],
  ['Ulugh-Beg’s Observatory', 'Ulugh Beg Observatory', 'sight'],
  ['西溪湿地公园', '西溪国家湿地公园', 'park'],
  ['関西空港', '関西国際空港', 'airport'],
  ['인천공항', '인천국제공항', 'airport'],
  ['Kirche St. Michael', 'St. Michael’s Church', 'church'],
  ['Puerta Europa', 'Puerta de Europa', 'square'],
  ['Halla-san', 'Mount Halla', 'volcano'],
  ['Vernal Falls', 'Vernal Fall', 'waterfall'],
  ['Beppu Onsen', 'Beppu Hot Springs', 'spring'],
  ['Kyoto train station', 'Kyoto Station', 'station'],
  ['Half Dome Trail', 'Half Dome', 'peak'],
])('%s is %s', (asked, found, kind) => {
  expect(areOne(asked, found, kind)).toBe(true);
});

test.each<[string, string, SightKind]>([
  ['Kielder Castle', 'Kielder Water', 'lake'],
  ['Montmartre Cemetery', 'Montmartre', 'quarter'],
  ['Apollo', 'Apollo Theater', 'theatre'],
  ['Cape Hatteras National Park', 'Cape Hatteras Lighthouse', 'tower'],
  ['Palace Museum', 'Palace Hotel', 'hotel'],
  ['Tokyo Tour', 'Tokyo Tower', 'tower'],
  ['London Tour', 'Tower of London', 'castle'],
  ['London Tour', 'Tower of London', 'tower'],
  ['Tokyo light', 'Tokyo Tower', 'tower'],
  ['Tokyo Lighthouse', 'Tokyo Tower', 'tower'],
  ['Hiking Yosemite', 'Yosemite Falls', 'waterfall'],
  ['Yosemite Walk', 'Yosemite Falls', 'waterfall'],
  ['Yosemite Trail', 'Yosemite Falls', 'waterfall'],
  ['Yosemite in fall', 'Yosemite Falls', 'waterfall'],
  ['Kyoto train', 'Kyoto Station', 'station'],
  ['Kyoto view', 'Kyoto Viewpoint', 'viewpoint'],
  ['See Garda', 'Lago di Garda', 'lake'],
  ['Most Karlov', 'Karlov Bridge', 'bridge'],
  ['Monte Marco', 'Piazza San Marco', 'square'],
  ['Monte Marco', 'Basilica di San Marco', 'church'],
  ['Monte Pietro', 'Basilica di San Pietro', 'church'],
  ['Europa Gate', 'Puerta de Europa', 'square'],
])('%s is not %s', (asked, found, kind) => {
  expect(areOne(asked, found, kind)).toBe(false);
});

test.each(['National Museum', 'Park Street Station', 'The Castle'])(
  '%s, nouns alone, has no second form',
  (name) => {
    expect(alikeName(name)).toBeUndefined();
    expect(sightKeys(name)).toEqual([joinedKey(name)]);
  },
);

test('a name that says too little without its noun has no second form', () => {
  expect(alikeName('The Old Bridge')).toBeUndefined();
});

test('a word that is no noun of a place stays', () => {
  expect(alikeName('Central Market')?.core).toBe('central');
});

test('a name from which nothing is taken is found by itself', () => {
  expect(sightKeys('金閣寺')).toEqual(['金閣寺']);
});

test('gaps between words do not matter', () => {
  expect(joinedKey('Brandenburger Tor')).toBe(joinedKey('Brandenburgertor'));
  expect(sightKeys('Gravensteen Castle')).toEqual(['gravensteencastle', '~gravensteen']);
});
