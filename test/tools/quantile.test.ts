import { expect, test } from 'vitest';
import { median } from '../../tools/bench/median.ts';
import { quantile } from '../../tools/bench/quantile.ts';

const times = [40, 10, 30, 20];

test('a share of the values lies below its quantile, in whatever order they came', () => {
  expect([0, 0.5, 0.95, 1].map((share) => quantile(times, share))).toEqual([10, 30, 40, 40]);
  expect(median(times)).toBe(30);
  expect(times).toEqual([40, 10, 30, 20]);
});

test('of nothing there is none', () => {
  expect(median([])).toBeNaN();
});
