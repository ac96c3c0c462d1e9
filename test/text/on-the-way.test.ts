import { expect, test } from 'vitest';
import { isOnTheWay, rideEnd, rideTarget } from '../../lib/text/on-the-way.ts';

test.each([
  ' – Walk south to the tower',
  ' Saída para o porto',
  ' Los geht’s zum Gipfel',
  '\tFahrt nach Bern',
  ' Train to the Railway Museum',
  ' Bus to the museum',
  ' Museum, then the train',
  '\t🚗 Fern → Otter',
  '\t塔まで歩く',
])('%j goes somewhere', (line) => {
  expect(isOnTheWay(line)).toBe(true);
});

test.each([
  ' The tower by night',
  ' Plaza de los Robles',
  // The vehicles a museum shows carry nobody.
  ' Train Museum',
  ' The Tram and Bus Museum',
  ' Musée du Train',
  ' Museo de la Bus',
  // Only the first words decide.
  ' The old mill and its garden, then a walk',
])('%j is there', (line) => {
  expect(isOnTheWay(line)).toBe(false);
});

test('a ride has an aim, a walk along something has none', () => {
  expect(rideEnd(' Drive to the park')).toBeDefined();
  expect(rideEnd(' Zug nach Bern')).toBeDefined();
  expect(rideEnd(' Walk along the river')).toBeUndefined();
});

test('behind the only arrow of a ride that a stretch of time leads stands where to', () => {
  const goalIn = (text: string, time: string) => {
    const start = text.indexOf(time);
    return rideTarget(text, { start, end: start + time.length });
  };
  const line = '9:00–9:40\tExpress 12\tFern Station → Otter Station';
  expect(line.slice(goalIn(line, '9:00–9:40'))).toBe(' Otter Station');
  expect(goalIn('9:00–9:40 the gate → the well', '9:00–9:40')).toBeUndefined();
  expect(goalIn('9:00–9:40 the gate → the well → the tower', '9:00–9:40')).toBeUndefined();
  expect(goalIn('Gate 8:05 → Well 9:00–9:40 → Tower 10:25', '9:00–9:40')).toBeUndefined();
});

test('where the words end that say where to', () => {
  const line = ' Metro from the harbour to the park (north gate)';
  expect(line.slice(rideEnd(line))).toBe(' the park (north gate)');
});
