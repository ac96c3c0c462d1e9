// Describes a candidate place so that it can be told from the others: what it is, where, and how far away.
import { placedIn, placeOfStop } from '../../lib/edit/find-in.ts';
import { distanceKm } from '../../lib/model/distance.ts';
import type { Draft, StopCandidate } from '../../lib/model/draft.ts';
import type { Coordinate } from '../../lib/model/itinerary.ts';
import { countryName } from '../../lib/words/countries.ts';
import { t } from '../../lib/words/words.ts';

/** 0.42 → "400 m"; 189.6 → "190 km" */
function distanceWords(km: number): string {
  if (km < 1) return t('amounts.metres', { n: Math.max(50, Math.round(km * 20) * 50) });
  return t('amounts.kilometres', { n: km < 100 ? Math.round(km) : Math.round(km / 10) * 10 });
}

/** The nearest placed stop before this one in the day, otherwise after it. */
function neighbour(draft: Draft, stopId: string): { number: number; at: Coordinate } | undefined {
  const place = placeOfStop(draft, stopId);
  if (!place) return undefined;
  const { stops } = place.day;
  const order = [...stops.slice(0, place.index).toReversed(), ...stops.slice(place.index + 1)];
  const near = order.find(({ coordinate }) => coordinate);
  return near?.coordinate && { number: stops.indexOf(near) + 1, at: near.coordinate.value };
}

// A town, a day out, a journey. Within one band, the better match comes before the nearer place.
const bandsKm = [50, 200, 800];
const bandOf = (km: number) => bandsKm.findIndex((most) => km <= most) + 1 || bandsKm.length + 1;

/** Places nearest to the trip first, if any stop is placed; those in the same band keep their order. */
export function nearestFirst(candidates: StopCandidate[], draft: Draft, stopId: string): StopCandidate[] {
  const near = neighbour(draft, stopId);
  const points = near ? [near.at] : placedIn(draft);
  if (points.length === 0) return candidates;
  const band = ({ coordinate }: StopCandidate) =>
    bandOf(points.reduce((least, at) => Math.min(least, distanceKm(at, coordinate)), Infinity));
  return candidates.toSorted((a, b) => band(a) - band(b));
}

// A distance that trips cover without mentioning it.
const tripKm = 300;

/** Whether the place is near a placed stop; always true while none is placed. */
export function isPartOfTrip({ coordinate }: StopCandidate, draft: Draft): boolean {
  const points = placedIn(draft);
  return points.length === 0 || points.some((at) => distanceKm(at, coordinate) <= tripKm);
}

/** "Virginia, United States"; the town first, for a sight. Equal names appear only once. */
export const whereWords = ({ town, region, country }: StopCandidate): string =>
  [...new Set([town, region, countryName(country)])].filter(Boolean).join(', ');

/** "Town · Norte, Portugal · 400 m from stop 2" */
export function placeWords(candidate: StopCandidate, draft: Draft, stopId: string): string {
  const near = neighbour(draft, stopId);
  const far =
    near &&
    t('choosePlace.fromStop', {
      distance: distanceWords(distanceKm(near.at, candidate.coordinate)),
      number: near.number,
    });
  return [t(`choosePlace.kind.${candidate.kind}`), whereWords(candidate), far].filter(Boolean).join(' · ');
}
