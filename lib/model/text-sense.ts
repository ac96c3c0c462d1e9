// What a text model is given about a page and what it answers. Numbers it answers with are logits: above 0 is more likely than not.
import type { Capture } from './capture.ts';
import type { Place } from './place-in-source.ts';
import type { TownKind } from './place-kinds.ts';

/** A name where it stands, and how the author set it apart. */
export interface NameMention extends Place {
  /** The number of its carrier. */
  carrier: number;
  /** The name is all that its carrier holds. */
  isWhole: boolean;
}

/** A line that grammar takes for the opening of a day. */
export interface RuledOpening {
  block: number;
  start: number;
  /** The number of the family of day markers found there. */
  way: number;
  /** 0 to 1. */
  trust: number;
}

/** What grammar and gazetteer know of the page already. */
export interface SenseHints {
  places: { at: Place; kind: TownKind }[];
  openings: RuledOpening[];
}

export interface SensedSentence {
  block: number;
  /** Where it begins in the block's text. */
  start: number;
  /** Whether a day begins here. */
  opens: number;
}

export interface PageSense {
  /** In the order of the page, its title left out; empty where the page was too long to read whole. */
  sentences: SensedSentence[];
  /** Whether the page tells of a trip. */
  trip: number;
  /** Whether it tells of more than one day. */
  several: number;
  /** For each name, by all its mentions: whether it is a stop. NaN where none of them was read. */
  stops: (names: NameMention[][]) => Float32Array;
  /** For each name, by all its mentions: whether the trip is about it, against the page's other names. NaN as above. */
  destinations: (names: NameMention[][]) => Float32Array;
}

/** Nothing where the page is written in letters that the model has not learned. */
export type TextSense = (capture: Capture, hints: SenseHints) => PageSense | undefined;
