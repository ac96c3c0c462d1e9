// Compares legs with each other: moves a connection past midnight to the next day, and drops what is no leg, but the
// days a ticket is valid or all its legs together.
import { dayAfter, splitMoment } from '../../../model/local-moment.ts';
import { isLegType, type Reservation } from '../../../model/reservation.ts';
import { endsAgree } from '../../../text/bookings-agree.ts';

interface Leg {
  reservation: Reservation;
  /** False where its day is more likely that of another booking. */
  hasOwnDay: boolean;
}

const later = (moment: string | undefined) => {
  const { day, time } = splitMoment(moment) ?? {};
  const next = dayAfter(day, 1);
  return next && (time ? `${next}T${time}` : next);
};

function dayLater(leg: Reservation): Reservation {
  const [start, end] = [later(leg.start), later(leg.end)];
  return { ...leg, ...(start && { start }), ...(end && { end }) };
}

/** A connection after an arrival past midnight leaves on that day, if no other day is stated. */
export function withConnections<T extends Leg>(bookings: readonly T[]): T[] {
  const legs: T[] = [];
  for (const booking of bookings) {
    const { reservation, hasOwnDay } = booking;
    const before = legs.findLast((one) => isLegType(one.reservation.type))?.reservation;
    const { end = '' } = before ?? {};
    const isEarly =
      end.length > 10 && (reservation.start?.length ?? 0) > 10 && (reservation.start ?? '') < end;
    const goesOn =
      isLegType(reservation.type) &&
      !hasOwnDay &&
      isEarly &&
      end.slice(0, 10) !== before?.start?.slice(0, 10) &&
      endsAgree(before?.to, reservation.from) === true;
    legs.push(goesOn ? { ...booking, reservation: dayLater(reservation) } : booking);
  }
  return legs;
}

const isMidnight = (moment = '') => /T00:00$/u.test(moment);

/** Lasts from a midnight on for a day or more, and a leg on the same route leaves in that time: the validity of a ticket. */
const isValidityOf = (ticket: Reservation, leg: Reservation): boolean =>
  isLegType(ticket.type) &&
  isLegType(leg.type) &&
  isMidnight(ticket.start) &&
  (ticket.end ?? '').slice(0, 10) > (ticket.start ?? '').slice(0, 10) &&
  (leg.start ?? '') > (ticket.start ?? '') &&
  (leg.start ?? '') < (ticket.end ?? '') &&
  (endsAgree(ticket.from, leg.from) === true || endsAgree(ticket.to, leg.to) === true);

export const withoutValidity = <T extends Pick<Leg, 'reservation'>>(bookings: readonly T[]): T[] =>
  bookings.filter(
    (one) => !bookings.some((other) => other !== one && isValidityOf(one.reservation, other.reservation)),
  );

const isDayEnd = (moment = '') => /T(?:00:00|23:59)$/u.test(moment);

/**
 * Leaves where and when a leg does, and ends where and when a later one arrives, or at the end of a day: the whole
 * ticket.
 */
const isWholeOf = (ticket: Reservation, leg: Reservation, all: readonly Reservation[]): boolean =>
  isLegType(ticket.type) &&
  isLegType(leg.type) &&
  (leg.start?.length ?? 0) > 10 &&
  ticket.start === leg.start &&
  endsAgree(ticket.from, leg.from) === true &&
  (leg.end ?? '') > (leg.start ?? '') &&
  (ticket.end ?? '') > (leg.end ?? '') &&
  (isDayEnd(ticket.end) ||
    all.some(({ end, to }) => end === ticket.end && to !== ticket.to && endsAgree(to, ticket.to) === true));

/** Leaves out whole tickets; their reference and price go to their first leg. */
export function withoutWholeTickets<T extends Pick<Leg, 'reservation'>>(bookings: readonly T[]): T[] {
  const all = bookings.map(({ reservation }) => reservation);
  const isOf = (one: T, other: T) => isWholeOf(one.reservation, other.reservation, all);
  const wholes = bookings.filter((one) => bookings.some((other) => isOf(one, other)));
  const legOf = (one: T) => bookings.find((other) => !wholes.includes(other) && isOf(one, other));
  return bookings
    .filter((one) => !wholes.includes(one))
    .map((one) => {
      const { confirmation, price } = wholes.find((whole) => legOf(whole) === one)?.reservation ?? {};
      const ofTicket = { ...(confirmation && { confirmation }), ...(price && { price }) };
      return { ...one, reservation: { ...ofTicket, ...one.reservation } };
    });
}
