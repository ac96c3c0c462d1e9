// Which clock times are a departure and its arrival: of all ways to pair them the one that says most.
import type { Mark } from '../block-values.ts';
import type { ClockRole } from './clock-role.ts';

export interface PairOfClocks<Leg> {
  leg: Leg;
  score: number;
}

export interface Clock {
  mark: Mark;
  role: ClockRole;
}

// Between the two there may stand a time of boarding, of a stop and the like.
const mostBetween = 4;
/** What is lost with a time of which nothing is made. */
export const leftOut = ({ role }: Clock): number =>
  Math.max(0.1, 0.6 + 0.4 * Math.max(role.leaves, role.arrives) - 0.9 * role.other);

/** `clocks` in the order of reading; `legOf` says what two of them would be, if anything. */
export function pairClocks<Leg>(
  clocks: readonly Clock[],
  legOf: (departure: Clock, arrival: Clock) => PairOfClocks<Leg> | undefined,
): { legs: Leg[]; score: number } {
  const best: { legs: Leg[]; score: number }[] = [{ legs: [], score: 0 }];
  for (const [index, arrival] of clocks.entries()) {
    const before = best[index] ?? { legs: [], score: 0 };
    let chosen = { legs: before.legs, score: before.score - leftOut(arrival) };
    let skipped = 0;
    for (let from = index - 1; from >= 0 && from >= index - 1 - mostBetween; from -= 1) {
      const departure = clocks[from];
      if (!departure) break;
      const pair = legOf(departure, arrival);
      const earlier = best[from];
      const score = pair && earlier ? earlier.score + pair.score - skipped : Number.NEGATIVE_INFINITY;
      if (pair && earlier && score > chosen.score) chosen = { legs: [...earlier.legs, pair.leg], score };
      skipped += leftOut(departure);
    }
    best.push(chosen);
  }
  return best.at(-1) ?? { legs: [], score: 0 };
}
