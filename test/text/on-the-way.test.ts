import { expect, test } from 'vitest';
import { isOnTheWay, isRideTo, rideEnd } from '../../lib/text/on-the-way.ts';

test.each([
  ' – Walk south to the tower',
  ' Saída para o porto',
  ' Los geht’s zum Gipfel',
  '\tFahrt nach Bern',
  ' Train to the Railway Museum',
  ' Bus to the museum',
  ' Museum, then the train',
])('%j goes somewhere', (line) => {
  expect(isOnTheWay(line)).toBe(true);
});

test.each([
  ' The tower by night',
  ' Plaza de los Robles',
  // What a museum shows carries nobody.
  ' Train Museum',
  ' The Tram and Bus Museum',
  ' Musée du Train',
  ' Museo de la Bus',
  // Only the first words say it.
  ' The old mill and its garden, then a walk',
])('%j is there', (line) => {
  expect(isOnTheWay(line)).toBe(false);
});

test('a ride has an aim, a walk along something has none', () => {
  expect(isRideTo(' Drive to the park')).toBe(true);
  expect(isRideTo(' Zug nach Bern')).toBe(true);
  expect(isRideTo(' Walk along the river')).toBe(false);
});

test('where the words end that say where to', () => {
  const line = ' Metro from the harbour to the park (north gate)';
  expect(line.slice(rideEnd(line))).toBe(' the park (north gate)');
});
