// Pure: no browser, no network, no clock.
// What speaks for a place being the one that the page is about, in numbers that are the same for every language.
import type { PlaceCandidate } from '../../model/evidence.ts';
import { distanceKm } from '../../places/distance.ts';
import type { Candidate } from './candidates.ts';

export const featureNames = [
  'in the title',
  'pointed at by the title',
  'opens the title',
  'early in the title',
  'in the address',
  'in the name of the site',
  'in the description',
  'in structured data',
  'share of headings',
  'share of the lead',
  'share of all mentions',
  'how often, as a logarithm',
  'region',
  'country',
  'unknown, pointed at by the title',
  'unknown, only in the text',
  'well known',
  'others are in its country',
  'others are near it or in it',
  'city that holds most of the mentions',
  'country whose mentions are spread over cities',
  'also a small word',
  'more than one word',
  'alone in the title',
  'what holds it is in the title too',
  'holds another of the title',
  'country with a place of its own in the title',
  'the most mentioned of all',
  'city in the title',
  'place that many cities of its country stand beside',
  'share of what prepositions point at',
  'part of longer names',
] as const;

const reachKm: Record<PlaceCandidate['kind'], number> = { city: 50, airport: 50, region: 220, country: 0 };

const totalOf = ({ counts }: Candidate) =>
  counts.title + counts.top + counts.heading + counts.lead + counts.body + counts.description;

/** Does `outer` hold `inner`? A country by its code, anything else by distance. */
export function holds(outer: PlaceCandidate, inner: PlaceCandidate): boolean {
  if (outer.kind === 'country') return outer.country === inner.country;
  if (inner.kind === 'country') return false;
  return distanceKm(outer.coordinate, inner.coordinate) <= reachKm[outer.kind];
}

/** What all candidates of a page have in common, counted once. */
export interface PageSums {
  most: { heading: number; lead: number; total: number; pointed: number };
  inTitle: PlaceCandidate[];
  placed: { place: PlaceCandidate; weight: number }[];
  weight: number;
  lowerCase: (name: string) => number;
}

// One loud word must not outweigh ten quiet places.
const weightOf = (candidate: Candidate) =>
  Math.min(6, totalOf(candidate)) * (0.2 + (candidate.place?.prominence ?? 0));

export function sumsOf(candidates: Candidate[], lowerCase: (name: string) => number): PageSums {
  const most = { heading: 1, lead: 1, total: 1, pointed: 1 };
  for (const candidate of candidates) {
    most.heading = Math.max(most.heading, candidate.counts.heading + candidate.counts.top);
    most.lead = Math.max(most.lead, candidate.counts.lead);
    most.pointed = Math.max(most.pointed, candidate.counts.pointed);
    most.total = Math.max(most.total, totalOf(candidate));
  }
  const placed = candidates.flatMap((candidate) =>
    candidate.place ? [{ place: candidate.place, weight: weightOf(candidate) }] : [],
  );
  return {
    most,
    inTitle: candidates.flatMap(({ counts, place }) =>
      counts.title + counts.top > 0 && place ? [place] : [],
    ),
    placed,
    weight: placed.reduce((sum, { weight }) => sum + weight, 0),
    lowerCase,
  };
}

function placeFeatures(candidate: Candidate, { placed, weight }: PageSums): number[] {
  const { place } = candidate;
  if (!place)
    return [
      0,
      0,
      Number(candidate.counts.pattern > 0),
      Number(candidate.counts.pattern === 0),
      0,
      0,
      0,
      0,
      0,
    ];
  const others = placed.filter((other) => other.place !== place);
  const left = Math.max(0.001, weight - weightOf(candidate));
  const share = (isIn: (other: PlaceCandidate) => boolean) =>
    others.reduce((sum, other) => sum + (isIn(other.place) ? other.weight : 0), 0) / left;
  const cities = placed.filter(
    (other) => other.place.kind === 'city' && other.place.country === place.country,
  );
  const cityWeight = cities.reduce((sum, other) => sum + other.weight, 0);
  const largest = cities.reduce((top, other) => Math.max(top, other.weight), 0) / Math.max(0.001, cityWeight);
  const isCity = place.kind === 'city';
  return [
    Number(place.kind === 'region'),
    Number(place.kind === 'country'),
    0,
    0,
    place.kind === 'country' ? 0.7 : place.prominence,
    share((other) => other.country === place.country),
    share((other) => holds(place, other)),
    isCity && cityWeight > 0 ? weightOf(candidate) / cityWeight : 0,
    place.kind === 'country' && cities.length > 2 ? 1 - largest : 0,
  ];
}

function titleFeatures(
  { place, counts }: Candidate,
  { inTitle, most, placed }: PageSums,
  total: number,
): number[] {
  const others = inTitle.filter((other) => other !== place);
  const holdsOther =
    place !== undefined && others.some((other) => other.kind !== 'country' && holds(place, other));
  const isHeld =
    place !== undefined &&
    others.some((other) => other.kind !== 'city' && other.kind !== place.kind && holds(other, place));
  const beside = new Set(
    placed.filter((other) => other.place.kind === 'city' && other.place.country === place?.country),
  ).size;
  return [
    Number(counts.title > 0 && others.length === 0),
    Number(isHeld && counts.title + counts.top > 0),
    Number(holdsOther && place?.kind !== 'country'),
    Number(holdsOther && place?.kind === 'country'),
    Number(total === most.total && total > 1),
    Number(place?.kind === 'city' && counts.title > 0),
    place?.kind === 'city' ? Math.min(1, beside / 12) : 0,
  ];
}

/** In the order of `featureNames`. */
export function featuresOf(candidate: Candidate, sums: PageSums): number[] {
  const { counts, name } = candidate;
  const total = totalOf(candidate);
  return [
    Number(counts.title + counts.top > 0),
    Number(counts.pattern > 0),
    Number(counts.opening > 0),
    counts.title + counts.pattern + counts.opening > 0 ? 1 - candidate.titlePosition : 0,
    Number(counts.address > 0),
    Number(counts.site > 0),
    Number(counts.description > 0),
    Number(counts.structured > 0),
    (counts.heading + counts.top) / sums.most.heading,
    counts.lead / sums.most.lead,
    total / sums.most.total,
    Math.log1p(total) / 4,
    ...placeFeatures(candidate, sums),
    sums.lowerCase(name) / (sums.lowerCase(name) + Math.max(1, total)),
    Number(/\s/.test(name)),
    ...titleFeatures(candidate, sums, total),
    counts.pointed / sums.most.pointed,
    counts.part / Math.max(1, counts.lead + counts.body),
  ];
}
