import { expect, test } from 'vitest';
import { wordsAlike } from '../../lib/places/words-alike.ts';

const names = ' eiffel tower \t tour eiffel \t eiffelturm ';

test.each([
  ['eiffle tower', 'eiffel tower', 0],
  ['eifel', 'eiffel tower', 1],
  ['tour eifel', 'tour eiffel', 0],
  ['eiffelturn', 'eiffelturm', 0],
])('%s is %s but for a slip', (typed, name, others) => {
  expect(wordsAlike(typed)?.(names)).toEqual({ name, others });
});

test.each(['eiffel bridge', 'tower of pisa', 'beiffel tower'])('%s is none of them', (typed) => {
  expect(wordsAlike(typed)?.(names)).toBeUndefined();
});

test.each([
  '',
  'tour',
  'a b c',
  'one eiffel and two more towers again further',
  'x'.repeat(20).split('').join(' '),
])('%j says too little or too much', (typed) => {
  expect(wordsAlike(typed)).toBeUndefined();
});
