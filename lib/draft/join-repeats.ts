// Joins a booking printed twice, in the plan and in the receipt, into one with everything both state.
import type { Claim, Evidence } from '../model/evidence.ts';
import { splitMoment } from '../model/local-moment.ts';
import type { Reservation } from '../model/reservation.ts';
import { joinBookings } from '../text/bookings-agree.ts';
import { fold } from '../text/fold.ts';
import { isSameBooking } from './same-booking.ts';

type Booked = Evidence<Extract<Claim, { kind: 'reservation' }>>;

/** Two tickets for the same ferry with different numbers are two bookings. */
const mayShare = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || fold(one) === fold(other);

const timeOf = ({ start }: Reservation) => splitMoment(start)?.time;

function isAgain(one: Reservation, other: Reservation): boolean {
  if (!mayShare(one.confirmation, other.confirmation) || !isSameBooking(one, other)) return false;
  // Two tables on one evening are two bookings.
  return mayShare(timeOf(one), timeOf(other));
}

/** `booked` is in source order; a joined booking keeps the position of the first. */
export function joinRepeats(booked: readonly Booked[]): Booked[] {
  const kept: Booked[] = [];
  for (const entry of booked) {
    const { reservation } = entry.claim;
    const at = kept.findIndex(({ claim }) => isAgain(claim.reservation, reservation));
    const same = kept[at];
    if (!same) kept.push(entry);
    else
      kept[at] = {
        ...same,
        trust: Math.max(same.trust, entry.trust),
        claim: { ...same.claim, reservation: joinBookings(same.claim.reservation, reservation) },
      };
  }
  return kept;
}
