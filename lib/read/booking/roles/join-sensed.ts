// Merges the bookings that the paper model finds with those read from labels. The model goes first: on unseen papers it
// is right three times out of four where both have a value and disagree.
import { dayOf, isLegType, type Reservation, type Terminal } from '../../../model/reservation.ts';
import { fuller } from '../../../text/bookings-agree.ts';
import { fold } from '../../../text/fold.ts';
import type { SensedBooking } from './sensed-bookings.ts';

// Below it the model is guessing.
const minTrust = 0.3;
// For bookings that the labels have too.
const minTrustOfBoth = 0.15;

/** A booking read from labels. */
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

/** A train may be taken for a bus: legs on land that leave at the same minute are one. */
const isSameLeg = (one: Reservation, other: Reservation) =>
  isOnLand(one) && isOnLand(other) && isSameStart(one, other) && timeOf(one.start) !== '';

/** How much two bookings have in common; undefined where they cannot be the same. */
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

/** The most similar pairs first; each booking is used once. */
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

/** No leg ends where it begins: where merging makes such a circle, the labels decide. */
function joinedEnds(sensed: Reservation, read: Reservation): Pick<Reservation, 'from' | 'to'> {
  const [from, to] = [joinedEnd(sensed.from, read.from), joinedEnd(sensed.to, read.to)];
  const isCircle = isLegType(sensed.type) && isSameText(from?.iata ?? from?.name, to?.iata ?? to?.name);
  const ends = isCircle ? read : { from, to };
  return { ...(ends.from && { from: ends.from }), ...(ends.to && { to: ends.to }) };
}

/** Where legs are printed side by side, the departure of the next one can be mistaken for an arrival. */
const isTaken = (one: Reservation, all: readonly SensedBooking[]) =>
  isLegType(one.type) &&
  timeOf(one.end) !== '' &&
  all.some(
    ({ reservation: other }) =>
      other !== one && timeOf(other.start) === timeOf(one.end) && other.start !== one.end,
  );

/**
 * The model's start and end, with a time of day from the labels where the model has none; an end must come after the
 * start.
 */
function joinedMoments(sensed: Reservation, read: Reservation): Pick<Reservation, 'start' | 'end'> {
  const start = fuller(sensed.start, read.start);
  const end = [fuller(sensed.end, read.end), read.end].find((moment) => moment && moment > (start ?? ''));
  return { ...(start && { start }), ...(end && { end }) };
}

const withoutEnd = ({ end: _, ...rest }: Reservation): Reservation => rest;
const withoutPlaces = ({ from: _, to: __, ...rest }: Reservation): Reservation => rest;

/** The values of the model, and those of the labels where the model has none. */
const joined = (sensed: Reservation, read: Reservation): Reservation => ({
  ...withoutPlaces(withoutEnd(read)),
  ...withoutPlaces(withoutEnd(sensed)),
  ...joinedEnds(sensed, read),
  ...joinedMoments(sensed, read),
});

// Where labels found bookings, guesses of the model count less.
const minTrustBesideLabels = 0.45;

/** Where labels found bookings, one that only the model finds has to be complete and likely. */
const isWorthAdding = ({ reservation: { type, start }, trust }: SensedBooking, read: readonly Read[]) =>
  read.length === 0 || (trust >= minTrustBesideLabels && (!isLegType(type) || timeOf(start) !== ''));

interface Joined<T> {
  reservation: Reservation;
  /** What the labels have of it, if anything. */
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
  // Where the model finds bookings, one that only the labels have is usually a piece of them.
  return found.length > 0 ? found : read.map((one) => ({ reservation: one.reservation, read: one }));
}
