// Pure: no browser, no network, no clock.
// The days of a booking: one for each date on which something begins.
import type { Capture } from '../model/capture.ts';
import type { DraftDay, DraftStop } from '../model/draft.ts';
import type { Claim, Evidence } from '../model/evidence.ts';
import type { Reservation } from '../model/reservation.ts';
import { knownFrom } from './weigh.ts';

type Booked = Evidence<Extract<Claim, { kind: 'reservation' }>>;

const legs = new Set<Reservation['type']>(['flight', 'train', 'bus', 'ferry', 'car']);

/** "L6 2041 HAM → MUC", or the name of the place. */
function nameOf({ type, name, code, from, to }: Reservation): string {
  const ends = [from, to].map((end) => end?.iata ?? end?.name).filter(Boolean);
  const leg = [code ?? name, ends.join(' → ')].filter(Boolean).join(' ');
  return (legs.has(type) ? leg : name) || type;
}

function stopOf(capture: Capture, booked: Booked): Omit<DraftStop, 'id'> {
  const { reservation } = booked.claim;
  const time = reservation.start?.split('T')[1];
  return {
    name: knownFrom(capture, booked, nameOf(reservation)),
    ...(legs.has(reservation.type) && { category: knownFrom(capture, booked, 'transport' as const) }),
    ...(time && { startTime: knownFrom(capture, booked, time) }),
    ...(reservation.address && { address: knownFrom(capture, booked, reservation.address) }),
    ...(reservation.phone && { phone: knownFrom(capture, booked, reservation.phone) }),
  };
}

const dateOf = ({ claim }: Booked) => claim.reservation.start?.slice(0, 10) ?? '';
const startOf = ({ claim }: Booked) => claim.reservation.start ?? '';

/** `booked` is in source order; the days come out in the order of the calendar. */
export function bookedDays(capture: Capture, booked: Booked[]): DraftDay[] {
  const dates = [...new Set(booked.map(dateOf))].sort();
  return dates.map((date, index) => {
    const onDate = booked.filter((entry) => dateOf(entry) === date);
    const inTime = onDate.toSorted((a, b) =>
      startOf(a) < startOf(b) ? -1 : Number(startOf(a) > startOf(b)),
    );
    const [first] = inTime;
    return {
      id: `day-${index + 1}`,
      ...(first && date && { title: knownFrom(capture, first, date) }),
      stops: inTime.map((entry, at) => ({ id: `stop-${index + 1}-${at + 1}`, ...stopOf(capture, entry) })),
    };
  });
}
