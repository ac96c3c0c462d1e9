// What a model of booking papers is given, word by word, and what it answers.
import { reservationTypes } from './reservation.ts';

/** What a printed word may be part of. `none` is all that belongs to no booking: taxes, boarding times, small print. */
export const paperRoles = [
  'none',
  'start-date',
  'start-time',
  'end-date',
  'end-time',
  'from',
  'to',
  'code',
  'operator',
  'name',
  'address',
  'reference',
  'seat',
  'phone',
  'price',
  'person',
  'private',
] as const;
export type PaperRole = (typeof paperRoles)[number];

/** What a booked thing may be; the first is none of them. */
export const paperKinds = ['none', ...reservationTypes] as const;

/** Every word looks at every other: what comes behind so many is small print. */
export const maxPaperWords = 1500;

/** One word as the model sees it. */
export interface PaperWord {
  text: string;
  /** Numbers of the features that it has; the list of features is the reader's own. */
  features: number[];
  /** The printed line, counted from the top. */
  line: number;
  /** Where it stands in its line, in letters. */
  column: number;
}

export interface PaperAnswer {
  /** For each word a chance for each role, one after the other. */
  roles: Float32Array;
  /** For each word a chance for each kind of booking. */
  kinds: Float32Array;
  /** How sure it is that two words speak of the same booking: above 0 is more likely than not. */
  bond: (one: number, other: number) => number;
  /** The chance that the paper books anything: an offer, a bill or a cancellation speaks of journeys too. */
  booked: number;
  /** The share of words in letters that the model does not know: there it goes by looks and places alone. */
  unknown: number;
}

/** Nothing where there are no words. */
export type PaperSense = (words: readonly PaperWord[]) => PaperAnswer | undefined;
