import { expect, test } from 'vitest';
import { dayGroups } from '../../components/day/day-groups.ts';
import type { DraftDay } from '../../lib/model/draft.ts';

const known = { value: 'Ferry', origin: { by: 'guess', reader: 'test' }, confidence: 1 } as const;
const days = (pattern: string): DraftDay[] =>
  [...pattern].map((sign, index) => ({
    id: `day-${index}`,
    stops: sign === 'x' ? [{ id: `stop-${index}`, name: known }] : [],
  }));
const shown = (pattern: string, selected: number) =>
  dayGroups(days(pattern), selected).map(({ first, last }) =>
    first === last ? `${first}` : `${first}-${last}`,
  );

test('three free days and more are one chip, until one of them is chosen', () => {
  expect(shown('x....x..x', 0)).toEqual(['0', '1-4', '5', '6', '7', '8']);
  expect(shown('x....x..x', 2)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
  expect(shown('...x....', 3)).toEqual(['0-2', '3', '4-7']);
  expect(shown('', 0)).toEqual([]);
});

test('a day that is called something is not free', () => {
  const all = days('x...x').map((day, index) => (index === 2 ? { ...day, title: known } : day));
  expect(dayGroups(all, 0)).toHaveLength(5);
});
