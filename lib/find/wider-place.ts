// Reads the place after a name that says where it is: a town, a state, a country, or the code of one.
import { distanceKm } from '../model/distance.ts';
import type { Knowledge, PlaceCandidate, SightCandidate } from '../model/evidence.ts';
import type { SightKind } from '../model/place-kinds.ts';
import { placeKey } from '../places/place-key.ts';
import type { FoundPlace } from './found-place.ts';
import { type CodedRegion, regionsOf } from './region-codes.ts';

export interface WiderPlace {
  holds: (place: FoundPlace) => boolean;
  /** How well known it is: a larger town does not lie in a smaller one. */
  fame: number;
  /** Large enough to be written before a name too: "Kraków Wawel". Neither of two adjacent stations contains the other. */
  isLarge: boolean;
}

// An island can be a region while its villages are listed under another one, so nearness counts.
const regionKm = 25;

const townKm = 40;

// Areas that say where something is: "Oia Santorini", "Half Dome, Yosemite".
const areas: ReadonlySet<string> = new Set<SightKind>([
  ...(['island', 'nationalpark', 'park', 'quarter', 'village', 'valley', 'canyon', 'lake', 'bay'] as const),
  ...(['desert', 'forest', 'ski', 'peak', 'volcano'] as const),
]);
// These can contain a town; a forest named after a town does not.
const withTowns: ReadonlySet<string> = new Set<SightKind>(['island', 'nationalpark', 'valley', 'desert']);
// The place itself may extend beyond its reach.
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

/** Undefined if the words are no place. Country codes count only in capitals: "de" and "la" are words. */
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
