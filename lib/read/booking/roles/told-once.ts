// A journey that a paper tells in two halves, or once in full and once in short, is one booking.
import { isLegType, type Reservation } from '../../../model/reservation.ts';

/** A booking as somebody tells it. */
interface Told {
  reservation: Reservation;
}

const hasHour = (moment = ''): boolean => moment.length > 10;
const dayOf = ({ start = '' }: Reservation) => start.slice(0, 10);

const isSameDay = (one: Reservation, other: Reservation): boolean =>
  one.type === other.type && dayOf(one) === dayOf(other);

/** The departure stands in one box, the arrival in another. */
const isOtherHalf = (departure: Reservation, arrival: Reservation): boolean =>
  isSameDay(departure, arrival) &&
  hasHour(departure.start) &&
  departure.from !== undefined &&
  departure.to === undefined &&
  arrival.to !== undefined &&
  arrival.from === undefined &&
  (departure.code === undefined || arrival.code === undefined || departure.code === arrival.code);

function whole(departure: Reservation, arrival: Reservation): Reservation {
  const end = [departure.end, arrival.end, arrival.start].find(
    (moment) => hasHour(moment) && (moment ?? '') > (departure.start ?? ''),
  );
  const { end: _, ...rest } = { ...arrival, ...departure };
  return { ...rest, ...(end && { end }) };
}

/** Without an hour of departure and without a number or an end: a line about one that is told in full. */
const isShortOf = (one: Reservation, full: Reservation): boolean =>
  isSameDay(one, full) && hasHour(full.start) && !hasHour(one.start) && !(one.code && one.from && one.to);

const isLeg = ({ reservation: { type } }: Told) => isLegType(type);

function joinHalves<T extends Told>(legs: readonly T[]): T[] {
  const used = new Set<T>();
  const joined = legs.map((one) => {
    const other = legs.find(
      (each) => each !== one && !used.has(each) && isOtherHalf(one.reservation, each.reservation),
    );
    if (!other) return one;
    used.add(other);
    return { ...one, reservation: whole(one.reservation, other.reservation) };
  });
  return joined.filter((_, at) => !used.has(legs[at] as T));
}

export function toldOnce<T extends Told>(bookings: readonly T[]): T[] {
  const legs = joinHalves(bookings.filter(isLeg));
  const full = legs.filter(
    (one) => !legs.some((other) => other !== one && isShortOf(one.reservation, other.reservation)),
  );
  return [...full, ...bookings.filter((one) => !isLeg(one))];
}
