import type { Coordinate } from '../model/itinerary.ts';

const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** Undefined outside the valid range, and at 0,0, which is a field left empty. The poles and the date line are valid. */
export function onGlobe(latitude: number, longitude: number): Coordinate | undefined {
  const isOn = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  if (!isOn || (latitude === 0 && longitude === 0)) return undefined;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
