// The second form of a sight's name, and when two names of one form are one place.
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
])('%s is %s', (asked, found, kind) => {
  expect(areOne(asked, found, kind)).toBe(true);
});

test.each<[string, string, SightKind]>([
  ['Kielder Castle', 'Kielder Water', 'lake'],
  ['Montmartre Cemetery', 'Montmartre', 'quarter'],
  ['Apollo', 'Apollo Theater', 'theatre'],
  ['Cape Hatteras National Park', 'Cape Hatteras Lighthouse', 'tower'],
  ['Palace Museum', 'Palace Hotel', 'hotel'],
])('%s is not %s', (asked, found, kind) => {
  expect(areOne(asked, found, kind)).toBe(false);
});

test('a name of nouns alone has no second form', () => {
  expect(alikeName('The Old Bridge')?.nouns.length).toBe(undefined);
  expect(alikeName('Central Market')?.core).toBe('central');
  expect(sightKeys('金閣寺')).toEqual(['金閣寺']);
});

test('gaps between words do not matter', () => {
  expect(joinedKey('Brandenburger Tor')).toBe(joinedKey('Brandenburgertor'));
  expect(sightKeys('Gravensteen Castle')).toEqual(['gravensteencastle', '~gravensteen']);
});
