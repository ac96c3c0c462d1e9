import { expect, test } from 'vitest';
import type { PrintedCell } from '../../../lib/model/capture.ts';
import { likelyPages } from '../../../lib/read/booking/likely-pages.ts';

const cell = (page: number, text: string): PrintedCell => ({
  page,
  line: page,
  left: 0,
  right: 100,
  baseline: 0,
  size: 10,
  text,
  block: 0,
  start: 0,
  end: text.length,
});

test('beside a page with a number only what tells of a day, a time or a sum is read', () => {
  const cells = [
    cell(11, 'Check in before 14:30'),
    cell(12, 'HK-72088'),
    cell(13, 'Life vests are under the seats'),
    cell(20, 'R4TGX9'),
    cell(21, '€ 40 a bag'),
  ];
  expect([...(likelyPages(cells, 60) ?? [])].toSorted((a, b) => a - b)).toEqual([1, 11, 12, 20, 21]);
  expect(likelyPages(cells, 10)).toBeUndefined();
});

test.each(['Check-out 12 March', 'Rückflug 12.3.', 'Total 120,00 EUR', '450 zł', '12 tháng 3'])(
  'a page that says "%s" beside one with a number is read',
  (text) => {
    expect(likelyPages([cell(12, 'HK-72088'), cell(13, text)], 60)).toContain(13);
  },
);
