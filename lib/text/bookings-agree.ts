// Compares two records of a booking, and joins them.
import { fieldsOf } from '../model/booking-fields.ts';
import { pickFields, type Reservation, type Terminal } from '../model/reservation.ts';
import { fold } from './fold.ts';

/** "LH 0123" and "lh123" are the same. */
const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/^(\p{L}+)0+(?=\d)/u, '$1');

export const isWithin = (one: string, other: string): boolean => {
  const [a, b] = [bare(one), bare(other)];
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a));
};

/** Undefined where one of them is missing. */
export const agree = (one: string | undefined, other: string | undefined): boolean | undefined =>
  one === undefined || other === undefined ? undefined : isWithin(one, other);

export function endsAgree(one: Terminal | undefined, other: Terminal | undefined): boolean | undefined {
  return agree(one?.iata, other?.iata) ?? agree(one?.name, other?.name);
}

/** Prefers a day with its time to the day alone. */
export const fuller = (one: string | undefined, other: string | undefined) =>
  one === undefined || (other?.startsWith(`${one}T`) ?? false) ? other : one;

/** Both lists joined, each entry once: "12A" and "12B, 12a" → "12A, 12B". */
export function joinedLists(one: Reservation, other: Reservation): Partial<Reservation> {
  return pickFields(fieldsOf('list'), (field) => {
    const all = [one[field], other[field]].flatMap((list) => list?.split(/,\s*/) ?? []);
    const once = all.filter(
      (each, index) => all.findIndex((earlier) => bare(earlier) === bare(each)) === index,
    );
    return once.join(', ') || undefined;
  });
}

/** Everything both state; where they differ, `one` wins. */
export const joinBookings = (one: Reservation, other: Reservation): Reservation => ({
  ...other,
  ...one,
  ...pickFields(fieldsOf('place'), (field) =>
    one[field] || other[field] ? { ...other[field], ...one[field] } : undefined,
  ),
  ...pickFields(fieldsOf('moment'), (field) => fuller(one[field], other[field]) || undefined),
  ...joinedLists(one, other),
});
