import { expect, test } from 'vitest';
import { countsIn, nightsIn } from '../../../lib/read/days/announced.ts';

test.each([
  ['Twelve days in the hills', 12],
  ['Twenty-one days by boat', 21],
  ['Sechzehn Tage am Meer', 16],
  ['Dix-huit jours à vélo', 18],
  ['Doce días en la costa', 12],
  ['Dodici giorni in bici', 12],
  ['Duas noites e três dias', 3],
  ['Veertien dagen op pad', 14],
  ['山里十二天', 12],
  ['两天一夜', 2],
  ['8 days by train', 8],
])('%s', (title, days) => {
  expect(countsIn(title)).toEqual([days]);
});

test('words that end like a number are none', () => {
  expect([...countsIn('Weekends: often days of rain'), ...nightsIn('Fasten nights')]).toEqual([]);
});

test('nights are counted in words too', () => {
  expect(nightsIn('Duas noites e três dias')).toEqual([2]);
});
