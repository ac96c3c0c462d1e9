import type { Coordinate } from './itinerary.ts';

const radians = Math.PI / 180;
const earthDiameterKm = 12_742;

/** As the crow flies. */
export function distanceKm(a: Coordinate, b: Coordinate): number {
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const across = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * east;
  return earthDiameterKm * Math.asin(Math.min(1, Math.sqrt(north + across)));
}

// A degree of latitude is always longer than this: a cheap check that rules out most pairs.
const degreeKm = 110;

export const isWithinKm = (km: number, a: Coordinate, b: Coordinate): boolean =>
  Math.abs(a.latitude - b.latitude) * degreeKm <= km && distanceKm(a, b) <= km;
