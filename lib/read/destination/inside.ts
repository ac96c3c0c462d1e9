// Which of a page's places lie in which.
import { distanceKm } from '../../model/distance.ts';
import type { PlaceCandidate } from '../../model/evidence.ts';
import { holds } from './page-sums.ts';

// Regions have no borders here; the better known of two is mostly the larger.
const isNarrower = (a: PlaceCandidate, b: PlaceCandidate) => a.kind !== b.kind || a.prominence < b.prominence;

// Well-known regions are states and large islands, which extend far from their middle.
const largeRegion = { prominence: 0.6, reachKm: 450 };

const isInLarge = (inner: PlaceCandidate, outer: PlaceCandidate) =>
  outer.kind === 'region' &&
  outer.country === inner.country &&
  outer.prominence >= largeRegion.prominence &&
  distanceKm(inner.coordinate, outer.coordinate) <= largeRegion.reachKm;

export const isInside = (inner: PlaceCandidate, outer: PlaceCandidate) =>
  inner !== outer &&
  inner.kind !== 'country' &&
  outer.kind !== 'city' &&
  isNarrower(inner, outer) &&
  (holds(outer, inner) || isInLarge(inner, outer));
