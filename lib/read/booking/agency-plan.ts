// Day-by-day plans of agencies: the date is in the heading of a day, the rows below have only times, and a booking may
// end pages later.
import type { Evidence, Reader } from '../../model/evidence.ts';
import { claimsOf } from '../claim.ts';
import { bookingDocumentOf, placeOf } from './document.ts';
import { bookedRows } from './plan-booked.ts';
import { totalIn } from './totals.ts';

const claim = claimsOf('booking/agency-plan');

export const agencyPlan: Reader = {
  name: 'booking/agency-plan',
  read(capture): Evidence[] {
    if (capture.kind !== 'pdf') return [];
    const document = bookingDocumentOf(capture);
    const booked = bookedRows(document);
    // A plan has a single price for all of it: it goes to the first booking.
    const price = booked.length > 0 ? totalIn(document.cells, document.language) : undefined;
    return booked.map(({ row, reservation }, index) => {
      const priced = index === 0 && price ? { ...reservation, price } : reservation;
      return claim({ kind: 'reservation', reservation: priced }, placeOf(row.cell), 0.85);
    });
  },
};
