import type { Candidate } from './candidate-list.ts';

export interface Scored {
  candidate: Candidate;
  score: number;
}

export const highest = (scored: Scored[]): Scored | undefined =>
  scored.reduce<Scored | undefined>(
    (top, other) => (!top || other.score > top.score ? other : top),
    undefined,
  );
