import { expect, test } from 'vitest';
import { inPageOrder } from '../../lib/draft/page-order.ts';

const from = (block: number, start = 0) => ({
  by: 'source' as const,
  block,
  start,
  end: start + 5,
  reader: 'page/test',
  words: 'words',
});
const stop = (name: string, named: number, time?: string, timed = named) => ({
  name: { value: name, origin: from(named, name.charCodeAt(0)), confidence: 1 },
  ...(time && { startTime: { value: time, origin: from(timed), confidence: 1 } }),
});
const order = (...stops: ReturnType<typeof stop>[]) => inPageOrder(stops).map(({ name }) => name.value);

test('a title that names both ends, and times told below', () => {
  expect(
    order(stop('Arrival', 1, '12:00', 5), stop('Begin', 1, '06:00', 3), stop('Café', 4, '09:30')),
  ).toEqual(['Begin', 'Café', 'Arrival']);
});

test('a day that runs forwards, or no better the other way, stays', () => {
  expect(order(stop('A', 1, '09:00', 6), stop('B', 2, '10:00', 4))).toEqual(['A', 'B']);
  expect(order(stop('A', 1, '12:00'), stop('B', 2, '09:00'))).toEqual(['A', 'B']);
  expect(order(stop('A', 1), stop('B', 2))).toEqual(['A', 'B']);
  // A night out: a time past midnight is later, though its number is smaller.
  expect(order(stop('A', 1, '23:30', 6), stop('B', 2, '01:00', 4))).toEqual(['A', 'B']);
});
