import type { Sense } from './sense.ts';

/** A name of the page, with all that it may mean. */
export interface Name {
  senses: Sense[];
  /** The days it is said on, from 0; a destination is said of all. */
  days: readonly number[];
  /** How loud it speaks for the others: a destination more than a stop. */
  weight: number;
  /** It means one of its senses: a destination is somewhere. */
  isCertain: boolean;
  /** Where the trip begins or ends, which may be home. */
  isEdge: boolean;
  /** For telling the same name elsewhere: what says only itself again is no support. */
  key: string;
  /** Its place in the order of the page, if it is a stop's. */
  order?: number;
  /** The destination has this name too: then it is a place, whichever. */
  isDestination: boolean;
}

/** A name with how likely each of its senses is, so far. */
export interface Weighed {
  name: Name;
  chances: number[];
}

/** Likelier than not by some. */
export const believed = 0.6;
