import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMentions } from '../../lib/places/find-mentions.ts';
import { spentOn } from '../spent-time.ts';
import { knowing, place } from './made.ts';

const { lookUpPlace } = knowing(
  place(['Rio de Janeiro', 'BR', -22.9, -43.2], { names: ['Rio'] }),
  place(['Nice', 'FR', 43.7, 7.3]),
  place(['Kochi', 'JP', 33.6, 133.5], { names: ['高知'] }),
  place(['Yangon', 'MM', 16.8, 96.2], { names: ['ヤンゴン'] }),
  place(['Mali', 'ML', 17, -4], { kind: 'country', names: ['マリ'] }),
  place(['Gora', 'PL', 51.7, 16.5]),
  place(['Dar es Salaam', 'TZ', -6.8, 39.3]),
);
const namesIn = (text: string) =>
  findMentions(text, lookUpPlace).map(({ name, isPart }) => (isPart ? `(${name})` : name));

test('the longest name wins, and only capitals count', () => {
  expect(namesIn('From Rio de Janeiro to Nice, which was nice.')).toEqual(['Rio de Janeiro', 'Nice']);
  expect(namesIn('a ship to Dar es Salaam')).toEqual(['Dar es Salaam']);
});

test('part of a longer name is marked', () => {
  expect(namesIn('We slept in Mokra Gora.')).toEqual(['(Gora)']);
});

test('scripts without blanks are read by the longest match', () => {
  expect(namesIn('四国半周（高知→高松）、ヤンゴンまで')).toEqual(['高知', 'ヤンゴン']);
  expect(namesIn('サマリア')).toEqual([]);
  expect(namesIn('高知・ヤンゴン')).toEqual(['高知', 'ヤンゴン']);
});

test('places stand where they are said', () => {
  const text = 'Rio’s beaches, then Nice.';
  for (const { name, start, end } of findMentions(text, lookUpPlace))
    expect(text.slice(start, end)).toBe(name);
});

test('no gazetteer, no mentions', () => {
  expect(findMentions('Nice', undefined)).toEqual([]);
});

test('hostile text takes no time to speak of', () => {
  for (const text of [
    'A '.repeat(200_000),
    'Ab de '.repeat(100_000),
    '高'.repeat(200_000),
    "A'".repeat(200_000),
  ]) {
    expect(spentOn(() => findMentions(text, lookUpPlace))).toBeLessThan(3000);
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => findMentions(text, lookUpPlace).length >= 0),
  );
});
