import { expect, test } from 'vitest';
import { placeStops } from '../../lib/draft/place-stops.ts';
import type { Category, DraftDay, DraftStop } from '../../lib/model/draft.ts';
import { knowing, place } from '../places/made.ts';

const knowledge = knowing(
  place(['Spain', 'ES', 40, -4], { kind: 'country', prominence: 0.95 }),
  place(['Argentina', 'AR', -35, -65], { kind: 'country', prominence: 0.95 }),
  place(['Córdoba', 'AR', -31.4, -64.2], { prominence: 0.8 }),
  place(['Córdoba', 'ES', 37.9, -4.8], { prominence: 0.78 }),
  place(['Seville', 'ES', 37.4, -6], { prominence: 0.85 }),
  place(['Granada', 'ES', 37.2, -3.6], { prominence: 0.7 }),
  place(['Granada', 'NI', 11.9, -86], { prominence: 0.6 }),
  place(['Nicaragua', 'NI', 13, -85], { kind: 'country', prominence: 0.9 }),
  place(['Springfield', 'US', 39.8, -89.6], { prominence: 0.4 }),
);

const source = { by: 'source' as const, block: 0, start: 0, end: 1, reader: 'page/x', words: 'x' };
const said = <T>(value: T) => ({ value, origin: source, confidence: 0.9 });
const stop = (name: string, more: Partial<DraftStop> = {}): DraftStop => ({
  id: `stop-${name}`,
  name: said(name),
  ...more,
});
const day = (...stops: DraftStop[]): DraftDay => ({ id: 'day-1', stops });
const of = (category: Category) => ({ category: said(category) });

function placed(stops: DraftStop[], destination?: string) {
  const result = placeStops({ days: [day(...stops)], ...(destination && { destination }) }, knowledge);
  return { ...result, stops: result.days.flatMap((entry) => entry.stops) };
}
const latitudes = (stops: DraftStop[]) =>
  stops.map(({ coordinate }) => Math.round(coordinate?.value.latitude ?? 0));

test('a name with two meanings is settled by the destination', () => {
  expect(latitudes(placed([stop('Córdoba')], 'Andalusia, Spain').stops)).toEqual([38]);
  expect(latitudes(placed([stop('Córdoba')], 'Argentina').stops)).toEqual([-31]);
  expect(placed([stop('Córdoba')], 'Argentina').questions).toEqual([]);
});

test('or by its neighbours on the page', () => {
  const { stops, questions } = placed([stop('Seville'), stop('Córdoba'), stop('Granada')]);
  expect(latitudes(stops)).toEqual([37, 38, 37]);
  expect(questions).toEqual([]);
});

test('or by what stands beside it', () => {
  expect(latitudes(placed([stop('Granada, Nicaragua'), stop('Granada (Spain)')]).stops)).toEqual([12, 37]);
});

test('with nothing to settle it there is a question, and both are kept for review', () => {
  const { stops, questions } = placed([stop('Córdoba')]);
  expect(questions).toEqual([
    { stopId: 'stop-Córdoba', doubt: { kind: 'same-name', name: 'Córdoba', countries: ['AR', 'ES'] } },
  ]);
  expect(stops[0]?.candidates?.map(({ country }) => country)).toEqual(['AR', 'ES']);
  expect(stops[0]?.coordinate).toBeUndefined();
});

test('a coordinate of the page is never touched', () => {
  const own = said({ latitude: 1, longitude: 2 });
  expect(placed([stop('Seville', { coordinate: own })]).stops[0]?.coordinate).toBe(own);
});

test('a restaurant of that name, and a small place far from all others, stay unplaced', () => {
  const { stops } = placed(
    [stop('Granada', of('food')), stop('Springfield'), stop('Old Mill')],
    'Seville, Spain',
  );
  expect(stops.map(({ coordinate }) => coordinate)).toEqual([undefined, undefined, undefined]);
});

