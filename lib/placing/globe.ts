// Distances for many pairs at once: points are unit vectors from the earth's centre, so a pair costs three products, and the
// date line and the poles need no special cases.
import type { Coordinate } from '../model/itinerary.ts';

export type Arrow = readonly [number, number, number];

const radians = Math.PI / 180;
const earthRadiusKm = 6371;

export function arrowOf({ latitude, longitude }: Coordinate): Arrow {
  const flat = Math.cos(latitude * radians);
  return [
    flat * Math.cos(longitude * radians),
    flat * Math.sin(longitude * radians),
    Math.sin(latitude * radians),
  ];
}

/** The distance in a straight line over the surface. */
export function arrowKm(a: Arrow, b: Arrow): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2));
}

/** The square of the chord on the unit sphere between points this many kilometres apart. */
const squareAt = (km: number) => (2 * Math.sin(km / (2 * earthRadiusKm))) ** 2;

// One town, a short drive, a day's drive, a long one.
const steps: [square: number, nearness: number][] = [
  [squareAt(15), 1],
  [squareAt(50), 0.8],
  [squareAt(150), 0.5],
  [squareAt(400), 0.3],
];

/** 1 in the same town, 0 beyond a long day's drive. */
export function nearness(a: Arrow, b: Arrow): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const square = x * x + y * y + z * z;
  for (const [most, near] of steps) if (square <= most) return near;
  return 0;
}
