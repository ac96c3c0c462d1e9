// What converting files found, as the screens show it: bookings, and where on the pages each of their fields stands.
import type { BookedField, FieldOf } from './booking-fields.ts';
import type { PrivateWords } from './draft.ts';
import type { ReadFailure } from './failure.ts';
import type { Reservation } from './reservation.ts';
import type { Result } from './result.ts';

/** A place on a page's picture, in parts (0 to 1) of its width and height, from the upper left corner. */
export interface PageBox {
  /** Which of the given files, from 0 on. */
  file: number;
  /** From 1 on. */
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface FieldPlace extends PageBox {
  /** "barcode": the code that says it too. */
  field: BookedField | 'barcode';
}

/** Words that are nobody else's business; without a box where a file has no pages. */
export interface PrivatePlace extends PrivateWords {
  box?: PageBox;
}

/** Words and barcode say different things: the words are in the reservation until the traveller chooses. */
export interface FieldClash {
  field: BookedField;
  inWords: string;
  inCode: string;
}

/** It goes the same way as an earlier one and never back; its paper names airports that no booking has; two papers say it differently. */
export type BookingAsk =
  | { kind: 'same-way' }
  | { kind: 'says-more'; what: string[] }
  | { kind: 'papers-differ'; field: FieldOf<'moment'>; other: string };

export interface FoundBooking {
  /** The same for one booking while more pages are read. */
  id: string;
  reservation: Reservation;
  /** 0 to 1. Words and barcode that agree are sure: 0.99. */
  trust: number;
  /** Which of the given files say it. */
  files: number[];
  /** Empty where a file has no pages: mails, passes, calendars. */
  places: FieldPlace[];
  clashes: FieldClash[];
  /** What the whole of the files makes doubtful about it. */
  asks?: BookingAsk[];
  /** Another of the files says that it was called off, or is changed into another booking. */
  state: 'booked' | 'cancelled' | 'replaced';
}

/** One field of a found booking, as the traveller types it. */
export type BookingEdit =
  | { field: Exclude<BookedField, FieldOf<'moment' | 'sum'>>; words: string }
  | { field: FieldOf<'sum'>; price: NonNullable<Reservation['price']> }
  | { field: FieldOf<'moment'>; day: string }
  | { field: FieldOf<'moment'>; time: string };

/** A word that stands on a page, printed or seen in its picture: it can be pointed at. */
export interface PageWord extends PageBox {
  text: string;
  /** Words of one printed line share it; it grows downwards. */
  line: number;
}

/** What the traveller says that some words are. A moment has two parts. */
export type PointTarget =
  | { field: Exclude<BookedField, FieldOf<'moment'>> }
  | { field: FieldOf<'moment'>; part: 'day' | 'time' };

export interface Pointed {
  target: PointTarget;
  /** Lines are parted by line ends. */
  words: string;
  /** Where they stand; left out where they were typed without a place. */
  box?: PageBox;
}

/** What came of pointing: a time needs its day first, and not all words say what they are said to be. */
export type PointAnswer = 'taken' | 'not-read' | 'day-missing';

export interface ConvertedFile {
  file: number;
  name: string;
  kind: 'pdf' | 'image' | 'video' | 'other';
  pages: number;
  /** How many bookings it says, or why there are none: encrypted, corrupt, no text, not a booking … */
  result: Result<number, ReadFailure>;
  /** Its words were read from pictures: they are to be looked at. */
  isSeen?: boolean;
  /** As given, or as it came with a mail: page pictures are drawn from it. */
  data: Blob;
  /** The one that opened it: page pictures need it again. Never kept, never sent. */
  password?: string;
}

/** Pictures of its pages can be shown and pointed at. */
export const hasPages = ({ kind }: Pick<ConvertedFile, 'kind'>): boolean =>
  kind === 'pdf' || kind === 'image';
