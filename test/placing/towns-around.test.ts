import { expect, test } from 'vitest';
import type { PlaceCandidate } from '../../lib/model/evidence.ts';
import { townSense } from '../../lib/placing/sense.ts';
import { mayBeTown, nearTown, townsMeant, withoutAmbiguous } from '../../lib/placing/towns-around.ts';

const town = (name: string): PlaceCandidate => ({
  name,
  country: 'AR',
  coordinate: { latitude: -40, longitude: -71 },
  population: 20_000,
  kind: 'city',
  prominence: 0.5,
});
const prior = townSense(town('any'), undefined).prior;
const costs = (name: string, ...towns: string[]) =>
  townsMeant(name, towns.map(town).map(nearTown)).map((sense) => [
    sense.place.name,
    Math.round(10 * (prior - sense.prior)) / 10,
  ]);

test('less of a name costs less than a slip of the pen', () => {
  const towns = ['San Martín de los Andes', 'San Martín Norte', 'Bariloche', 'San Martín'];
  expect(costs('San Martin', ...towns)).toEqual([['San Martín de los Andes', 1.5]]);
  expect(costs('Barilloche', ...towns)).toEqual([['Bariloche', 2.5]]);
  expect(costs('San Martim', ...towns)).toEqual([]);
  expect(costs('Esquel', ...towns)).toEqual([]);
});

test('what is meant by less than its name says so', () => {
  expect(townsMeant('Barilloche', [nearTown(town('Bariloche'))])[0]?.isByPart).toBe(true);
});

test.each([
  ['Bariloche', undefined, true],
  ['Rillar', undefined, true],
  ['Rilla', undefined, false],
  ['Bariloche', 'stay', false],
  ['Bariloche', 'food', false],
  ['Bariloche', 'walk', true],
  ['Bariloche 2', undefined, false],
  ['Bariloche Museum', undefined, false],
] as const)('%s as %s may be a town', (name, category, may) => expect(mayBeTown(name, category)).toBe(may));

test('a slip that fits three is none', () => {
  const [sense] = townsMeant('Barilloche', [nearTown(town('Bariloche'))]);
  if (!sense) throw new Error('No town is meant.');
  expect(withoutAmbiguous([sense, sense])).toHaveLength(2);
  expect(withoutAmbiguous([sense, sense, sense])).toEqual([]);
});
