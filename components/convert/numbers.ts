// The numbers that connect fields to their places on the page.
import type { BookedField } from '../../lib/model/booking-fields.ts';
import type { FoundBooking } from '../../lib/model/found-booking.ts';
import { shownFields } from './booking-words.ts';

export type Numbered = number;

/** Numbers the fields that have a place on a page, from 1, in the order of the form. */
export function numbersOf(booking: FoundBooking): ReadonlyMap<BookedField | 'barcode', Numbered> {
  const placed = new Set(booking.places.map(({ field }) => field));
  const fields: (BookedField | 'barcode')[] = shownFields(booking).map(({ field }) => field);
  const shown = [...fields, 'barcode' as const].filter((field) => placed.has(field));
  return new Map(shown.map((field, index) => [field, index + 1]));
}
