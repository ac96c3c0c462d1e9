// The progress of the online search for a draft's stops.

// As many as a traveller will wait for and a free service will put up with.
export const maxNamesAtOnce = 60;

/** Why it stopped early. `ended`: the traveller stopped it; `paused`: there are more names than are sent at once. */
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
  /** How many names have been looked up, out of how many. */
  asked: number;
  of: number;
  /** How many stops have a place now, and how many have several to choose from. */
  found: number;
  toChoose: number;
}

export type SearchProgress =
  /** The traveller has not switched it on, or has switched it off again. */
  | { is: 'off' }
  | { is: 'ready'; host: string }
  | ({ is: 'looking' } & Counts)
  | ({ is: 'done' } & Counts)
  | ({ is: 'stopped'; why: SearchProblem } & Counts);
