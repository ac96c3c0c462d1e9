// Applies the traveller's corrections to a found booking before it becomes a trip.
import { type FieldOf, hasValueKind } from '../model/booking-fields.ts';
import type { BookingEdit, FoundBooking } from '../model/found-booking.ts';
import { isCalendarDay, splitMoment } from '../model/local-moment.ts';
import type { Reservation } from '../model/reservation.ts';

// "9.05", "09:05", "9h05"
const clock = /^(?<hour>[01]?\d|2[0-3])[:.h](?<minute>[0-5]\d)$/iu;

/** "9.05" → "09:05"; undefined while it is not yet a time. */
function typedTime(words: string): string | undefined {
  const { hour, minute } = clock.exec(words.trim())?.groups ?? {};
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}

function moved(
  reservation: Reservation,
  edit: Extract<BookingEdit, { field: FieldOf<'moment'> }>,
): Reservation {
  const moment = splitMoment(reservation[edit.field]);
  const day = 'day' in edit ? edit.day : moment?.day;
  // A half-typed day or time changes nothing yet.
  if (!day || !isCalendarDay(day)) return reservation;
  if ('day' in edit) return { ...reservation, [edit.field]: moment?.time ? `${day}T${moment.time}` : day };
  if (edit.time.trim() === '') return { ...reservation, [edit.field]: day };
  const time = typedTime(edit.time);
  return time ? { ...reservation, [edit.field]: `${day}T${time}` } : reservation;
}

/** Replaces the whole place: the old code or address would not be the new place's. */
const placed = (words: string) => (/^[A-Z]{3}$/.test(words) ? { iata: words } : { name: words });

function edited(reservation: Reservation, edit: BookingEdit): Reservation {
  if ('price' in edit) return { ...reservation, [edit.field]: edit.price };
  if (!('words' in edit)) return moved(reservation, edit);
  const words = edit.words.trim();
  return {
    ...reservation,
    [edit.field]: hasValueKind(edit.field, 'place') ? placed(words) : words,
  };
}

/** Editing a field also settles its clash with the barcode. */
export function editBooking(booking: FoundBooking, edit: BookingEdit): FoundBooking {
  return {
    ...booking,
    reservation: edited(booking.reservation, edit),
    clashes: booking.clashes.filter(({ field }) => field !== edit.field),
  };
}
