import type { Claim, Evidence } from '../../model/evidence.ts';
import type { Reservation } from '../../model/reservation.ts';

type Booked = Evidence<Extract<Claim, { kind: 'reservation' }>>;

/** A car that is given back in a later part is one with that which was taken in an earlier one. */
export function joinedCars(booked: Booked[]): Booked[] {
  const kept: Booked[] = [];
  for (const entry of booked) {
    const { reservation } = entry.claim;
    const taken = kept.findLast(
      ({ claim: { reservation: other } }) =>
        other.type === 'car' && reservation.type === 'car' && other.confirmation === reservation.confirmation,
    );
    if (!taken) kept.push(entry);
    else {
      const { start, from, ...rest } = reservation;
      const back = {
        ...((reservation.to ?? from) ? { to: reservation.to ?? from } : {}),
        end: rest.end ?? start,
      };
      taken.claim = {
        kind: 'reservation',
        reservation: { ...taken.claim.reservation, ...back } as Reservation,
      };
    }
  }
  return kept;
}
