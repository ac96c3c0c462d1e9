// Pure: no browser, no network, no clock.
import type { Capture, ImageBlock } from './capture.ts';
import type { Coordinate } from './itinerary.ts';
import type { Reservation } from './reservation.ts';

/** Stands for the source's own title, which is not among the blocks. */
export const titleBlock = -1;

/** Where a claim was read. Characters `start` to `end` (exclusive) of one block's text. */
export interface Place {
  block: number;
  start: number;
  end: number;
}

/** What one claim says. A reader states; it does not decide. */
export type Claim =
  | { kind: 'title'; text: string }
  | { kind: 'destination'; name: string }
  | { kind: 'day'; number: number; title?: string }
  | { kind: 'stop'; name: string }
  | { kind: 'start-time'; time: string }
  | { kind: 'coordinate'; coordinate: Coordinate }
  | { kind: 'note'; text: string }
  | { kind: 'image'; image: ImageBlock }
  | { kind: 'reservation'; reservation: Reservation };

export interface Evidence<C extends Claim = Claim> {
  claim: C;
  at: Place;
  reader: string;
  /** 0 to 1: how sure the reader is that the source says so. */
  trust: number;
}

/** One place that a name may mean. */
export interface PlaceCandidate {
  name: string;
  /** ISO 3166, two letters. */
  country: string;
  coordinate: Coordinate;
  population: number;
}

/** What may be known besides the source: loaded elsewhere, handed in, and every part of it may be missing. */
export interface Knowledge {
  lookUpPlace?: (name: string) => PlaceCandidate[];
}

/** A pure function from what was read to what it says: one idea, one file. */
export interface Reader {
  name: string;
  read(capture: Capture, knowledge: Knowledge): Evidence[];
}
