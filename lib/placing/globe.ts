// Distances for many pairs at once: points as arrows from the middle of the globe, so that a pair costs three products. The date
// line and the poles are nothing special here.
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

/** As the crow flies. */
export function arrowKm(a: Arrow, b: Arrow): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2));
}

/** What a chord of the unit globe squares to at so many kilometres. */
const squareAt = (km: number) => (2 * Math.sin(km / (2 * earthRadiusKm))) ** 2;

// One town, a short drive, a day's drive, a long one.
const steps: [square: number, nearness: number][] = [
  [squareAt(15), 1],
  [squareAt(50), 0.8],
  [squareAt(150), 0.5],
  [squareAt(400), 0.3],
];

/** 1 in the same town, 0 farther than a long day's drive. */
export function nearness(a: Arrow, b: Arrow): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  const square = x * x + y * y + z * z;
  for (const [most, near] of steps) if (square <= most) return near;
  return 0;
}