test('a sight in a known city does not get the coordinate of the city', () => {
  const inAddress = stop('Old Mill', { address: said('Calle Mayor 3, 41001 Seville') });
  const { stops } = placed([inAddress, stop('Old Tower, Seville')], 'Spain');
  expect(stops.map(({ coordinate }) => coordinate)).toEqual([undefined, undefined]);
});

test('a village is believed where its neighbours are, and nowhere else', () => {
  const village = { prominence: 0.2 };
  const known = knowing(
    place(['Lille', 'FR', 50.6, 3.1], { prominence: 0.65 }),
    place(['Lille', 'BE', 51.2, 4.8], village),
    place(['Brussels', 'BE', 50.85, 4.35], { prominence: 0.95 }),
    place(['France', 'FR', 46.6, 2.5], { kind: 'country', prominence: 0.95 }),
    place(['Roubaix', 'FR', 50.69, 3.17], { prominence: 0.6 }),
    place(['Saignon', 'FR', 43.86, 5.43], village),
    place(['Roussillon', 'FR', 43.9, 5.29], village),
    place(['Apt', 'FR', 43.88, 5.4], { prominence: 0.4 }),
  );
  const at = (names: string[], destination: string) =>
    placeStops({ days: [day(...names.map((name) => stop(name)))], destination }, known)
      .days.flatMap(({ stops }) => stops)
      .map(({ coordinate }) => coordinate && Math.round(coordinate.value.latitude * 10) / 10);
  expect(at(['Lille', 'Roubaix'], 'France')).toEqual([50.6, 50.7]);
  expect(at(['Saignon', 'Roussillon', 'Apt'], 'Lubéron')).toEqual([43.9, 43.9, 43.9]);
  expect(at(['Saignon'], 'Brussels')).toEqual([undefined]);
});

test('more neighbours, more confidence', () => {
  const sureOf = (stops: DraftStop[]) => placed(stops, 'Spain').stops[0]?.coordinate?.confidence;
  expect(sureOf([stop('Granada')])).toBe(0.8);
  expect(sureOf([stop('Granada'), stop('Seville'), stop('Córdoba')])).toBe(0.9);
});

test('a park is its region, not a town of the same name', () => {
  const known = knowing(
    place(['Durmitor', 'ME', 43.1, 19], { kind: 'region', prominence: 0.6 }),
    place(['Lovćen', 'ME', 42.4, 18.8], { prominence: 0.6 }),
    place(['Ionie', 'ME', 42.6, 18.5], { kind: 'region', prominence: 0.6 }),
    place(['Montenegro', 'ME', 42.8, 19.3], { kind: 'country', prominence: 0.9 }),
  );
  const days = [
    day(
      stop('Durmitor National Park'),
      stop('Lovćen National Park'),
      stop('Parc national Ionie'),
      stop('Îles Ionie'),
    ),
  ];
  const { days: found } = placeStops({ days, destination: 'Montenegro' }, known);
  expect(found[0]?.stops.map(({ coordinate }) => coordinate?.value.latitude)).toEqual([
    43.1,
    undefined,
    42.6,
    // An island is where the trip takes place, not a point on it.
    undefined,
  ]);
});

test('the middle is that of the stops, else of the destination', () => {
  expect(placed([stop('Seville'), stop('Granada')], 'Spain').center?.value.longitude).toBeCloseTo(-4.8, 1);
  expect(placed([stop('Old Mill')], 'Seville, Spain').center?.value.longitude).toBeCloseTo(-6, 2);
  expect(placed([stop('Old Mill')]).center).toBeUndefined();
});

test('without a gazetteer nothing is placed', () => {
  const days = [day(stop('Seville'))];
  expect(placeStops({ days }, {})).toEqual({ days, questions: [] });
});

test('a city across the sea is placed by a name that only it has, and does not move the middle of the trip', () => {
  const { center, stops } = placed([stop('Seville'), stop('Granada, Nicaragua')], 'Nicaragua');
  expect(stops.map(({ coordinate }) => coordinate?.confidence)).toEqual([0.8, 0.9]);
  expect(center?.value.longitude).toBeCloseTo(-86, 2);
});
