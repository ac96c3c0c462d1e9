// Names far from the rest of the trip: accepted if nothing else can be meant, but not on the strength of one doubtful name.
import { expect, test } from 'vitest';
import { placeStops } from '../../lib/draft/place-stops.ts';
import type { DraftDay } from '../../lib/model/draft.ts';
import { knowingSights, place, sight } from '../places/made.ts';

const origin = { by: 'source' as const, block: 0, start: 0, end: 1, reader: 'page/x', words: 'x' };
const daysOf = (days: string[][]): DraftDay[] =>
  days.map((names, day) => ({
    id: `day-${day}`,
    stops: names.map((value, at) => ({ id: `${day}-${at}`, name: { value, origin, confidence: 0.9 } })),
  }));

const inBordeaux = [
  ...['Cathédrale Saint-André', 'Place des Quinconces', 'Grosse Cloche', 'Cité du Vin', 'Miroir d’eau'],
  ...['Basilique Saint-Michel', 'Grand Théâtre', 'Porte Cailhau', 'Tour Pey-Berland', 'Musée d’Aquitaine'],
  ...['Place de la Bourse', 'Quai des Chartrons', 'Porte Dijeaux', 'Base sous-marine', 'Place Gambetta'],
];

const world = knowingSights(
  [
    place(['France', 'FR', 46.6, 2.5], { kind: 'country', prominence: 0.95 }),
    place(['United States', 'US', 39, -98], { kind: 'country', prominence: 0.95 }),
    place(['Bordeaux', 'FR', 44.84, -0.58], { prominence: 0.8 }),
    place(['Paris', 'FR', 48.86, 2.35], { prominence: 1 }),
    place(['Milan', 'IT', 45.46, 9.19], { prominence: 0.95 }),
    place(['Brussels', 'BE', 50.85, 4.35], { prominence: 0.95 }),
    place(['Amsterdam', 'NL', 52.37, 4.9], { prominence: 0.95 }),
    place(['Zurich', 'CH', 47.38, 8.54], { prominence: 0.85 }),
    place(['Monza', 'IT', 45.58, 9.27], { prominence: 0.6 }),
    place(['Ghent', 'BE', 51.05, 3.72], { prominence: 0.6 }),
    place(['Haarlem', 'NL', 52.38, 4.64], { prominence: 0.6 }),
    place(['Winterthur', 'CH', 47.5, 8.72], { prominence: 0.6 }),
    place(['Prague', 'CZ', 50.09, 14.42], { prominence: 0.84, names: ['Prag', 'Praga'] }),
    place(['Praga', 'MX', 20.67, -100.5], { prominence: 0.19 }),
    place(['Boise', 'US', 43.6, -116.2], { prominence: 0.7 }),
    place(['Denver', 'US', 39.74, -104.98], { prominence: 0.85 }),
  ],
  [
    ...inBordeaux.map((name, index) =>
      sight([name, 'FR', 44.835 + index / 1000, -0.57], 'sight', { town: 'Bordeaux', fame: 4 }),
    ),
    sight(['Palais Rohan', 'FR', 48.5807, 7.7522], 'palace', { town: 'Strasbourg', fame: 4 }),
    sight(['Petite Venise', 'FR', 48.0741, 7.3592], 'quarter', { town: 'Colmar', fame: 4 }),
    sight(['Arches National Park', 'US', 38.7331, -109.5925], 'nationalpark', { reach: 12, fame: 5 }),
    sight(['Town Park', 'US', 38.2, -109.9], 'park', { fame: 4 }),
    sight(['関西国際空港', 'JP', 34.434, 135.233], 'airport', { town: '泉佐野', reach: 3, fame: 5 }),
  ],
);
const meantBy = (days: string[][], destination: string) =>
  new Map(
    placeStops({ days: daysOf(days), destination }, world).days.flatMap(({ stops }) =>
      stops.map((each) => [each.name.value, each.coordinate && each.candidates?.[0]?.name] as const),
    ),
  );
test('two doubtful names far from where the day is spent do not hold each other up', () => {
  const found = meantBy([[...inBordeaux, 'Palais Rohan', 'Petite Venise']], 'Bordeaux, France');
  expect(inBordeaux.map((name) => found.get(name))).toEqual(inBordeaux);
  expect(found.get('Palais Rohan')).toBeUndefined();
  expect(found.get('Petite Venise')).toBeUndefined();
});

test('a world city is meant on a trip through many countries, by whichever of its names', () => {
  const others = ['Milan', 'Monza', 'Brussels', 'Ghent', 'Amsterdam', 'Haarlem', 'Winterthur'];
  for (const name of ['Prag', 'Praga'])
    expect(meantBy([['Paris', 'Zurich', name, ...others]], 'Paris, France').get(name)).toBe('Prague');
});

test('a park that is the only one of its name is none that every town has', () => {
  const found = meantBy([['Boise', 'Arches National Park', 'Town Park'], ['Denver']], 'United States');
  expect(found.get('Arches National Park')).toBe('Arches National Park');
  expect(found.get('Town Park')).toBeUndefined();
});

test('an airport is the one it says it is, wherever the trip goes', () => {
  expect(meantBy([['関西空港', ...inBordeaux]], 'Bordeaux, France').get('関西空港')).toBe('関西国際空港');
});

test('nobody is in a city across the sea and back on one day of sights', () => {
  const [first = '', ...others] = inBordeaux;
  expect(meantBy([[first, 'Boise', ...others]], 'Bordeaux, France').get('Boise')).toBeUndefined();
  expect(meantBy([[first, 'Milan', ...others]], 'Bordeaux, France').get('Milan')).toBeUndefined();
});

test('whoever flies on at the end of a day of sights is where the day says', () => {
  expect(meantBy([[...inBordeaux, 'Boise']], 'Bordeaux, France').get('Boise')).toBe('Boise');
});
