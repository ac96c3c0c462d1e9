// Pure: no browser, no network, no clock.
// What a name may mean, offline: the whole name as it was typed, the best known place first.
import type { StopCandidate } from '../model/draft.ts';
import type { Knowledge } from '../model/evidence.ts';

// More than one screen of them is no choice.
const mostCandidates = 8;

export function findPlaces(name: string, { lookUpPlace }: Knowledge): StopCandidate[] {
  const found = lookUpPlace?.(name) ?? [];
  return found
    .slice(0, mostCandidates)
    .map(({ name: known, country, coordinate, kind }) => ({ name: known, country, coordinate, kind }));
}
