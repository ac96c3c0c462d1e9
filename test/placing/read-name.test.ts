import { expect, test } from 'vitest';
import { partsOf, readingsOf } from '../../lib/placing/read-name.ts';

const texts = (name: string) => readingsOf(name).map(({ text }) => text);

test.each([
  ['Siena', ['Siena']],
  ['  <b>Siena</b>\n ', ['Siena']],
  ['', []],
  ['<p></p>', []],
  ['The Louvre', ['The Louvre', 'Louvre']],
  ["L'Opéra", ["L'Opéra", 'Opéra']],
  ['Katz’s', ['Katz’s', 'Katz']],
  ['B. Louvre', ['Louvre']],
  ['3) Louvre', ['Louvre']],
  ['Louvre 卢浮宫', ['Louvre 卢浮宫', 'Louvre', '卢浮宫']],
  ['Teahouse (The Old Mill)', ['Teahouse (The Old Mill)', 'Teahouse', 'Old Mill', 'Teahouse']],
  ['Lunch - The Old Mill', ['Lunch - The Old Mill', 'Old Mill', 'Lunch']],
])('%s is looked for as', (name, as) => expect(texts(name)).toEqual(as));

test.each([
  ['Granada, Nicaragua', { text: 'Granada', within: 'Nicaragua' }],
  ['Cadillac Ranch in Amarillo', { text: 'Cadillac Ranch', within: 'Amarillo' }],
  ['a farm near Siena', { text: 'a farm', within: 'Siena', isNear: true }],
  ['Paris’s Marais', { text: 'Marais', within: 'Paris', isOnlyWithin: true }],
])('%s says where it is', (name, reading) => expect(readingsOf(name).at(-1)).toEqual(reading));

test('what is near a place is nothing in it', () => {
  const readings = readingsOf('farm near Siena, Italy');
  expect(readings.map(({ text, isNear }) => [text, isNear])).toEqual([
    ['farm near Siena, Italy', undefined],
    ['farm', true],
  ]);
});

test('a sentence is no name', () => {
  expect(readingsOf('a'.repeat(90))).toHaveLength(1);
  expect(readingsOf('a'.repeat(91))).toEqual([]);
  // Markup does not count, and at most four names are read from it.
  expect(texts(`${'<i></i>'.repeat(20)}Siena`)).toEqual(['Siena']);
});

test.each([
  ['Regent Street & The Strand', ['Regent Street', 'Strand']],
  ['Siena → Pisa/Lucca', ['Siena', 'Pisa', 'Lucca']],
  ['Siena', []],
  ['One & Two & Three & Four', []],
])('%s is so many places', (name, parts) => expect(partsOf(name)).toEqual(parts));
