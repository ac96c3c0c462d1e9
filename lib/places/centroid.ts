import type { Coordinate } from '../model/itinerary.ts';

export interface Weighed {
  coordinate: Coordinate;
  weight: number;
}

const radians = Math.PI / 180;

/** The centre of points on the globe; islands on both sides of the date line do not average to a point in Africa. */
export function centroidOf(points: Weighed[]): Coordinate {
  let [x, y, z] = [0, 0, 0];
  for (const { coordinate, weight } of points) {
    const latitude = coordinate.latitude * radians;
    const longitude = coordinate.longitude * radians;
    x += weight * Math.cos(latitude) * Math.cos(longitude);
    y += weight * Math.cos(latitude) * Math.sin(longitude);
    z += weight * Math.sin(latitude);
  }
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / radians, longitude: Math.atan2(y, x) / radians };
}
