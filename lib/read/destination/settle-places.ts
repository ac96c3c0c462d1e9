// Pure: no browser, no network, no clock.
// A name with several meanings means the one in the country that the rest of the page is about.
import type { Knowledge } from '../../model/evidence.ts';
import type { Candidate } from './candidates.ts';

// A hamlet in the right country beats a metropolis elsewhere, a village in it does not beat a world city.
const countryWeight = 0.5;

export function settlePlaces(
  candidates: Candidate[],
  lookUp: NonNullable<Knowledge['lookUpPlace']>,
): Candidate[] {
  const weights = new Map<string, number>();
  let all = 0;
  for (const { place, counts } of candidates) {
    if (!place) continue;
    const weight =
      Math.min(6, counts.title * 3 + counts.heading + counts.lead + counts.body) * place.prominence ** 2;
    weights.set(place.country, (weights.get(place.country) ?? 0) + weight);
    all += weight;
  }
  return candidates.map((candidate) => {
    if (!candidate.place) return candidate;
    const standing = (place: { country: string; prominence: number }) =>
      place.prominence + (countryWeight * (weights.get(place.country) ?? 0)) / Math.max(0.001, all);
    const place = lookUp(candidate.name).reduce(
      (top, other) => (standing(other) > standing(top) ? other : top),
      candidate.place,
    );
    return { ...candidate, place };
  });
}
