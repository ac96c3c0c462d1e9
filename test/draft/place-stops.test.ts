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
    { stopId: 'stop-Córdoba', sentence: 'Two places are called Córdoba: Argentina or Spain?' },
  ]);
  expect(stops[0]?.candidates?.map(({ country }) => country)).toEqual(['AR', 'ES']);
  expect(stops[0]?.coordinate).toMatchObject({ origin: { by: 'guess' }, confidence: 0.5 });
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

test('a sight whose address names a city is placed there, as a weak guess', () => {
  const { stops } = placed([stop('Old Mill', { address: said('Calle Mayor 3, 41001 Seville') })], 'Spain');
  expect(stops[0]?.coordinate).toMatchObject({
    value: { latitude: 37.4 },
    origin: { by: 'guess' },
    confidence: 0.3,
  });
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
