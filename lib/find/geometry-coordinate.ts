// Reads a point as in databases and map files, longitude first: "SRID=4326;POINT(2.29 48.85)",
// {"type":"Point","coordinates":[2.29,48.85]}.
import type { Coordinate } from '../model/itinerary.ts';
import { onGlobe } from './on-globe.ts';

const number = '([+-]?\\d{1,3}(?:\\.\\d{1,15})?)';
const height = '-?\\d{1,6}(?:\\.\\d{1,15})?';
const wellKnownText = new RegExp(
  `^(?:SRID=4326;\\s*)?POINT\\s*Z?M?\\s*\\(\\s*${number}\\s+${number}(?:\\s+${height}){0,2}\\s*\\)$`,
  'i',
);
const geoJson = new RegExp(
  `^\\{[^{}[\\]]{0,40}"coordinates"\\s*:\\s*\\[\\s*${number}\\s*,\\s*${number}(?:\\s*,\\s*${height})?\\s*\\][^{}[\\]]{0,40}\\}$`,
);

export function geometryCoordinate(text: string): Coordinate | undefined {
  const [, east, north] = wellKnownText.exec(text) ?? geoJson.exec(text) ?? [];
  return east && north ? onGlobe(Number(north), Number(east)) : undefined;
}
