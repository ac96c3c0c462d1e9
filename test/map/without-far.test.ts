import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWorld } from '../../lib/map/mercator.ts';
import { withoutFar } from '../../lib/map/without-far.ts';

const at = (latitude: number, longitude: number) => toWorld({ latitude, longitude });
const paris = [at(48.858, 2.294), at(48.861, 2.336), at(48.886, 2.343)];
const iran = at(35.7, 51.4);

test('one place of a day in a city that lies on another continent is not framed', () => {
  expect(withoutFar([paris[0], iran, paris[1], paris[2]] as typeof paris)).toEqual(paris);
});

test('a day that goes far is framed whole', () => {
  const flight = [...paris.slice(0, 2), iran, at(35.71, 51.42)];
  expect(withoutFar(flight)).toEqual(flight);
  const drive = [at(48.9, 2.3), at(47.3, 5), at(45.8, 4.8), at(43.3, 5.4)];
  expect(withoutFar(drive)).toEqual(drive);
});

test('two places are both framed, however far apart', () => {
  expect(withoutFar([paris[0] as (typeof paris)[0], iran])).toHaveLength(2);
});

test('most of the places stay, in their order', () => {
  const place = fc.record({
    latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 30 }), (places) => {
      const points = places.map(toWorld);
      const kept = withoutFar(points);
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(points.length, Math.ceil(0.6 * points.length)));
      expect(points.filter((point) => kept.includes(point))).toEqual(kept);
    }),
  );
});
