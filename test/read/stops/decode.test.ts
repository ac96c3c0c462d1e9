import { describe, expect, test } from 'vitest';
import { findDays } from '../../../lib/read/days/find-days.ts';
import { decode, isSamePlace } from '../../../lib/read/stops/decode.ts';
import { lexiconOf } from '../../../lib/read/stops/lexicon.ts';
import { viewPage } from '../../../lib/read/stops/page-view.ts';
import { openPage } from '../../../tools/reading/open-page.ts';

test.each([
  ['alhambra', 'alhambra palace'],
  ['hora kirkjufell', 'horou kirkjufell'],
  ['kavarna hannesarholt', 'kavarnou hannesarholt'],
  ['reykjavik', 'reykjaviku'],
  ['north pier building', 'north pier buildings'],
])('%s is %s', (one, other) => {
  expect(isSamePlace(one, other)).toBe(true);
  expect(isSamePlace(other, one)).toBe(true);
});

test.each([
  ['museo del prado', 'paseo del prado'],
  ['praia do forno', 'praia do forte'],
  ['santa maria', 'santa marina'],
  ['plaza mayor', 'playa mayor'],
  ['monte kirkjufell', 'montara kirkjufell'],
  ['nara', 'narai'],
  ['roma', 'romania'],
])('%s is not %s', (one, other) => {
  expect(isSamePlace(one, other)).toBe(false);
  expect(isSamePlace(other, one)).toBe(false);
});

describe('what becomes a stop', () => {
  const opened = openPage(`<title>Ghent</title><article><p>We went to <b>Zwolle</b> before.</p>
<h2>Day 1</h2><p>First <b>Graslei</b>, along the water.</p>
<h2>Day 2</h2><p>Then <b>Korenlei</b> and <b>Patershol</b>, in the rain.</p></article>`);
  if (!opened.ok) throw new Error('the page does not open');
  const view = viewPage(opened.value, findDays(opened.value), { knowledge: {}, lexicon: lexiconOf([]) });
  const names = ['Zwolle', 'Graslei', 'Korenlei', 'Patershol'];
  const chosen = (chances: Record<string, number>) =>
    decode(
      view.candidates
        .filter(({ name }) => names.includes(name))
        .map((candidate) => ({ candidate, chance: chances[candidate.name] ?? 0.1 })),
      { threshold: 0.5, thresholdAgain: 0.7 },
    ).map(({ candidate }) => [candidate.day, candidate.name]);

  test('a day that would be empty takes its best name below the threshold, and no more than that', () => {
    expect(chosen({ Zwolle: 0.4, Graslei: 0.4, Korenlei: 0.45, Patershol: 0.4 })).toEqual([
      [2, 'Korenlei'],
      [1, 'Graslei'],
    ]);
  });

  test('not one that is far below it', () => {
    expect(chosen({ Graslei: 0.29, Patershol: 0.5, Korenlei: 0.6 })).toEqual([
      [2, 'Korenlei'],
      [2, 'Patershol'],
    ]);
  });
});
