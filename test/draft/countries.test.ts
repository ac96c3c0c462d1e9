import { expect, test } from 'vitest';
import { withCountriesBeside } from '../../lib/draft/countries.ts';
import type { DraftDay, DraftStop, StopCandidate } from '../../lib/model/draft.ts';
import { stated } from '../components/sample.ts';

const coordinate = { latitude: 42, longitude: 19 };
const stop = (name: string, kind: StopCandidate['kind'], isPlaced = true): DraftStop => ({
  id: name,
  name: stated(name),
  candidates: [{ name, country: 'ME', coordinate, kind }],
  ...(isPlaced && { coordinate: stated(coordinate) }),
});
const country = stop('Montenegro', 'country', false);
const towns = [stop('Budva', 'city'), stop('Kotor', 'city')];
const day = (stops: DraftStop[], also?: DraftStop[]): DraftDay => ({ id: 'd', stops, ...(also && { also }) });

test('a country leaves the stops of its day and is offered beside them', () => {
  expect(withCountriesBeside([day([country, ...towns])])).toEqual([day(towns, [country])]);
  const beach = stop('Mogren', 'beach');
  expect(withCountriesBeside([day([...towns, country], [beach])])).toEqual([day(towns, [beach, country])]);
});

test('it stays where countries are the places', () => {
  const islands = [country, stop('Malta', 'country', false), towns[0] as DraftStop];
  expect(withCountriesBeside([day(islands)])).toEqual([day(islands)]);
  const list = [{ ...day([country, ...towns]), isList: true as const }];
  expect(withCountriesBeside(list)).toEqual(list);
});

test('it stays where the day has nothing else, and where it is a city too', () => {
  const alone = [day([country])];
  const city = [day([stop('Singapore', 'country'), ...towns])];
  expect(withCountriesBeside(alone)).toEqual(alone);
  expect(withCountriesBeside(city)).toEqual(city);
});
