// Of several senses, a name means the one near the page's other names, or in their country.

import { distanceKm } from '../../model/distance.ts';
import type { PlaceCandidate } from '../../model/evidence.ts';
import type { Candidate } from './candidate-list.ts';

// A hamlet in the right country beats a metropolis elsewhere, but a village in it does not beat a world city.
const countryWeight = 0.5;
const supportWeight = 0.15;
const maxSupport = 4;
const nearKm = 120;
const degreesNear = nearKm / 111;
// The most mentioned ones show where the page is; comparing all with all would take time.
const maxNeighbours = 80;
const maxSenses = 6;
const several = 2;

const mentionsOf = ({ counts }: Pick<Candidate, 'counts'>) =>
  counts.title * 3 + counts.heading + counts.lead + counts.body;

interface Neighbour {
  candidate: Candidate;
  senses: { place: PlaceCandidate; weight: number }[];
}

export interface Surroundings {
  /** How many of the page's other names lie near, each weighted by how surely it is a place there. */
  support(place: PlaceCandidate, own: Candidate): number;
  /** The share of the page's places that lie in the country. */
  inCountry(country: string): number;
  /** The largest share that any country has. */
  mainShare: number;
  /** Whether no other name of the page lies in its country, and several lie in another. */
  isAlone(place: PlaceCandidate): boolean;
}

function neighboursOf(candidates: Candidate[]): Neighbour[] {
  return candidates
    .filter(({ senses }) => senses.length > 0)
    .toSorted((a, b) => mentionsOf(b) - mentionsOf(a))
    .slice(0, maxNeighbours)
    .map((candidate) => {
      const senses = candidate.senses.slice(0, maxSenses).flatMap((place) => {
        if (place.kind === 'country') return [];
        return [{ place, weight: (0.3 + place.prominence) / Math.sqrt(candidate.senses.length) }];
      });
      return { candidate, senses };
    });
}

const isNear = (a: PlaceCandidate, b: PlaceCandidate) =>
  Math.abs(a.coordinate.latitude - b.coordinate.latitude) < degreesNear &&
  distanceKm(a.coordinate, b.coordinate) < nearKm;

export function surroundingsOf(candidates: Candidate[]): Surroundings {
  const neighbours = neighboursOf(candidates);
  const countries = new Map<string, number>();
  const names = new Map<string, number>();
  let all = 0.001;
  for (const { senses, place, counts } of candidates) {
    if (!place) continue;
    const weight = (Math.min(6, mentionsOf({ counts })) * place.prominence ** 2) / Math.sqrt(senses.length);
    countries.set(place.country, (countries.get(place.country) ?? 0) + weight);
    all += weight;
    names.set(place.country, (names.get(place.country) ?? 0) + 1);
  }
  const most = Math.max(0, ...names.values());
  return {
    isAlone: ({ country }) => most >= several && (names.get(country) ?? 0) < 2,
    mainShare: Math.max(0, ...countries.values()) / all,
    inCountry: (country) => (countries.get(country) ?? 0) / all,
    support(place, own) {
      let sum = 0;
      for (const { candidate, senses } of neighbours) {
        if (candidate === own || candidate.name === own.name) continue;
        let most = 0;
        for (const other of senses)
          if (other.weight > most && isNear(place, other.place)) most = other.weight;
        sum += most;
      }
      return sum;
    },
  };
}

export function settlePlaces(candidates: Candidate[], { support, inCountry }: Surroundings): Candidate[] {
  return candidates.map((candidate) => {
    if (candidate.senses.length < 2) return candidate;
    let best = candidate.senses[0];
    let highest = Number.NEGATIVE_INFINITY;
    for (const place of candidate.senses) {
      const standing =
        place.prominence +
        countryWeight * inCountry(place.country) +
        (place.kind === 'country' ? 0 : supportWeight * Math.min(maxSupport, support(place, candidate)));
      if (standing > highest) [best, highest] = [place, standing];
    }
    return best ? { ...candidate, place: best } : candidate;
  });
}
