// A mail has one reservation for each passenger; the trip has the flight only once.
import type { Reservation } from '../../model/reservation.ts';
import { joinedLists } from '../../text/bookings-agree.ts';
import type { StatedReservation } from './json-ld-reservation.ts';

const endOf = (end: Reservation['from']) => end?.iata ?? end?.name ?? '';

const sameThing = (a: Reservation, b: Reservation): boolean =>
  a.type === b.type &&
  a.code === b.code &&
  a.start === b.start &&
  a.name === b.name &&
  endOf(a.from) === endOf(b.from) &&
  endOf(a.to) === endOf(b.to);

const sameBooking = (a: Reservation, b: Reservation): boolean =>
  !a.confirmation || !b.confirmation || a.confirmation === b.confirmation;

/** A cancellation names the booking, and often nothing else of it. */
function cancels(cancelled: Reservation, live: Reservation): boolean {
  if (cancelled.type !== live.type || !cancelled.confirmation) return false;
  if (cancelled.confirmation !== live.confirmation) return false;
  return (['code', 'start', 'name'] as const).every(
    (field) =>
      cancelled[field] === undefined || live[field] === undefined || cancelled[field] === live[field],
  );
}

/** Each booked thing once, with all its seats; cancelled ones are left out. */
export function onceEach(stated: readonly StatedReservation[]): Reservation[] {
  const cancelled = stated.filter(({ isCancelled }) => isCancelled).map(({ reservation }) => reservation);
  const kept: Reservation[] = [];
  for (const { reservation, isCancelled } of stated) {
    if (isCancelled || cancelled.some((other) => cancels(other, reservation))) continue;
    const at = kept.findIndex((other) => sameThing(other, reservation) && sameBooking(other, reservation));
    const same = kept[at];
    if (same) kept[at] = { ...reservation, ...same, ...joinedLists(same, reservation) };
    else kept.push(reservation);
  }
  return kept;
}
