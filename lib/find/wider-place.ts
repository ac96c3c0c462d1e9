// What stands behind a name to say where it is: a town, a state, a country, or the code of one of them.
import { distanceKm } from '../model/distance.ts';
import type { Knowledge, PlaceCandidate } from '../model/evidence.ts';
import { placeKey } from '../places/place-key.ts';
import type { FoundPlace } from './found-place.ts';
import { type CodedRegion, regionsOf } from './region-codes.ts';

export interface WiderPlace {
  holds: (place: FoundPlace) => boolean;
}

const townKm = 40;

function isIn({ country, region, coordinate }: FoundPlace, wide: PlaceCandidate): boolean {
  if (country !== wide.country) return false;
  if (wide.kind === 'country') return true;
  if (region && placeKey(region) === placeKey(wide.name)) return true;
  return wide.kind === 'city' && distanceKm(coordinate, wide.coordinate) <= townKm;
}

const isInRegion = (place: FoundPlace, { country, region }: CodedRegion) =>
  place.country === country && placeKey(place.region ?? '') === placeKey(region);

const isCountryCode = /^[A-Z]{2}$/;

/** Undefined where the words are no place. A country's code is one in capitals alone: "de" and "la" are words. */
export function widerPlace(words: string, { lookUpPlace }: Knowledge): WiderPlace | undefined {
  const places = lookUpPlace?.(words) ?? [];
  const regions = regionsOf(words);
  const country = isCountryCode.test(words) ? words : undefined;
  if (places.length === 0 && regions.length === 0 && !country) return undefined;
  return {
    holds: (place) =>
      place.country === country ||
      regions.some((region) => isInRegion(place, region)) ||
      places.some((wide) => isIn(place, wide)),
  };
}
