import type { Sense } from './sense.ts';

/** A name on the page, with all its senses. */
export interface Name {
  senses: Sense[];
  /** The days it is mentioned on, from 0; a destination counts for all days. */
  days: readonly number[];
  /** How strongly it supports other names: a destination more than a stop. */
  weight: number;
  /** One of its senses is certainly meant: a destination is somewhere. */
  isCertain: boolean;
  /** Where the trip begins or ends, which may be home. */
  isEdge: boolean;
  /** Identifies the same name elsewhere: a repeat of a name does not support itself. */
  key: string;
  /** Its position on the page, if it is a stop's name. */
  order?: number;
  /** The destination has this name too, so it is certainly a place. */
  isDestination: boolean;
}

/** A name with the current chance of each of its senses. */
export interface Weighed {
  name: Name;
  chances: number[];
}

/** The chance from which a sense counts as settled. */
export const minSettledChance = 0.6;
