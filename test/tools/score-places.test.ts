// The measurement behind `npm run eval:places`.
import { expect, test } from 'vitest';
import type { DraftDay, DraftStop } from '../../lib/model/draft.ts';
import { madeTrips, pageOf } from '../../tools/eval/made-trips.ts';
import { placesByPage } from '../../tools/eval/places-by-page.ts';
import { placesTable, scoreHidden, scorePlaces, totalPlaces } from '../../tools/eval/score-places.ts';
import { knowing, place } from '../places/made.ts';

const knowledge = knowing(
  place(['Siena', 'IT', 43.32, 11.33], { prominence: 0.8 }),
  place(['Pisa', 'IT', 43.72, 10.4], { prominence: 0.8 }),
  place(['Florence', 'IT', 43.77, 11.25], { prominence: 0.9 }),
  place(['Italy', 'IT', 42.8, 12.5], { kind: 'country', prominence: 0.95 }),
);

const origin = { by: 'source' as const, block: 0, start: 0, end: 1, reader: 'page/x', words: 'x' };
const stop = (name: string, at?: [number, number]): DraftStop => ({
  id: name,
  name: { value: name, origin, confidence: 0.9 },
  ...(at && {
    coordinate: { value: { latitude: at[0], longitude: at[1] }, origin, confidence: 1 },
  }),
});
const trip = (...stops: DraftStop[]) => ({
  days: [{ id: 'day', stops }] satisfies DraftDay[],
  destination: 'Italy',
});

test('a stop that lies elsewhere than somebody wrote down is wrong, and far off if it is', () => {
  const read = trip(stop('Siena'), stop('Pisa'), stop('Florence'), stop('Nowhere'));
  const truths = new Map([
    ['Siena', { latitude: 43.33, longitude: 11.34 }],
    ['Pisa', { latitude: 45, longitude: 9 }],
    ['Nowhere', { latitude: 43, longitude: 11 }],
  ]);
  const score = scorePlaces(read, ({ name }) => truths.get(name.value), knowledge);
  expect(score).toMatchObject({ stops: 4, placed: 3, known: 3, knownPlaced: 2, withinReach: 1 });
  expect(score).toMatchObject({ farOff: 1, farUndoubted: 1 });
  expect(score.wrong).toEqual([expect.stringContaining('Pisa: 18')]);
});

test('what the page says is hidden before it is guessed, and then tells how right the guess is', () => {
  const read = trip(stop('Siena', [43.321, 11.331]), stop('Pisa', [50, 8]), stop('Florence'));
  expect(scoreHidden(read, knowledge)).toMatchObject({ given: 0, known: 2, knownPlaced: 2, farOff: 1 });
  expect(scoreHidden(trip(stop('Siena')), knowledge)).toBeUndefined();
});

test('countries are counted apart, and pages are summed', () => {
  const score = scorePlaces(trip(stop('Italy'), stop('Siena'), stop('Pisa')), () => undefined, knowledge);
  expect(score).toMatchObject({ stops: 3, placed: 2, frames: 1, asked: 0 });
  const total = totalPlaces([score, score]);
  expect(placesTable(total, totalPlaces([]), 2)).toContain(
    '| stops placed | 6 drafted on 2 pages | 66.7 % |',
  );
});

test('every place that was written down can be read', () => {
  const known = placesByPage();
  expect(known.faults).toEqual([]);
  expect(known.count).toBeGreaterThanOrEqual(300);
  expect(known.of('miami-4-days', 'bayfront park')?.latitude).toBeCloseTo(25.775, 2);
  expect(placesByPage('page | Name | Town | US | 95, 10\npage | Name').faults).toHaveLength(2);
});

test('a trip that was made up is read by its days, and its page shows the names alone', () => {
  const [trip] = madeTrips(
    '= Salt & sea | Cadiz | Tag #\n- From [Cádiz @ 36.5, -6.29] on.\n- [Jerez @ 36.7, -6.1].',
  );
  expect(trip).toMatchObject({ title: 'Salt & sea', destination: 'Cadiz', headings: ['Tag 1', 'Tag 2'] });
  expect(trip?.stops.map((day) => day.map(({ name }) => name))).toEqual([['Cádiz'], ['Jerez']]);
  expect(trip?.stops[1]?.[0]?.coordinate).toEqual({ latitude: 36.7, longitude: -6.1 });
  expect(trip && pageOf(trip)).toContain('<h1>Salt &amp; sea</h1><h2>Tag 1</h2><p>From Cádiz on.</p>');
  expect(() => madeTrips('= A\n- [B @ 95, 0]')).toThrow();
});

test('the trips that decide have more than a thousand stops, and none in brackets that could not be read', () => {
  const trips = madeTrips();
  expect(trips.flatMap(({ stops }) => stops.flat()).length).toBeGreaterThan(1000);
  expect(trips.flatMap(({ days }) => days).filter((prose) => /[[\]@]/.test(prose))).toEqual([]);
});
