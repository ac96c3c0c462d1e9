import type { PlaceCandidate } from '../../model/evidence.ts';
import type { Candidate } from './candidate-list.ts';
import { holds, type PageSums, weightOf } from './page-sums.ts';

export interface Spread {
  inCountry: number;
  near: number;
  mainCity: number;
  countrySpread: number;
  regionSpread: number;
  beside: number;
  /** The evidence for its country and for the strongest other one, each from 0 to 1 however many names there are. */
  compatriots: number;
  elsewhere: number;
  /** No other country has more of the page's places. */
  isMain: boolean;
}

const nowhere: Spread = {
  inCountry: 0,
  near: 0,
  mainCity: 0,
  countrySpread: 0,
  regionSpread: 0,
  beside: 0,
  compatriots: 0,
  elsewhere: 0,
  isMain: false,
};
// This much weight is full evidence.
const fullWeight = 4;
const spreadFrom = 2;
const manyCities = 12;

type Weighed = PageSums['placed'][number];

interface Sum {
  weight: number;
  top: number;
  count: number;
}

function sumOf(placed: Weighed[], isMeant: (place: PlaceCandidate) => boolean): Sum {
  const sum = { weight: 0, top: 0, count: 0 };
  for (const { place, weight } of placed) {
    if (!isMeant(place)) continue;
    sum.weight += weight;
    sum.top = Math.max(sum.top, weight);
    sum.count += 1;
  }
  return sum;
}

/** 0 where one city has all the weight, towards 1 where many share it. */
const evenness = ({ weight, top, count }: Sum) => (count > spreadFrom ? 1 - top / weight : 0);

/** How the page's other places are spread around this one. */
export function spreadOf(candidate: Candidate, { placed, weight }: PageSums): Spread {
  const { place } = candidate;
  if (!place) return nowhere;
  const left = Math.max(0.001, weight - weightOf(candidate));
  const held = placed.filter((other) => holds(place, other.place));
  const compatriots = placed.filter((other) => other.place.country === place.country);
  const isOther = (other: PlaceCandidate) => other !== place;
  const isCity = (other: PlaceCandidate) => other.kind === 'city';
  const cities = sumOf(compatriots, isCity);
  const fellows = sumOf(compatriots, isOther).weight;
  const own = weightOf(candidate);
  const byCountry = new Map<string, number>();
  for (const other of placed)
    if (other.place !== place)
      byCountry.set(other.place.country, (byCountry.get(other.place.country) ?? 0) + other.weight);
  const top = Math.max(0, ...[...byCountry].filter(([code]) => code !== place.country).map(([, sum]) => sum));
  return {
    inCountry: sumOf(compatriots, isOther).weight / left,
    near: sumOf(held, isOther).weight / left,
    mainCity: isCity(place) && cities.weight > 0 ? weightOf(candidate) / cities.weight : 0,
    countrySpread: place.kind === 'country' ? evenness(cities) : 0,
    regionSpread: place.kind === 'region' ? evenness(sumOf(held, isCity)) : 0,
    compatriots: Math.min(1, fellows / fullWeight),
    elsewhere: Math.min(1, top / fullWeight),
    isMain: fellows + own >= top,
    beside: isCity(place) ? Math.min(1, cities.count / manyCities) : 0,
  };
}
