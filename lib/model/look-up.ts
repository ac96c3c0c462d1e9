// How far the online search for a draft's stops has come.

// A traveller's patience, and the patience of a free service.
export const maxNamesAtOnce = 60;

/** Why it ended before its end. `ended`: the traveller wanted it so; `paused`: there are more names than are sent at once. */
export const searchProblems = [
  'ended',
  'paused',
  'refused',
  'offline',
  'silent',
  'busy',
  'nonsense',
] as const;
export type SearchProblem = (typeof searchProblems)[number];

interface Counts {
  host: string;
  /** Names that were asked about, of how many. */
  asked: number;
  of: number;
  /** Stops that have a place now, and those with places to choose from. */
  found: number;
  toChoose: number;
}

export type LookUp =
  /** The traveller has not switched it on, or not any more. */
  | { is: 'off' }
  | { is: 'ready'; host: string }
  | ({ is: 'looking' } & Counts)
  | ({ is: 'done' } & Counts)
  | ({ is: 'stopped'; why: SearchProblem } & Counts);
