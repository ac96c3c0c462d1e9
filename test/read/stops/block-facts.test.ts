import { expect, test } from 'vitest';
import { countBetween, factsOf } from '../../../lib/read/stops/block-facts.ts';

test('where times and prices begin, and how far a line that opens with a time is only the time', () => {
  const facts = factsOf('09:30 Graslei, then the castle at 11:00 for € 12', []);
  expect(facts.times).toEqual([0, 34]);
  expect(facts.prices).toHaveLength(1);
  expect(facts.timeLead).toBeGreaterThanOrEqual('09:30'.length);
  expect(facts.timeLead).toBeLessThanOrEqual('09:30 '.length);
});

test('a line without a digit has none of them', () => {
  expect(factsOf('Along the water to Graslei', [])).toMatchObject({ times: [], prices: [], timeLead: 0 });
});

test('positions are counted up to the end, which is not one of them', () => {
  expect(countBetween([0, 4, 8, 9], 4, 9)).toBe(2);
});
