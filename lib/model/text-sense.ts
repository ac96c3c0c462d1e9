// The text model's input for a page and its output. The output numbers are logits: above 0 is more likely than not.
import type { Capture } from './capture.ts';
import type { Place } from './place-in-source.ts';
import type { TownKind } from './place-kinds.ts';

/** A mention of a name, with the marked-up element around it. */
export interface NameMention extends Place {
  /** The kind of element that contains the name (heading, bold, link …), as the model's number for it. */
  carrier: number;
  /** The name is the element's whole text. */
  isWhole: boolean;
}

/** A line that the grammar takes for the beginning of a day. */
export interface RuledOpening {
  block: number;
  start: number;
  /** The index of the family of day markers that it matches; their count stands for the family that was chosen. */
  way: number;
  /** 0 to 1. */
  trust: number;
}

/** What the grammar and the gazetteer have already found on the page. */
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
  /** In page order, without the title; empty if the page was too long to be read whole. */
  sentences: SensedSentence[];
  /** Whether the page describes a trip. */
  trip: number;
  /** Whether it describes more than one day. */
  several: number;
  /** For each name, given all its mentions: whether it is a stop. NaN if none of its mentions was read. */
  stops: (names: NameMention[][]) => Float32Array;
  /** For each name, given all its mentions: whether it is the trip's destination, compared with the others. NaN as above. */
  destinations: (names: NameMention[][]) => Float32Array;
}

/** Undefined if the page is in a script that the model has not learned. */
export type TextSense = (capture: Capture, hints: SenseHints) => PageSense | undefined;
