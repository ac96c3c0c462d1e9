// Towns by part of their name, with a typo, by their station, and by the route through them.
import { expect, test } from 'vitest';
import { placeStops } from '../../lib/draft/place-stops.ts';
import type { Category, DraftDay } from '../../lib/model/draft.ts';
import { townOfStation } from '../../lib/placing/station-text.ts';
import { knowing, place } from '../places/made.ts';

const origin = { by: 'source' as const, block: 0, start: 0, end: 1, reader: 'page/x', words: 'x' };
const daysOf = (names: string[], category?: Category): DraftDay[] => [
  {
    id: 'day-1',
    stops: names.map((value, at) => ({
      id: `${at}`,
      name: { value, origin, confidence: 0.9 },
      ...(category && { category: { value: category, origin, confidence: 0.9 } }),
    })),
  },
];

const world = knowing(
  place(['Argentina', 'AR', -34, -64], { kind: 'country', prominence: 0.95 }),
  place(['United States', 'US', 39, -98], { kind: 'country', prominence: 0.95 }),
  place(['Bariloche', 'AR', -41.13, -71.31], { prominence: 0.6 }),
  place(['Junín de los Andes', 'AR', -39.95, -71.07], { prominence: 0.5 }),
  place(['San Martín de los Andes', 'AR', -40.16, -71.35], { prominence: 0.5 }),
  place(['San Martín', 'PE', -7.2, -76.7], { prominence: 0.45 }),
  place(['Esquel', 'AR', -42.91, -71.32], { prominence: 0.5 }),
  place(['Jacksonville', 'US', 30.33, -81.66], { prominence: 0.75 }),
  place(['Wilmington', 'US', 34.23, -77.94], { prominence: 0.6 }),
  place(['Charleston', 'US', 38.35, -81.63], { prominence: 0.75 }),
  place(['Charleston', 'US', 32.78, -79.93], { prominence: 0.55 }),
  place(['Santa Fe', 'US', 35.69, -105.94], { prominence: 0.75 }),
  place(['Albuquerque', 'US', 35.08, -106.65], { prominence: 0.8 }),
  place(['Las Vegas', 'US', 36.17, -115.14], { prominence: 0.9 }),
  place(['Las Vegas', 'US', 35.59, -105.22], { prominence: 0.46 }),
);
const placed = (days: DraftDay[], destination: string) =>
  placeStops({ days, destination }, world).days.flatMap(({ stops }) => stops);
const coordinatesOfName = (names: string[], destination: string, name: string) =>
  placed(daysOf(names), destination).find((stop) => stop.name.value === name)?.coordinate?.value.latitude;

test('a town of the trip is known by the first of its names', () => {
  const names = ['Bariloche', 'San Martín', 'Junín de los Andes'];
  expect(coordinatesOfName(names, 'Bariloche, Argentina', 'San Martín')).toBeCloseTo(-40.16, 1);
});

test('a slip in the name of a town of the trip is none; another word is', () => {
  const names = ['Esquel', 'Bariloce', 'Barrilete', 'Junín de los Andes', 'Bariloche'];
  expect(coordinatesOfName(names, 'Bariloche, Argentina', 'Bariloce')).toBeCloseTo(-41.13, 1);
  expect(coordinatesOfName(names, 'Bariloche, Argentina', 'Barrilete')).toBeUndefined();
});

test('a restaurant or a hotel with nearly the name of a town is not that town', () => {
  const days = daysOf(['Esquel', 'Bariloche', 'Junín de los Andes']);
  const named = (category: Category) => daysOf(['Bariloce'], category).flatMap(({ stops }) => stops);
  for (const category of ['food', 'stay'] as const) {
    const stops = days.flatMap((day) => [
      ...day.stops,
      ...named(category).map((stop) => ({ ...stop, id: 'x' })),
    ]);
    const found = placed([{ id: 'day-1', stops }], 'Bariloche, Argentina').find(({ id }) => id === 'x');
    expect(found?.coordinate, category).toBeUndefined();
  }
});

test('of two towns of one name the one on the way is meant', () => {
  const names = ['Jacksonville', 'Charleston', 'Wilmington'];
  expect(coordinatesOfName(names, 'United States', 'Charleston')).toBeCloseTo(32.78, 1);
});

test('a city that everybody knows is not passed over for a small namesake nearby', () => {
  const names = ['Santa Fe', 'Albuquerque', 'Las Vegas'];
  expect(coordinatesOfName(names, 'United States', 'Las Vegas')).not.toBe(35.59);
});

test('a station stands in its town, and stays a station', () => {
  const names = ['Bariloche', 'Estación de Esquel', 'Esquel'];
  const station = placed(daysOf(names, 'transport'), 'Bariloche, Argentina')[1];
  expect(station?.coordinate?.value.latitude).toBeCloseTo(-42.91, 1);
  expect(station?.category?.value).toBe('transport');
});

test('what is left of a station is its town', () => {
  expect(townOfStation('Gare de Lisieux')).toBe('Lisieux');
  expect(townOfStation('Gare d’Avignon')).toBe('Avignon');
  expect(townOfStation('Brig Bahnhof')).toBe('Brig');
  expect(townOfStation('函館駅')).toBe('函館');
  expect(townOfStation('Bus Station')).toBeUndefined();
  expect(townOfStation('Lisieux')).toBeUndefined();
});
