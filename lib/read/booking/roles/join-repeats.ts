// Joins a journey that is printed in two halves, or once in full and once in a line, into one booking.
import { dayOf, isLegType, type Reservation } from '../../../model/reservation.ts';
import { agree, endsAgree, joinBookings } from '../../../text/bookings-agree.ts';

interface Scored {
  reservation: Reservation;
  trust: number;
}

const hasHour = (moment = ''): boolean => moment.length > 10;

/** "EXPRESS" is not a number that could contradict another one. */
const numberOf = ({ code }: Reservation) => (code && /\d/.test(code) ? code : undefined);

/** Same kind and day, and the numbers of one do not contradict those of the other. */
const mayBeOne = (one: Reservation, other: Reservation): boolean =>
  one.type === other.type &&
  dayOf(one) === dayOf(other) &&
  agree(numberOf(one), numberOf(other)) !== false &&
  agree(one.confirmation, other.confirmation) !== false;

const arrivalOf = ({ start, end }: Reservation): string | undefined => [end, start].find(hasHour);

/** The departure stands in one box, the arrival in another. */
const isOtherHalf = (departure: Reservation, arrival: Reservation): boolean =>
  mayBeOne(departure, arrival) &&
  hasHour(departure.start) &&
  departure.from !== undefined &&
  departure.to === undefined &&
  arrival.to !== undefined &&
  arrival.from === undefined &&
  endsAgree(departure.from, arrival.to) !== true &&
  (arrivalOf(arrival) ?? '') > (departure.start ?? '');

function joinedHalves(departure: Reservation, arrival: Reservation): Reservation {
  const { end: ownEnd, ...rest } = departure;
  const end = hasHour(ownEnd) ? ownEnd : arrivalOf(arrival);
  const { end: _, ...more } = arrival;
  return { ...joinBookings(rest, more), ...(end && { end }) };
}

/** A line about a journey: it has no departure time, and contradicts the full booking nowhere. */
const isRepeatOf = (line: Reservation, full: Reservation): boolean =>
  mayBeOne(line, full) &&
  hasHour(full.start) &&
  !hasHour(line.start) &&
  (!hasHour(line.end) || (line.end ?? '') > (full.start ?? '')) &&
  endsAgree(line.from, full.from) !== false &&
  endsAgree(line.to, full.to) !== false &&
  endsAgree(line.to, full.from) !== true &&
  endsAgree(line.from, full.to) !== true;

/** Each booking that has a matching other one absorbs it. */
function joinMatching<T extends Scored>(
  all: readonly T[],
  other: (one: T, rest: readonly T[]) => T | undefined,
  join: (one: Reservation, other: Reservation) => Reservation,
): T[] {
  const taken = new Set<T>();
  const joined = all.map((one) => {
    const found = taken.has(one)
      ? undefined
      : other(
          one,
          all.filter((each) => each !== one && !taken.has(each)),
        );
    if (!found) return one;
    taken.add(found);
    const reservation = join(one.reservation, found.reservation);
    return { ...one, reservation, trust: Math.max(one.trust, found.trust) };
  });
  return joined.filter((_, at) => !taken.has(all[at] as T));
}

/** The first arrival after a departure. */
function arrivalFor<T extends Scored>({ reservation }: T, rest: readonly T[]): T | undefined {
  return rest
    .filter((other) => isLegType(other.reservation.type) && isOtherHalf(reservation, other.reservation))
    .toSorted((a, b) => ((arrivalOf(a.reservation) ?? '') < (arrivalOf(b.reservation) ?? '') ? -1 : 1))[0];
}

export function joinRepeats<T extends Scored>(bookings: readonly T[]): T[] {
  const whole = joinMatching(bookings, arrivalFor, joinedHalves);
  return joinMatching(
    whole,
    ({ reservation }, rest) =>
      isLegType(reservation.type)
        ? rest.find((other) => isRepeatOf(other.reservation, reservation))
        : undefined,
    joinBookings,
  );
}
