// Pure: no browser, no network, no clock.
// Agencies' day-by-day plans: the date stands in a day's heading, the rows below hold only times, and an end may lie pages later.
import type { Evidence, Reader } from '../../model/evidence.ts';
import type { Reservation } from '../../model/reservation.ts';
import { claimsOf } from '../claim.ts';
import { bookingDocumentOf, placeOf } from './document.ts';
import { hireOf, legOf, legTypeOf, outingOf, stayOf } from './plan-bookings.ts';
import { planDays } from './plan-days.ts';
import { type PlanRow, rowsOf } from './plan-rows.ts';
import { arrives, carNouns, checksIn, checksOut, returnsCar, takesCar } from './plan-words.ts';
import { totalIn } from './totals.ts';

const claim = claimsOf('booking/agency-plan');

/** What a row books; nothing where it ends what an earlier one began. */
function bookedIn(row: PlanRow, later: PlanRow[]): Reservation | undefined {
  const says = (pattern: RegExp) => pattern.test(row.service);
  const isCar = says(carNouns) || carNouns.test(row.detail);
  if (isCar && says(returnsCar)) return undefined;
  if (isCar && says(takesCar)) return hireOf(row, later);
  if (says(checksIn)) return stayOf(row, later);
  const leg = legTypeOf(row);
  if (leg) return legOf(row, leg, later[0]);
  return says(arrives) || says(checksOut) ? undefined : outingOf(row);
}

export const agencyPlan: Reader = {
  name: 'booking/agency-plan',
  read(capture): Evidence[] {
    if (capture.kind !== 'pdf') return [];
    const document = bookingDocumentOf(capture);
    const days = planDays(document);
    const rows = days.flatMap((day) => rowsOf(day, document));
    const booked = rows.flatMap((row, index) => {
      const reservation = bookedIn(row, rows.slice(index + 1));
      return reservation ? [{ row, reservation }] : [];
    });
    // A plan has one price, for all of it: it is told once.
    const price = days.length > 0 ? totalIn(document.cells) : undefined;
    return booked.map(({ row, reservation }, index) => {
      const priced = index === 0 && price ? { ...reservation, price } : reservation;
      return claim({ kind: 'reservation', reservation: priced }, placeOf(row.cell), 0.85);
    });
  },
};
