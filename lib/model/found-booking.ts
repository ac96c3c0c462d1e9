// The result of converting files, as the screens show it: bookings, and where each of their fields is on the pages.
import type { BookedField, FieldOf } from './booking-fields.ts';
import type { PrivateWords } from './draft.ts';
import type { ReadFailure } from './failure.ts';
import type { Reservation } from './reservation.ts';
import type { Result } from './result.ts';

/** A rectangle on a page's picture, in fractions (0 to 1) of its width and height, from the upper left corner. */
export interface PageBox {
  /** The index of the file, from 0. */
  file: number;
  /** Counted from 1. */
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface FieldPlace extends PageBox {
  /** "barcode": the code that contains the booking too. */
  field: BookedField | 'barcode';
}

/** Private words; without a box if the file has no pages. */
export interface PrivatePlace extends PrivateWords {
  box?: PageBox;
}

/** Words and barcode differ: the reservation has the words until the traveller chooses. */
export interface FieldClash {
  field: BookedField;
  inWords: string;
  inCode: string;
}

/** The leg repeats an earlier one with none back; its paper names airports that no booking has; or two papers differ. */
export type BookingAsk =
  | { kind: 'same-way' }
  | { kind: 'says-more'; what: string[] }
  | { kind: 'papers-differ'; field: FieldOf<'moment'>; other: string };

export interface FoundBooking {
  /** Stays the same while more pages are read. */
  id: string;
  reservation: Reservation;
  /** 0 to 1; 0.99 if words and barcode agree. */
  trust: number;
  /** The files that contain it. */
  files: number[];
  /** Empty for files without pages: mails, passes, calendars. */
  places: FieldPlace[];
  clashes: FieldClash[];
  /** Doubts that arise from comparing all the files. */
  asks?: BookingAsk[];
  /** "cancelled" or "replaced" if a file says that it was cancelled or changed into another booking. */
  state: 'booked' | 'cancelled' | 'replaced';
}

/** An edit to one field of a found booking, as the traveller typed it. */
export type BookingEdit =
  | { field: Exclude<BookedField, FieldOf<'moment' | 'sum'>>; words: string }
  | { field: FieldOf<'sum'>; price: NonNullable<Reservation['price']> }
  | { field: FieldOf<'moment'>; day: string }
  | { field: FieldOf<'moment'>; time: string };

/** A word on a page, printed or recognised in its picture, that can be pointed at. */
export interface PageWord extends PageBox {
  text: string;
  /** The same for all words of a printed line; it grows downwards. */
  line: number;
}

/** The field that the traveller says some words belong to. A moment has two parts. */
export type PointTarget =
  | { field: Exclude<BookedField, FieldOf<'moment'>> }
  | { field: FieldOf<'moment'>; part: 'day' | 'time' };

export interface Pointed {
  target: PointTarget;
  /** Lines are separated by line breaks. */
  words: string;
  /** Where the words are; missing if they were typed. */
  box?: PageBox;
}

/** The result of pointing: a time needs its day first, and the words may not be readable as that field. */
export type PointAnswer = 'taken' | 'not-read' | 'day-missing';

export interface ConvertedFile {
  file: number;
  name: string;
  kind: 'pdf' | 'image' | 'video' | 'other';
  pages: number;
  /** How many bookings it contains, or why none: encrypted, corrupt, no text, not a booking … */
  result: Result<number, ReadFailure>;
  /** Its words were recognised in pictures and should be checked. */
  isSeen?: boolean;
  /** The file as given or as attached to a mail: page pictures are drawn from it. */
  data: Blob;
  /** The password that opened it: drawing page pictures needs it again. Never stored, never sent. */
  password?: string;
}

/** Whether pictures of its pages can be shown and pointed at. */
export const hasPages = ({ kind }: Pick<ConvertedFile, 'kind'>): boolean =>
  kind === 'pdf' || kind === 'image';
