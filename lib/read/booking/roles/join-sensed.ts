// What the model of papers says and what the labels say, as one list of bookings. The model is asked first: on papers that
// nobody has seen it is right three times of four where both say something and do not agree.
import { dayOf, isLegType, type Reservation, type Terminal } from '../../../model/reservation.ts';
import { fuller } from '../../../text/bookings-agree.ts';
import { fold } from '../../../text/fold.ts';
import type { SensedBooking } from './sensed-bookings.ts';

// Below it the model guesses.
const minTrust = 0.3;
// What the labels say too.
const minTrustOfBoth = 0.15;

/** A booking as the labels tell it. */
interface Read {
  reservation: Reservation;
}

const plain = (text: string | undefined) => fold(text ?? '').replaceAll(' ', '');
const isSameText = (one: string | undefined, other: string | undefined) =>
  plain(one) !== '' && plain(one) === plain(other);
const isSameStart = (one: Reservation, other: Reservation) =>
  one.start !== undefined && one.start === other.start;

const isOuting = ({ type }: Reservation): boolean => type === 'event' || type === 'tour';
const isSameKind = (one: Reservation, other: Reservation): boolean =>
  one.type === other.type || (isOuting(one) && isOuting(other));

const timeOf = (moment = '') => moment.slice(11);

const isOnLand = ({ type }: Reservation) => isLegType(type) && type !== 'flight';

/** A train is taken for a bus: what leaves at the same minute is one. */
const isSameLeg = (one: Reservation, other: Reservation) =>
  isOnLand(one) && isOnLand(other) && isSameStart(one, other) && timeOf(one.start) !== '';

/** How much two bookings have in common; undefined where they cannot be one. */
function likeness(one: Reservation, other: Reservation): number | undefined {
  if (!isSameKind(one, other) && !isSameLeg(one, other)) return undefined;
  const isSameCode = isSameText(one.code, other.code);
  if (dayOf(one) !== dayOf(other) && !isSameCode) return undefined;
  return (
    1 +
    (isSameStart(one, other) ? 2 : 0) +
    (isSameCode ? 2 : 0) +
    (isSameText(one.from?.iata ?? one.from?.name, other.from?.iata ?? other.from?.name) ? 1 : 0) +
    (isSameText(one.name, other.name) ? 1 : 0)
  );
}

/** The likeliest pairs first; each is used once. */
function pairUp<T extends Read>(sensed: readonly SensedBooking[], read: readonly T[]): Map<SensedBooking, T> {
  const all = sensed.flatMap((one) =>
    read.flatMap((other) => {
      const weight = likeness(one.reservation, other.reservation);
      return weight === undefined ? [] : [{ one, other, weight }];
    }),
  );
  const pairs = new Map<SensedBooking, T>();
  const used = new Set<T>();
  for (const { one, other } of all.toSorted((a, b) => b.weight - a.weight)) {
    if (pairs.has(one) || used.has(other)) continue;
    pairs.set(one, other);
    used.add(other);
  }
  return pairs;
}

function joinedEnd(sensed: Terminal | undefined, read: Terminal | undefined): Terminal | undefined {
  if (!read || !sensed) return sensed ?? read;
  return read.iata && sensed.iata && read.iata !== sensed.iata ? sensed : { ...read, ...sensed };
}

/** Nothing goes from where it is to where it is: what makes such a circle of both is left to the labels. */
function joinedEnds(sensed: Reservation, read: Reservation): Pick<Reservation, 'from' | 'to'> {
  const [from, to] = [joinedEnd(sensed.from, read.from), joinedEnd(sensed.to, read.to)];
  const isCircle = isLegType(sensed.type) && isSameText(from?.iata ?? from?.name, to?.iata ?? to?.name);
  const ends = isCircle ? read : { from, to };
  return { ...(ends.from && { from: ends.from }), ...(ends.to && { to: ends.to }) };
}

/** Where legs stand side by side, the next one's departure is taken for an arrival. */
const isTaken = (one: Reservation, all: readonly SensedBooking[]) =>
  isLegType(one.type) &&
  timeOf(one.end) !== '' &&
  all.some(
    ({ reservation: other }) =>
      other !== one && timeOf(other.start) === timeOf(one.end) && other.start !== one.end,
  );

/** What was read begins where the model sees it begin, if that is known to the minute; an end comes behind it. */
function joinedMoments(sensed: Reservation, read: Reservation): Pick<Reservation, 'start' | 'end'> {
  const start = fuller(sensed.start, read.start);
  const end = [fuller(sensed.end, read.end), read.end].find((moment) => moment && moment > (start ?? ''));
  return { ...(start && { start }), ...(end && { end }) };
}

const withoutEnd = ({ end: _, ...rest }: Reservation): Reservation => rest;
const withoutPlaces = ({ from: _, to: __, ...rest }: Reservation): Reservation => rest;

/** What the model says; what it does not say, as the labels say it. */
const joined = (sensed: Reservation, read: Reservation): Reservation => ({
  ...withoutPlaces(withoutEnd(read)),
  ...withoutPlaces(withoutEnd(sensed)),
  ...joinedEnds(sensed, read),
  ...joinedMoments(sensed, read),
});

// Beside what labels say, the model's guesses are worth less.
const minTrustBesideLabels = 0.45;

/** Where labels tell of a booking, what only the model finds has to be whole and likely. */
const isWorthAdding = ({ reservation: { type, start }, trust }: SensedBooking, read: readonly Read[]) =>
  read.length === 0 || (trust >= minTrustBesideLabels && (!isLegType(type) || timeOf(start) !== ''));

interface Joined<T> {
  reservation: Reservation;
  /** What the labels said of it, if they said anything. */
  read?: T;
  sensed?: SensedBooking;
}

export function joinSensed<T extends Read>(
  read: readonly T[],
  sensed: readonly SensedBooking[],
): Joined<T>[] {
  const pairs = pairUp(
    sensed.filter(({ trust }) => trust >= minTrustOfBoth),
    read,
  );
  const sure = sensed.filter((one) => one.trust >= (pairs.has(one) ? minTrustOfBoth : minTrust));
  const found = sure.flatMap((one) => {
    const other = pairs.get(one);
    if (!other && !isWorthAdding(one, read)) return [];
    const own = isTaken(one.reservation, sensed) ? withoutEnd(one.reservation) : one.reservation;
    return other
      ? {
          reservation: joined(own, other.reservation),
          read: other,
          sensed: one,
        }
      : { reservation: own, sensed: one };
  });
  // Where the model finds something, what only the labels say is mostly a piece of it.
  return found.length > 0 ? found : read.map((one) => ({ reservation: one.reservation, read: one }));
}
