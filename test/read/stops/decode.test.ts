import { expect, test } from 'vitest';
import { isSamePlace } from '../../../lib/read/stops/decode.ts';

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
  ['nara', 'narai'],
  ['roma', 'romania'],
])('%s is not %s', (one, other) => {
  expect(isSamePlace(one, other)).toBe(false);
  expect(isSamePlace(other, one)).toBe(false);
});
