import { expect, test } from 'vitest';
import { judgeRows } from '../../tools/contract/judge-rows.ts';

const rows = (place: string, ...statuses: string[]) =>
  statuses.map((status, index) => ({ ancestorTitles: [place], title: `2.${index} a row`, status }));

test('rows of a place that could not be opened are none that were kept', () => {
  const results = [
    ...rows('in process', 'passed', 'failed'),
    ...rows('two processes', 'skipped', 'pending', 'skipped'),
  ];
  expect(judgeRows(results)).toEqual([
    { place: 'in process', kept: 1, failed: 1, untried: 0 },
    { place: 'two processes', kept: 0, failed: 0, untried: 3 },
  ]);
});

test('a place that cannot be here says why, and counts for nothing', () => {
  const place = 'HTTP, PostgreSQL (PostgreSQL is not installed here)';
  expect(judgeRows(rows(place, 'skipped'))).toEqual([{ place, kept: 0, failed: 0, untried: 0 }]);
});
