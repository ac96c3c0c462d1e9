// Compares the words and barcodes of one file: if they agree, the booking is certain; if they differ, both are kept.
import { clashesOf, codeFits, isSameBooking } from '../draft/same-booking.ts';
import { fieldsOf } from '../model/booking-fields.ts';
import { structuredBlock } from '../model/evidence.ts';
import { pickFields } from '../model/reservation.ts';
import { joinBookings } from '../text/bookings-agree.ts';
import type { ReadBooking } from './gather-bookings.ts';
import type { CodedBooking } from './page-codes.ts';

const sure = 0.99;
// A barcode is never misread, but it has no year and no times.
const codeAlone = 0.9;

function meet(booking: ReadBooking, { reservation, place }: CodedBooking): ReadBooking {
  const clashes = clashesOf(booking.reservation, reservation);
  return {
    ...booking,
    // The words take precedence; the code fills the gaps.
    reservation: joinedWith(booking, reservation),
    trust: clashes.length === 0 ? sure : booking.trust,
    places: [...booking.places, { ...place, field: 'barcode' }],
    clashes: [...booking.clashes, ...clashes],
  };
}

/** Lists (a family's seats) are taken from the words: a different value in the code is a clash, not another entry. */
const joinedWith = (
  { reservation }: ReadBooking,
  coded: CodedBooking['reservation'],
): ReadBooking['reservation'] => ({
  ...joinBookings(reservation, coded),
  ...pickFields(fieldsOf('list'), (field) => reservation[field] || undefined),
});

const alone = ({ reservation, place }: CodedBooking, order: number): ReadBooking => ({
  reservation,
  at: { block: structuredBlock, start: order, end: order },
  reader: 'booking/barcode',
  trust: codeAlone,
  places: [{ ...place, field: 'barcode' }],
  clashes: [],
});

/** Bookings `read` in the words keep their order; bookings found only in codes follow. */
export function crossCheck(read: readonly ReadBooking[], coded: readonly CodedBooking[]): ReadBooking[] {
  const checked = [...read];
  const met = new Set<number>();
  for (const [order, code] of coded.entries()) {
    const fits = (each: ReadBooking, index: number) =>
      !met.has(index) && codeFits(each.reservation, code.reservation);
    const at = checked.findIndex(fits);
    const same = checked[at];
    if (same) {
      checked[at] = meet(same, code);
      met.add(at);
      continue;
    }
    // A second code on a page repeats the booking, or has the next passenger's seat.
    const again = checked.findIndex(({ reservation }) => isSameBooking(reservation, code.reservation));
    const repeated = checked[again];
    if (repeated) {
      const reservation = joinBookings(repeated.reservation, code.reservation);
      checked[again] = {
        ...repeated,
        reservation,
        places: [...repeated.places, { ...code.place, field: 'barcode' }],
      };
    } else checked.push(alone(code, order));
  }
  return checked;
}
