// Words and barcodes of one file, side by side: agreeing they are sure, differing both are kept, alone each stands.
import { clashesOf, codeFits, isSameBooking } from '../draft/same-booking.ts';
import { fieldsOf } from '../model/booking-fields.ts';
import { structuredBlock } from '../model/evidence.ts';
import { pickFields } from '../model/reservation.ts';
import { joinBookings } from '../text/bookings-agree.ts';
import type { ReadBooking } from './gather-bookings.ts';
import type { CodedBooking } from './page-codes.ts';

const sure = 0.99;
// A code has no errors of reading; its year and times are not in it.
const codeAlone = 0.9;

function meet(booking: ReadBooking, { reservation, place }: CodedBooking): ReadBooking {
  const clashes = clashesOf(booking.reservation, reservation);
  return {
    ...booking,
    // What the words say stays; the code fills what they leave out.
    reservation: joinedWith(booking, reservation),
    trust: clashes.length === 0 ? sure : booking.trust,
    places: [...booking.places, { ...place, field: 'barcode' }],
    clashes: [...booking.clashes, ...clashes],
  };
}

/** What a family has is listed in the words; where the two differ, the code's is a question, not one more of it. */
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

/** Bookings `read` in the words keep their order; codes of what the words do not say come after. */
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
    // The second code of a page repeats it, or the next passenger's seat.
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
