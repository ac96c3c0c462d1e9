// The names to show on a map of this size: quarters and sights in a town, towns and mountains in a country.
import type { Knowledge } from '../model/evidence.ts';
import type { Coordinate } from '../model/itinerary.ts';
import type { MapName } from '../model/map-name.ts';
import type { PlaceKind } from '../model/place-kinds.ts';

// The map would only discard more.
const maxNames = 160;
/** Up to this size it is a map of a town. */
const townKm = 16;
/** A country has too many sights; only these kinds are large enough to show. */
const wideKinds: ReadonlySet<PlaceKind> = new Set([
  'island',
  'lake',
  'peak',
  'nationalpark',
  'volcano',
  'bay',
]);
const maxDistanceKm = 120;
/** Up to this size it is a town with its surroundings, and the best known sights of any kind are shown. */
const aroundTownKm = 40;
/** Parts of a town are better for orientation than single buildings. */
const partKinds: ReadonlySet<PlaceKind> = new Set(['quarter', 'park', 'square', 'island', 'street']);

// Readers of these languages can mostly read local names in other scripts than Latin.
const otherScripts = /^(?:ja|zh|ko|ar|he|fa|ru|uk|el|th)\b/;
const isLatin = /^\P{L}*\p{Script=Latin}/u;

/** The local name, in a script that the traveller can read. */
function readable(names: readonly string[], language: string): string | undefined {
  return (otherScripts.test(language) ? undefined : names.find((name) => isLatin.test(name))) ?? names[0];
}

function sightsNear(at: Coordinate, km: number, { sightsAround }: Knowledge, language: string): MapName[] {
  if (km > maxDistanceKm) return [];
  const isTown = km <= townKm;
  const minFame = km <= aroundTownKm ? 5 : Infinity;
  return (sightsAround?.(at, km) ?? [])
    .filter(({ sight: { kind, fame } }) => isTown || fame >= (wideKinds.has(kind) ? 4 : minFame))
    .map(({ sight: { kind, coordinate, fame, name }, names }) => ({
      name: readable(names, language) ?? name,
      kind,
      coordinate,
      weight: (fame / 5) * (partKinds.has(kind) ? 1 : isTown ? 0.7 : 0.6),
    }));
}

function townsNear(at: Coordinate, km: number, { townsAround }: Knowledge): MapName[] {
  return (townsAround?.(at, km, maxNames) ?? []).map(({ name, coordinate, population }) => ({
    name,
    kind: 'city' as const,
    coordinate,
    // Ten million is 1, a thousand 0.4.
    weight: Math.min(1, Math.log10(Math.max(10, population)) / 7) * (km <= townKm / 3 ? 0.5 : 1),
  }));
}

/** Sorted by weight, heaviest first. */
export function namesAround(at: Coordinate, km: number, knowledge: Knowledge, language = ''): MapName[] {
  return [...townsNear(at, km, knowledge), ...sightsNear(at, km, knowledge, language)]
    .filter(({ name }) => name.length <= 40)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxNames);
}
