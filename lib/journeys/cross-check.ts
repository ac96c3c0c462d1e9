// Words and barcodes of one file, side by side: agreeing they are sure, differing both are kept, alone each stands.
import { clashesOf, codeFits, isSameBooking } from '../draft/same-booking.ts';
import { fieldsOf } from '../model/booking-fields.ts';
import { structuredBlock } from '../model/evidence.ts';
import { pickFields } from '../model/reservation.ts';
import { joinBookings } from '../text/bookings-agree.ts';
import type { Told } from './gather-bookings.ts';
import type { CodedBooking } from './page-codes.ts';

const sure = 0.99;
// A code has no errors of reading; its year and times are not in it.
const codeAlone = 0.9;

function meet(told: Told, { reservation, place }: CodedBooking): Told {
  const clashes = clashesOf(told.reservation, reservation);
  return {
    ...told,
    // What the words say stays; the code fills what they leave out.
    reservation: joinedWith(told, reservation),
    trust: clashes.length === 0 ? sure : told.trust,
    places: [...told.places, { ...place, field: 'barcode' }],
    clashes: [...told.clashes, ...clashes],
  };
}

/** What a family has is listed in the words; where the two differ, the code's is a question, not one more of it. */
const joinedWith = ({ reservation }: Told, coded: CodedBooking['reservation']): Told['reservation'] => ({
  ...joinBookings(reservation, coded),
  ...pickFields(fieldsOf('list'), (field) => reservation[field] || undefined),
});

const alone = ({ reservation, place }: CodedBooking, order: number): Told => ({
  reservation,
  at: { block: structuredBlock, start: order, end: order },
  reader: 'booking/barcode',
  trust: codeAlone,
  places: [{ ...place, field: 'barcode' }],
  clashes: [],
});

/** `told` from the words of the file, in its order; codes of things the words do not say come after. */
export function crossCheck(told: readonly Told[], coded: readonly CodedBooking[]): Told[] {
  const checked = [...told];
  const met = new Set<number>();
  for (const [order, code] of coded.entries()) {
    const fits = (each: Told, index: number) =>
      !met.has(index) && codeFits(each.reservation, code.reservation);
    const at = checked.findIndex(fits);
    const same = checked[at];
    if (same) {
      checked[at] = meet(same, code);
      met.add(at);
      continue;
    }
    // The second code of a page says the same again, or the next passenger's seat.
    const again = checked.findIndex(({ reservation }) => isSameBooking(reservation, code.reservation));
    const known = checked[again];
    if (known) {
      const reservation = joinBookings(known.reservation, code.reservation);
      checked[again] = {
        ...known,
        reservation,
        places: [...known.places, { ...code.place, field: 'barcode' }],
      };
    } else checked.push(alone(code, order));
  }
  return checked;
}
