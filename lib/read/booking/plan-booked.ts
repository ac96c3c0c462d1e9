// What the rows of an agency's plan book, and whether a document is such a plan at all.

import type { Reservation } from '../../model/reservation.ts';
import { memoize } from '../../text/memoize.ts';
import type { BookingDocument } from './document.ts';
import { hireOf, legOf, legTypeOf, outingOf, stayOf } from './plan-bookings.ts';
import { isCountedDay, planDays } from './plan-days.ts';
import { type PlanRow, rowsOf } from './plan-rows.ts';
import { arrives, carNouns, carPickUpWords, carReturnWords, checksIn, checksOut } from './plan-words.ts';

export interface BookedRow {
  row: PlanRow;
  reservation: Reservation;
}

/** What a row books; undefined where it only ends what an earlier row began. */
function bookedIn(row: PlanRow, later: PlanRow[]): Reservation | undefined {
  const says = (pattern: RegExp) => pattern.test(row.service);
  const isCar = says(carNouns) || carNouns.test(row.detail);
  if (isCar && says(carReturnWords)) return undefined;
  if (isCar && says(carPickUpWords)) return hireOf(row, later);
  if (says(checksIn)) return stayOf(row, later);
  const leg = legTypeOf(row);
  if (leg) return legOf(row, leg, later[0]);
  return says(arrives) || says(checksOut) ? undefined : outingOf(row);
}

export const bookedRows = memoize((document: BookingDocument): BookedRow[] => {
  const rows = planDays(document).flatMap((day) => rowsOf(day, document));
  return rows.flatMap((row, index) => {
    const reservation = bookedIn(row, rows.slice(index + 1));
    return reservation ? [{ row, reservation }] : [];
  });
});

/** A return ticket has two dates with times below them too; a plan numbers its days, or books something in its rows. */
export const isDayPlan = (document: BookingDocument): boolean =>
  planDays(document).some(isCountedDay) || bookedRows(document).length > 0;
