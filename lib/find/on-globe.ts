import type { Coordinate } from '../model/itinerary.ts';

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** Undefined off the globe, and at 0,0: that is a field nobody filled in. The poles and the date line are on it. */
export function onGlobe(latitude: number, longitude: number): Coordinate | undefined {
  const isOn = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isOn || (latitude === 0 && longitude === 0)) return undefined;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
