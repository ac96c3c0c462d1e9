import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plannedDays } from '../../lib/edit/plan-days.ts';
import type { DraftStop } from '../../lib/model/draft.ts';
import { stated } from '../components/sample.ts';

const stop = (name: string, at?: [latitude: number, longitude: number]): DraftStop => ({
  id: name,
  name: stated(name),
  ...(at && { coordinate: stated({ latitude: at[0], longitude: at[1] }) }),
});
const namesOf = (days: DraftStop[][]) => days.map((stops) => stops.map(({ id }) => id));

test('places near each other share a day, walked from one to the next', () => {
  const stops = [
    stop('west 1', [48.86, 2.25]),
    stop('east 1', [48.86, 2.4]),
    stop('west 3', [48.86, 2.29]),
    stop('east 2', [48.86, 2.41]),
    stop('west 2', [48.86, 2.27]),
    stop('east 3', [48.86, 2.43]),
  ];
  expect(namesOf(plannedDays(stops, 2))).toEqual([
    ['west 1', 'west 2', 'west 3'],
    ['east 1', 'east 2', 'east 3'],
  ]);
});

test('what has no place goes where there are fewest', () => {
  const stops = [stop('a', [0, 0]), stop('b', [0, 1]), stop('c', [0, 2]), stop('nowhere')];
  expect(plannedDays(stops, 2).map((day) => day.length)).toEqual([2, 2]);
});

test('whatever the places, every one is on one day and no day has two more than another', () => {
  const anyStops = fc.array(
    fc.option(fc.tuple(fc.double({ min: -90, max: 90 }), fc.double({ min: -180, max: 180 }))),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(anyStops, fc.integer({ min: 1, max: 14 }), (places, days) => {
      const stops = places.map((at, index) => stop(String(index), at ?? undefined));
      const planned = plannedDays(stops, days);
      expect(planned).toHaveLength(days);
      expect(
        planned
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(stops.map(({ id }) => id).sort());
      const sizes = planned.map((day) => day.length);
      if (places.every((at) => at === null))
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
