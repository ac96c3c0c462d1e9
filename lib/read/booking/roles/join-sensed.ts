// What the labels say and what the model of papers says, as one list of bookings: each fills in what the other lacks.
import { isLegType, type Reservation, type Terminal } from '../../../model/reservation.ts';
import { fold } from '../../../text/fold.ts';
import { dayOf, isOuting, isSameKind } from '../read-whole.ts';
import type { SensedBooking } from './sensed-bookings.ts';

// Below it the model guesses.
const leastTrust = 0.6;

/** What labels say is believed from here on; below, it was put together from where things stand. */
const sureOfLabels = 0.6;

/** A booking as the labels tell it, and how surely. */
export interface Read {
  reservation: Reservation;
  trust: number;
}

const plain = (text: string | undefined) => fold(text ?? '').replaceAll(' ', '');
const isSameText = (one: string | undefined, other: string | undefined) =>
  plain(one) !== '' && plain(one) === plain(other);
const isSameStart = (one: Reservation, other: Reservation) =>
  one.start !== undefined && one.start === other.start;

/** A table is no show, but the model takes one for the other. */
const isGoingOut = (one: Reservation) => isOuting(one) || one.type === 'restaurant';

/** How much two bookings have in common; undefined where they cannot be one. */
function likeness(one: Reservation, { reservation: other, trust }: SensedBooking): number | undefined {
  if (!isSameKind(one, other)) {
    // What begins at the same minute is the same thing, and one of the two has mistaken its kind.
    const isMistaken =
      isSameStart(one, other) && trust >= leastTrust && !(isGoingOut(one) && isGoingOut(other));
    return isMistaken ? 0 : undefined;
  }
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
function pairUp<T extends Read>(read: readonly T[], sensed: readonly SensedBooking[]): Map<T, SensedBooking> {
  const all = read.flatMap((one) =>
    sensed.flatMap((other) => {
      const weight = likeness(one.reservation, other);
      return weight === undefined ? [] : [{ one, other, weight }];
    }),
  );
  const pairs = new Map<T, SensedBooking>();
  const used = new Set<SensedBooking>();
  for (const { one, other } of all.toSorted((a, b) => b.weight - a.weight)) {
    if (pairs.has(one) || used.has(other)) continue;
    pairs.set(one, other);
    used.add(other);
  }
  return pairs;
}

/** Who runs a leg is printed in many places, and the model often takes another's name for it. */
const leastNameTrust = 0.8;

const holds = (one: string | undefined, other: string | undefined) =>
  plain(other) !== '' && plain(one).includes(plain(other));

/** Where both say the same, what was read, unless it is one word of it; else what the model says. */
function fuller(read: string | undefined, sensed: string | undefined): string | undefined {
  if (!read || !sensed) return sensed ?? read;
  const isSame = holds(read, sensed) || (holds(sensed, read) && /\s/u.test(read.trim()));
  return isSame ? read : sensed;
}

/** Labels cut the name of a place better: "Porto", not "PORTO PT". */
function joinedEnd(read: Terminal | undefined, sensed: Terminal | undefined): Terminal | undefined {
  if (!read || !sensed) return sensed ?? read;
  if (read.iata && sensed.iata && read.iata !== sensed.iata) return sensed;
  const isSame = holds(read.name, sensed.name) || holds(sensed.name, read.name);
  const name = isSame ? read.name : (sensed.name ?? read.name);
  return { ...read, ...sensed, ...(name && { name }) };
}

const isWholeLeg = ({ type, start = '', from, to }: Reservation) =>
  isLegType(type) && start.length > 10 && from !== undefined && to !== undefined;

/** What was read whole was weighed against distances. And nothing goes from where it is to where it is. */
function joinedEnds(read: Reservation, sensed: Reservation): Pick<Reservation, 'from' | 'to'> {
  if (isWholeLeg(read)) return {};
  const [from, to] = [joinedEnd(read.from, sensed.from), joinedEnd(read.to, sensed.to)];
  const isCircle = isLegType(read.type) && isSameText(from?.iata ?? from?.name, to?.iata ?? to?.name);
  return isCircle ? {} : without({ from, to });
}

/** A day is no better than the hour that the other one knows of it. */
const fullerMoment = (read: string | undefined, sensed: string | undefined) =>
  read && sensed && read.length > sensed.length ? read : (sensed ?? read);

type Known<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const without = <T extends object>(fields: T): Known<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Known<T>;

/**
 * The model sees better whose name it is, which time is which and where an address ends. Numbers that have a label are
 * the labels'.
 */
function joined(
  read: Reservation,
  { reservation: sensed, trust, nameTrust }: SensedBooking,
  lines: number,
): Reservation {
  if (trust < leastTrust) return { ...sensed, ...read };
  // What was taken for a booking of another kind was read with the wrong eyes.
  if (!isSameKind(read, sensed)) return { ...read, ...sensed };
  return {
    ...sensed,
    ...read,
    ...without({
      start: fullerMoment(read.start, sensed.start),
      end: fullerMoment(read.end, sensed.end),
      name:
        isLegType(read.type) && (nameTrust < leastNameTrust || lines > 1)
          ? read.name
          : fuller(read.name, sensed.name),
      ...joinedEnds(read, sensed),
      address: read.address ?? sensed.address,
    }),
  };
}

export interface Joined<T> {
  reservation: Reservation;
  /** What the labels said of it, if they said anything. */
  read?: T;
  sensed?: SensedBooking;
}

/** What the model alone finds is only worth asking about where it is whole. */
function isWorthAdding({ reservation, trust }: SensedBooking): boolean {
  const { type, start = '', from, to } = reservation;
  return trust >= leastTrust && (!isLegType(type) || Boolean(start.length > 10 && (from ?? to)));
}

/**
 * Where the model finds what is booked, a day on which it finds nothing is a deadline or the hour of printing. What was
 * read whole stays: a journey home that is lost is worse than one too many.
 */
const isStray = ({ reservation: read, trust }: Read, sensed: readonly SensedBooking[]) =>
  trust < sureOfLabels &&
  !isWholeLeg(read) &&
  read.type !== 'restaurant' &&
  sensed.some((one) => one.trust >= leastTrust) &&
  !sensed.some(({ reservation }) => dayOf(reservation) === dayOf(read));

const hourOf = ({ start = '' }: Reservation) => start.slice(11);

/** What begins at the same minute of another day is the same thing under the day of something else. */
const isSameHour = (one: Reservation, other: Reservation) =>
  isSameStart(one, other) || (isSameKind(one, other) && hourOf(one) !== '' && hourOf(one) === hourOf(other));

export function joinSensed<T extends Read>(
  read: readonly T[],
  sensed: readonly SensedBooking[],
): Joined<T>[] {
  const pairs = pairUp(read, sensed);
  // Labels that tell two lines apart know who runs which.
  const lines = new Set(
    read.flatMap(({ reservation }) => (isLegType(reservation.type) ? plain(reservation.name) : [])),
  );
  const used = new Set(pairs.values());
  const more = sensed.filter(
    (one) =>
      !used.has(one) &&
      isWorthAdding(one) &&
      !read.some(({ reservation }) => isSameHour(reservation, one.reservation)),
  );
  return [
    ...read.flatMap((one) => {
      const other = pairs.get(one);
      if (other)
        return [{ reservation: joined(one.reservation, other, lines.size), read: one, sensed: other }];
      return isStray(one, sensed) ? [] : [{ reservation: one.reservation, read: one }];
    }),
    ...more.map((one) => ({ reservation: one.reservation, sensed: one })),
  ];
}
