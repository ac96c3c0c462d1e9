// The input of the model for booking papers, word by word, and its output.
import { reservationTypes } from './reservation.ts';

/** What a printed word can be part of. `none` is anything outside a booking's fields: taxes, boarding times, small print. */
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

/** The types of bookings, with `none` first. */
export const paperKinds = ['none', ...reservationTypes] as const;

/** Every word attends to every other, so long papers are cut: what comes after this many words is small print. */
export const maxPaperWords = 1500;

/** One word as the model sees it. */
export interface PaperWord {
  text: string;
  /** Indices of its features; the list of features belongs to the reader. */
  features: number[];
  /** The printed line, counted from the top. */
  line: number;
  /** Its position in the line, in characters. */
  column: number;
}

export interface PaperAnswer {
  /** For each word a probability for each role, in one flat array. */
  roles: Float32Array;
  /** For each word a probability for each kind of booking. */
  kinds: Float32Array;
  /** The score that two words belong to the same booking: above 0 is more likely than not. */
  bond: (one: number, other: number) => number;
  /** The probability that the paper is a booking: offers, bills and cancellations mention journeys too. */
  booked: number;
  /** The share of words in scripts that the model has not learned: those it judges by features and position alone. */
  unknown: number;
}

/** Undefined if there are no words. */
export type PaperSense = (words: readonly PaperWord[]) => PaperAnswer | undefined;
