import { expect, test } from 'vitest';
import { arrowKm, arrowOf, nearness } from '../../lib/placing/globe.ts';

const at = (latitude: number, longitude: number) => arrowOf({ latitude, longitude });
/** This far north of the equator. */
const north = (km: number) => at((km / 6371) * (180 / Math.PI), 0);

test.each([
  [at(48.8566, 2.3522), at(51.5074, -0.1278), 343.6],
  [at(-33.8688, 151.2093), at(-36.8509, 174.7645), 2156.0],
  // Across the date line, over a pole, and to the other side of the earth.
  [at(0, 179.5), at(0, -179.5), 111.2],
  [at(89.5, 0), at(89.5, 180), 111.2],
  [at(0, 0), at(0, 180), 20015.1],
  [at(12, 34), at(12, 34), 0],
])('as the crow flies', (a, b, km) => expect(arrowKm(a, b)).toBeCloseTo(km, 1));

test.each([
  [0, 1],
  [14.9, 1],
  [15.1, 0.8],
  [49.9, 0.8],
  [50.1, 0.5],
  [149.9, 0.5],
  [150.1, 0.3],
  [399.9, 0.3],
  [400.1, 0],
  [9000, 0],
])('%d km are so near', (km, near) => expect(nearness(north(0), north(km))).toBe(near));
