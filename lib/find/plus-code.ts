// Open Location Codes, as on Google Maps: "8FW4V75V+8Q" is a place, "V75V+8Q Paris" the nearest such place to the town.
import type { Coordinate } from '../model/itinerary.ts';
import { onGlobe } from './on-globe.ts';

const digits = '23456789CFGHJMPQRVWX';
const digit = `[${digits}]`;
const pairs = 5;
const lengthBeforePlus = 8;
// After the pairs, each digit is one cell of a grid.
const gridRows = 5;
const gridColumns = 4;
const full = new RegExp(`^(?:${digit}{8}\\+(?:${digit}{2,7})?|${digit}{6}00\\+|${digit}{4}0000\\+)$`, 'i');
const short = new RegExp(`^(${digit}{2}|${digit}{4}|${digit}{6})\\+(${digit}{2,7})$`, 'i');
const withTown = new RegExp(`^(${digit}{2,6}\\+${digit}{2,7})(?:[\\s,]+(\\S.*))?$`, 'i');

const digitValue = (character: string | undefined) => digits.indexOf(character ?? '');

/** The centre of the area that a code covers. */
function centreOf(code: string): { latitude: number; longitude: number } {
  const all = code
    .replace('+', '')
    .replace(/(?<!0)0+$/, '')
    .toUpperCase();
  let [latitude, longitude, height, width] = [-90, -180, 400, 400];
  for (let at = 0; at < Math.min(all.length, 2 * pairs); at += 2) {
    height /= 20;
    width /= 20;
    latitude += height * digitValue(all[at]);
    longitude += width * digitValue(all[at + 1]);
  }
  for (const character of all.slice(2 * pairs)) {
    height /= gridRows;
    width /= gridColumns;
    latitude += height * Math.floor(digitValue(character) / gridColumns);
    longitude += width * (digitValue(character) % gridColumns);
  }
  return { latitude: latitude + height / 2, longitude: longitude + width / 2 };
}

/** The first digits of a point's code. */
function beginningOf({ latitude, longitude }: Coordinate, length: number): string {
  let [north, east] = [Math.min(latitude + 90, 180 - 1e-9), (longitude + 180) % 360];
  let code = '';
  for (let size = 20; code.length < length; size /= 20) {
    code += (digits[Math.floor(north / size)] ?? '') + (digits[Math.floor(east / size)] ?? '');
    north %= size;
    east %= size;
  }
  return code;
}

/** The coordinate of a full code. */
export function fullPlusCode(text: string): Coordinate | undefined {
  if (!full.test(text)) return undefined;
  const { latitude, longitude } = centreOf(text);
  return onGlobe(latitude, longitude);
}

export interface ShortPlusCode {
  code: string;
  /** The town written with it. */
  town?: string;
}

/** A code without its first digits, alone or with a town. */
export function shortPlusCode(text: string): ShortPlusCode | undefined {
  const [, code, town] = withTown.exec(text) ?? [];
  return code && short.test(code) ? { code, ...(town && { town: town.trim() }) } : undefined;
}

/** The point of a short code that is nearest to `near`. */
export function nearestOfCode(code: string, near: Coordinate): Coordinate | undefined {
  const missing = lengthBeforePlus - code.indexOf('+');
  const size = 20 ** (2 - missing / 2);
  const found = centreOf(beginningOf(near, missing) + code);
  const nearest = (value: number, to: number) =>
    value - to > size / 2 ? value - size : to - value > size / 2 ? value + size : value;
  const latitude = nearest(found.latitude, near.latitude);
  const longitude = nearest(found.longitude, near.longitude === 180 ? -180 : near.longitude);
  return onGlobe(
    Math.abs(latitude) > 90 ? found.latitude : latitude,
    longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
  );
}
