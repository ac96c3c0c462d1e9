// Sums over all candidates of a page, computed once.

import { distanceKm } from '../../model/distance.ts';
import type { PlaceCandidate } from '../../model/evidence.ts';
import type { Candidate } from './candidate-list.ts';
import { occurrences, type PageWords, timesIn } from './page-words.ts';

const reachKm: Record<PlaceCandidate['kind'], number> = { city: 50, airport: 50, region: 220, country: 0 };
const kmPerDegree = 111;

export const totalOf = ({ counts }: Candidate): number =>
  counts.title + counts.top + counts.heading + counts.lead + counts.body + counts.description;

/** Whether `outer` contains `inner`: a country by its code, anything else by distance. */
export function holds(outer: PlaceCandidate, inner: PlaceCandidate): boolean {
  if (outer.kind === 'country') return outer.country === inner.country;
  if (inner.kind === 'country') return false;
  const reach = reachKm[outer.kind];
  const isFarNorth = Math.abs(outer.coordinate.latitude - inner.coordinate.latitude) * kmPerDegree > reach;
  return !isFarNorth && distanceKm(outer.coordinate, inner.coordinate) <= reach;
}

export interface PageSums {
  most: { heading: number; lead: number; total: number; pointed: number };
  /** Candidates in the title or the first heading. */
  titled: Candidate[];
  placed: { place: PlaceCandidate; weight: number }[];
  weight: number;
  lowerCase: (name: string) => number;
}

// One frequent word must not outweigh ten places that are mentioned once.
export const weightOf = (candidate: Candidate): number =>
  Math.min(6, totalOf(candidate)) * (0.2 + (candidate.place?.prominence ?? 0));

/** How often a word is on the page in lower case: "nice" against "Nice". */
export function lowerCaseUses(text: string): (name: string) => number {
  return (name) => {
    const lower = name.toLowerCase();
    return lower === name || /\s/.test(lower) ? 0 : timesIn(text, lower);
  };
}

const isGap = /[\s(“"'’,]/u;

/** The same, only among other words: web addresses and names of files have no capitals. */
export function smallWordUses(text: string): (name: string) => number {
  return (name) => {
    const lower = name.toLowerCase();
    if (lower === name) return 0;
    return occurrences(text, lower).filter((at) => isGap.test(text[at - 1] ?? ' ')).length;
  };
}

// The heaviest ones show where the page is; comparing each with all others would take time.
const maxPlaced = 60;

export function sumsOf(candidates: Candidate[], { lead, body }: PageWords): PageSums {
  const most = { heading: 1, lead: 1, total: 1, pointed: 1 };
  for (const candidate of candidates) {
    most.heading = Math.max(most.heading, candidate.counts.heading + candidate.counts.top);
    most.lead = Math.max(most.lead, candidate.counts.lead);
    most.pointed = Math.max(most.pointed, candidate.counts.pointed);
    most.total = Math.max(most.total, totalOf(candidate));
  }
  const placed = candidates
    .flatMap((candidate) =>
      candidate.place ? [{ place: candidate.place, weight: weightOf(candidate) }] : [],
    )
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxPlaced);
  return {
    most,
    titled: candidates.filter(({ counts }) => counts.title + counts.top > 0),
    placed,
    weight: placed.reduce((sum, { weight }) => sum + weight, 0),
    lowerCase: lowerCaseUses(`${lead}${body}`),
  };
}
