// Reads a coordinate with labelled numbers, as in URLs and programs: "lat=48.85&lon=2.29", {"lng":2.29,"lat":48.85}.
import type { Coordinate } from '../model/itinerary.ts';
import { onGlobe } from './on-globe.ts';

const number = '(-?\\d{1,3}(?:\\.\\d{1,15})?)';
const field = (names: string) => `["']?(?:${names})["']?\\s*[:=]\\s*["']?${number}["']?`;
const latitude = field('latitude|lat|y');
const longitude = field('longitude|long|lng|lon|x');
const between = '\\s*[&,;\\s]\\s*';
const latitudeFirst = new RegExp(`^[?&{(\\s]*${latitude}${between}${longitude}[})\\s]*$`, 'i');
const longitudeFirst = new RegExp(`^[?&{(\\s]*${longitude}${between}${latitude}[})\\s]*$`, 'i');

export function labelledCoordinate(text: string): Coordinate | undefined {
  const [, north, east] = latitudeFirst.exec(text) ?? [];
  if (north && east) return onGlobe(Number(north), Number(east));
  const [, first, second] = longitudeFirst.exec(text) ?? [];
  return first && second ? onGlobe(Number(second), Number(first)) : undefined;
}
