// Ranks the places found, each once, by how well the name matches, how well known they are, and how near to the trip.
import { distanceKm } from '../model/distance.ts';
import type { Coordinate } from '../model/itinerary.ts';
import { placeKey } from '../places/place-key.ts';
import type { Found, FoundPlace, Match } from './found-place.ts';

// More than one screen of them would be no choice.
export const maxFound = 8;
const maxRanked = 240;
// More points of the trip add nothing new.
const maxNear = 40;

// On the scale of fame, where a village has 0.2 and a world city 1.
const matchScore: Record<Match, number> = { own: 0.5, other: 0.2, reading: 0.3, part: 0, slip: -0.2 };
const statedScore = 1;

// Each step counts as much as a third of the fame scale.
const bands: [km: number, bonus: number][] = [
  [50, 1],
  [200, 0.66],
  [800, 0.33],
];

function nearness(coordinate: Coordinate, near: readonly Coordinate[]): number {
  if (near.length === 0) return 0;
  const km = Math.min(...near.slice(0, maxNear).map((point) => distanceKm(point, coordinate)));
  return bands.find(([max]) => km <= max)?.[1] ?? 0;
}

// An airport is in both tables, at slightly different points.
const samePlaceKm = 3;

export const isSame = (a: FoundPlace, b: FoundPlace): boolean =>
  (a.kind === b.kind || placeKey(a.name) === placeKey(b.name)) &&
  a.country === b.country &&
  distanceKm(a.coordinate, b.coordinate) < (a.kind === 'airport' ? samePlaceKm : 0.05);

export function firstPlaces(found: readonly Found[], near: readonly Coordinate[]): FoundPlace[] {
  const scored = found
    .slice(0, maxRanked)
    .map(({ place, fame, match, isStated }) => ({
      place,
      score: fame + matchScore[match] + nearness(place.coordinate, near) + (isStated ? statedScore : 0),
    }))
    .sort((a, b) => b.score - a.score);
  const kept: FoundPlace[] = [];
  for (const { place } of scored) {
    if (kept.length === maxFound) break;
    if (!kept.some((other) => isSame(other, place))) kept.push(place);
  }
  return kept;
}
