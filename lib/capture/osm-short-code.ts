import type { Coordinate } from '../model/itinerary.ts';

// Older links write "@" for "~".
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~';
const maxCharacters = 10;

/**
 * The centre of the tile in an OpenStreetMap short link: "0EEQjE--" is in London. Each character halves both sides thrice.
 */
export function osmShortCode(code: string): Coordinate | undefined {
  const own = code.replace(/(?<!-)-+$/, '').replaceAll('@', '~');
  if (own.length < 2 || own.length > maxCharacters) return undefined;
  let [west, south, share] = [0, 0, 1];
  for (const character of own) {
    const value = characters.indexOf(character);
    if (value < 0) return undefined;
    for (let pair = 2; pair >= 0; pair -= 1) {
      share /= 2;
      west += ((value >> (2 * pair + 1)) & 1) * share;
      south += ((value >> (2 * pair)) & 1) * share;
    }
  }
  return { latitude: (south + share / 2) * 180 - 90, longitude: (west + share / 2) * 360 - 180 };
}
