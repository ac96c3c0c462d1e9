import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import { editTurn, walkTurn } from '../../lib/edit/history.ts';
import { plannedDays } from '../../lib/edit/plan-days.ts';
import type { Draft, DraftStop } from '../../lib/model/draft.ts';
import { stated } from '../components/sample.ts';
import { sampleClip, sampleDraft } from '../draft-sample.ts';

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

test('places on both sides of the date line are neighbours', () => {
  const stops = [
    stop('Suva', [-18.14, 178.44]),
    stop('Taveuni', [-16.82, -179.97]),
    stop('Savusavu', [-16.78, 179.34]),
    stop('Nadi', [-17.8, 177.42]),
    stop('Lau', [-17.6, -178.9]),
    stop('Coral Coast', [-18.2, 177.7]),
  ];
  expect(namesOf(plannedDays(stops, 2))).toEqual([
    ['Suva', 'Coral Coast', 'Nadi'],
    ['Taveuni', 'Savusavu', 'Lau'],
  ]);
});

test('the place they begin at is the first, whatever its digits', () => {
  const places = [175.3911, 175.6, 175.9, 176.1].map((longitude) =>
    stop(String(longitude), [-37.5, longitude]),
  );
  expect(namesOf(plannedDays(places, 2))).toEqual([
    ['175.3911', '175.6'],
    ['175.9', '176.1'],
  ]);
});

test('wherever around the globe a trip is, its days are the same', () => {
  // Multiples of 1/64 degree: wrapping them around the globe loses no precision.
  const degrees = (most: number) => fc.integer({ min: -64 * most, max: 64 * most }).map((step) => step / 64);
  const anyPlaces = fc.array(fc.tuple(degrees(80), degrees(180)), { maxLength: 30 });
  const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;
  fc.assert(
    fc.property(anyPlaces, degrees(360), fc.integer({ min: 1, max: 9 }), (places, by, days) => {
      const planned = (turn: number) =>
        namesOf(
          plannedDays(
            places.map(([lat, lon], index) => stop(String(index), [lat, wrapped(lon + turn)])),
            days,
          ),
        );
      expect(planned(by)).toEqual(planned(0));
    }),
    { numRuns: 500 },
  );
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

describe('days planned with some of the places', () => {
  const stops = [
    stop('west 1', [48.86, 2.25]),
    stop('west 2', [48.86, 2.26]),
    stop('east 1', [48.86, 2.4]),
    stop('east 2', [48.86, 2.41]),
    stop('nowhere'),
  ];
  const questions = [{ stopId: 'east 2' }, { stopId: 'east 1' }];
  const list: Draft = { ...sampleDraft(), questions, days: [{ id: 'd1', isList: true, stops, also: [] }] };
  const plan = (leftOut: string[]): Edit => ({ kind: 'plan-days', dayId: 'd1', newDayIds: ['d2'], leftOut });
  const planned = (leftOut: string[]) => {
    const done = applyEdit(list, plan(leftOut));
    if (!done.ok) throw new Error(done.failure.kind);
    return done.value;
  };

  test('offer the others beside the day they are nearest to, without their questions', () => {
    const { days, questions: asked } = planned(['west 2', 'east 2', 'nowhere']);
    expect(namesOf(days.map((day) => day.stops))).toEqual([['west 1'], ['east 1']]);
    expect(namesOf(days.map(({ also = [] }) => also))).toEqual([['west 2', 'nowhere'], ['east 2']]);
    expect(asked).toEqual([{ stopId: 'east 1' }]);
  });

  test('are a list again with all its places after one Undo', () => {
    const turn = editTurn(sampleClip({ draft: list }), { edit: plan(['east 1', 'nowhere']) });
    if (!turn.ok || !turn.value.put) throw new Error('No step was made.');
    const back = walkTurn(turn.value.clip, { go: 'undo', step: turn.value.put.step });
    expect(back.ok && back.value.clip.draft).toEqual(list);
  });

  test('are none where everything chosen has gone meanwhile', () => {
    expect(planned(stops.map(({ id }) => id))).toEqual(list);
  });
});
