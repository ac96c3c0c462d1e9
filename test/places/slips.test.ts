import { expect, test } from 'vitest';
import { isAlike, isSwapped, slips } from '../../lib/places/slips.ts';

test.each([
  ['abc', 'abc', 0],
  ['abc', 'abd', 1],
  ['abc', 'ab', 1],
  ['ab', 'abc', 1],
  ['abcd', 'badc', 3],
  ['', 'abc', 3],
])('from %s to %s are %d', (a, b, count) => {
  expect(slips(a, b, 9)).toBe(count);
  expect(slips(b, a, 9)).toBe(count);
});

test('what is further off than asked for is not counted to its end', () => {
  expect(slips('abcdefgh', 'ijklmnop', 2)).toBe(3);
  expect(slips('abcd', 'badc', 3)).toBe(3);
});

test.each([
  ['gravensteen', 'gravenstein', true],
  ['graslei', 'grasli', true],
  // One typo in five letters, two in nine, none in four.
  ['siena', 'sienna', true],
  ['siena', 'sierra', false],
  ['rome', 'romo', false],
  ['hamburg', 'hambxxg', false],
  ['salzburgs', 'salxbxrgs', true],
  ['salzburg', 'salxbxrg', false],
  // Never in the first letter.
  ['graslei', 'braslei', false],
  // A plural is not a typo, but in a short word the s belongs to it.
  ['tower', 'towers', true],
  ['rila', 'rilas', true],
  ['pari', 'paris', true],
  ['gras', 'gra', false],
  ['cuevaszz', 'cuevas', false],
  ['abcdefghi', 'abcdefghijkl', false],
])('%s and %s', (a, b, isSame) => {
  expect(isAlike(a, b)).toBe(isSame);
  expect(isAlike(b, a)).toBe(isSame);
});

test.each([
  ['eiffle', 'eiffel', true],
  ['eiffel', 'eiffel', false],
  ['form', 'from', false],
  ['parsi', 'paris', true],
  ['aprsi', 'paris', false],
  ['parisi', 'paris', false],
  ['effiel', 'eiffel', true],
  ['listen', 'silent', false],
  ['marina', 'marian', true],
])('two letters of %s and %s changed places: %s', (a, b, isSame) => {
  expect(isSwapped(a, b)).toBe(isSame);
  expect(isSwapped(b, a)).toBe(isSame);
});
