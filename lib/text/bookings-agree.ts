// Whether two tellings of a booking say the same, and what they say together.
import type { Reservation, Terminal } from '../model/reservation.ts';
import { fold } from './fold.ts';

/** "LH 0123" and "lh123" are one. */
const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/^(\p{L}+)0+(?=\d)/u, '$1');

export const isWithin = (one: string, other: string): boolean => {
  const [a, b] = [bare(one), bare(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
};

/** Undefined where one of them does not say it. */
export const agree = (one: string | undefined, other: string | undefined): boolean | undefined =>
  one === undefined || other === undefined ? undefined : isWithin(one, other);

export function endsAgree(one: Terminal | undefined, other: Terminal | undefined): boolean | undefined {
  return agree(one?.iata, other?.iata) ?? agree(one?.name, other?.name);
}

/** A day with its time says more than the day alone. */
export const fuller = (one: string | undefined, other: string | undefined) =>
  one === undefined || (other?.startsWith(`${one}T`) ?? false) ? other : one;

function seatsOf(one: Reservation, other: Reservation): string | undefined {
  const seats = [one.seat, other.seat].flatMap((seat) => seat?.split(/,\s*/) ?? []);
  const once = seats.filter((seat, index) => seats.findIndex((each) => bare(each) === bare(seat)) === index);
  return once.join(', ') || undefined;
}

/** What both say, `one` first. */
export function joinBookings(one: Reservation, other: Reservation): Reservation {
  const [start, end] = [fuller(one.start, other.start), fuller(one.end, other.end)];
  const [from, to] = [
    { ...other.from, ...one.from },
    { ...other.to, ...one.to },
  ];
  const seat = seatsOf(one, other);
  return {
    ...other,
    ...one,
    ...((one.from ?? other.from) && { from }),
    ...((one.to ?? other.to) && { to }),
    ...(start && { start }),
    ...(end && { end }),
    ...(seat && { seat }),
  };
}
