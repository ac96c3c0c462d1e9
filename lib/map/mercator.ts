// The flat world of the map: a square of side 1, with west and north at 0 (web Mercator).
import type { Coordinate } from '../model/itinerary.ts';

/** A point in the flat world. `x` can be outside 0 to 1: the world repeats beyond the date line. */
export interface Point {
  x: number;
  y: number;
}

const radians = Math.PI / 180;
const equatorMetres = 40_075_017;
/** The latitude at which the square ends; the poles themselves are infinitely far away. */
const northernmost = 85.051_128;

export function toWorld({ latitude, longitude }: Coordinate): Point {
  const north = Math.min(northernmost, Math.max(-northernmost, latitude)) * radians;
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log(Math.tan(Math.PI / 4 + north / 2)) / (2 * Math.PI),
  };
}

export function toCoordinate({ x, y }: Point): Coordinate {
  const turns = x - Math.floor(x);
  return {
    latitude: Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) / radians,
    longitude: turns * 360 - 180,
  };
}

/** Rounded to about a metre, the precision of pointing. */
export const roundedCoordinate = ({ latitude, longitude }: Coordinate): Coordinate => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
});

/** How many metres on the ground the whole width of the world stands for, at this `y` of the map. */
export const metresAcross = (y: number): number =>
  equatorMetres * Math.cos(toCoordinate({ x: 0, y }).latitude * radians);
