// What stands behind a name to say where it is: a town, a state, a country, or the code of one of them.
import { distanceKm } from '../model/distance.ts';
import type { Knowledge, PlaceCandidate, SightCandidate } from '../model/evidence.ts';
import type { SightKind } from '../model/place-kinds.ts';
import { placeKey } from '../places/place-key.ts';
import type { FoundPlace } from './found-place.ts';
import { type CodedRegion, regionsOf } from './region-codes.ts';

export interface WiderPlace {
  holds: (place: FoundPlace) => boolean;
  /** How well known it is: a larger town lies in no smaller one. */
  fame: number;
  /** Said before a name, too: "Kraków Wawel". Of two stations side by side neither is where the other is. */
  isLarge: boolean;
}

// An island is a region too, and its villages have another.
const regionKm = 25;

const townKm = 40;

// What lies in one is said to be there: "Oia Santorini", "Half Dome, Yosemite".
const areas: ReadonlySet<string> = new Set<SightKind>([
  ...(['island', 'nationalpark', 'park', 'quarter', 'village', 'valley', 'canyon', 'lake', 'bay'] as const),
  ...(['desert', 'forest', 'ski', 'peak', 'volcano'] as const),
]);
// A town lies in these, and not in a forest that is called after it.
const withTowns: ReadonlySet<string> = new Set<SightKind>(['island', 'nationalpark', 'valley', 'desert']);
// A reach is where one is at the place, and the place itself may be longer.
const reaches = 1.5;
const minAreaKm = 3;
const largeTown = 0.6;

const isOn = (place: FoundPlace, area: SightCandidate) =>
  place.country === area.country &&
  distanceKm(place.coordinate, area.coordinate) <= Math.max(minAreaKm, reaches * area.reach);

function isIn({ country, region, coordinate }: FoundPlace, wide: PlaceCandidate): boolean {
  if (country !== wide.country) return false;
  if (wide.kind === 'country') return true;
  if (region && placeKey(region) === placeKey(wide.name)) return true;
  return distanceKm(coordinate, wide.coordinate) <= (wide.kind === 'city' ? townKm : regionKm);
}

const isInRegion = (place: FoundPlace, { country, region }: CodedRegion) =>
  place.country === country && placeKey(place.region ?? '') === placeKey(region);

const isCountryCode = /^[A-Z]{2}$/;

/** Undefined where the words are no place. A country's code is one in capitals alone: "de" and "la" are words. */
export function widerPlace(words: string, { lookUpPlace, lookUpSight }: Knowledge): WiderPlace | undefined {
  const places = lookUpPlace?.(words) ?? [];
  const around = (lookUpSight?.(words) ?? []).filter(({ kind }) => areas.has(kind));
  const regions = regionsOf(words);
  const country = isCountryCode.test(words) ? words : undefined;
  if (places.length + around.length + regions.length === 0 && !country) return undefined;
  const isLand = country !== undefined || regions.length > 0 || places.some(({ kind }) => kind !== 'city');
  const town = Math.max(0, ...places.map(({ prominence }) => prominence));
  return {
    fame: isLand || around.some(({ kind }) => withTowns.has(kind)) ? 1 : town,
    isLarge: isLand || town >= largeTown,
    holds: (place) =>
      place.country === country ||
      regions.some((region) => isInRegion(place, region)) ||
      places.some((wide) => isIn(place, wide)) ||
      around.some((area) => isOn(place, area)),
  };
}
