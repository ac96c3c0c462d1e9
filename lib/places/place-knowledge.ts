// Pure: no browser, no network, no clock.
import type { Knowledge } from '../model/evidence.ts';
import { openPlaces } from './places.ts';

/** The gazetteer's bytes as what readers may know. */
export function placeKnowledge(bytes: Uint8Array): Knowledge {
  const { lookup, has, whereIs } = openPlaces(bytes);
  return { lookUpPlace: lookup, isPlaceName: has, whereIs };
}
