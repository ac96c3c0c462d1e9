// Scores the reservations read from one document: which were found, which were invented, which fields match.
import type { Reservation } from '../../lib/model/reservation.ts';
import { allFields, extraFields, type Field, has, isRight, isSameName, mainFields } from './booking-rules.ts';

/** The labels of a document: reservations, or why there are none. */
export interface BookingLabels {
  reservations: Reservation[];
  error?: string;
}

export interface BookingScore {
  wanted: number;
  found: number;
  invented: number;
  fields: number;
  right: number;
  /** Fields that few documents print. */
  extra: number;
  extraRight: number;
  prices: number;
  pricesRight: number;
  /** For documents that are not bookings; undefined for bookings. */
  isVerdictRight?: boolean;
  /** One line for every mistake. */
  misses: string[];
}

const isNamed = new Set<Reservation['type']>(['lodging', 'restaurant', 'event', 'tour', 'car']);
const familyOf = ({ type }: Reservation) => (type === 'tour' ? 'event' : type);
const dayOf = ({ start = '' }: Reservation) => start.slice(0, 10);

/** How well two reservations match; undefined if they cannot be the same one. */
function agreement(wanted: Reservation, got: Reservation): number | undefined {
  if (familyOf(wanted) !== familyOf(got)) return undefined;
  const isSameDay = Boolean(wanted.start) && dayOf(wanted) === dayOf(got);
  const isSameCode = has(wanted, 'code') && has(got, 'code') && isRight('code', wanted, got);
  const isSame = isNamed.has(wanted.type) && isSameName(wanted.name, got.name);
  if (!isSameDay && !isSameCode && !isSame) return undefined;
  const agreeing = mainFields.filter(
    (field) => has(wanted, field) && has(got, field) && isRight(field, wanted, got),
  );
  return (isSameDay ? 3 : 0) + (isSameCode ? 3 : 0) + agreeing.length + (isSame ? 1 : 0);
}

/** Pairs them up, best match first; each reservation is used once. */
function pairUp(wanted: Reservation[], got: Reservation[]): Map<Reservation, Reservation> {
  const all = wanted.flatMap((a) =>
    got.flatMap((b) => {
      const weight = agreement(a, b);
      return weight === undefined ? [] : [{ a, b, weight }];
    }),
  );
  const pairs = new Map<Reservation, Reservation>();
  const used = new Set<Reservation>();
  for (const { a, b } of all.toSorted((x, y) => y.weight - x.weight)) {
    if (pairs.has(a) || used.has(b)) continue;
    pairs.set(a, b);
    used.add(b);
  }
  return pairs;
}

const shown = (reservation: Reservation | undefined, field: Field) => {
  const value = reservation?.[field];
  return typeof value === 'object' ? JSON.stringify(value) : (value ?? '—');
};
const summary = (one: Reservation) =>
  [one.type, one.name ?? one.code, one.start, one.from && shown(one, 'from')].filter(Boolean).join(' ');

/** A day without its time is neither right nor wrong, so it does not count as an error. */
const isDayOnly = (field: Field, wanted: Reservation, got: Reservation) =>
  (field === 'start' || field === 'end') &&
  (got[field] ?? '').length === 10 &&
  wanted[field]?.slice(0, 10) === got[field];

function missesOf(wanted: Reservation, got: Reservation | undefined): string[] {
  if (!got) return [`not found: ${summary(wanted)}`];
  return allFields
    .filter((field) => has(wanted, field) && !isRight(field, wanted, got))
    .map((field) => {
      const how = isDayOnly(field, wanted, got) ? 'day only' : has(got, field) ? 'wrong' : 'missing';
      return `${wanted.type} ${field} ${how}: ${shown(wanted, field)} was read as ${shown(got, field)}`;
    });
}

const pricesIn = (all: Reservation[]) =>
  new Set(all.flatMap(({ price }) => (price ? [`${price.amount.toFixed(2)} ${price.currency}`] : [])));

export function scoreBooking(labels: BookingLabels, read: BookingLabels): BookingScore {
  const pairs = pairUp(labels.reservations, read.reservations);
  const count = (fields: readonly Field[], isCounted: (wanted: Reservation, field: Field) => boolean) =>
    labels.reservations.reduce(
      (sum, one) => sum + fields.filter((field) => has(one, field) && isCounted(one, field)).length,
      0,
    );
  const isFieldRight = (wanted: Reservation, field: Field) => {
    const got = pairs.get(wanted);
    return got !== undefined && has(got, field) && isRight(field, wanted, got);
  };
  const used = new Set(pairs.values());
  const invented = read.reservations.filter((one) => !used.has(one));
  const [prices, gotPrices] = [pricesIn(labels.reservations), pricesIn(read.reservations)];
  const isVerdictRight = labels.error === undefined ? undefined : labels.error === read.error;
  return {
    wanted: labels.reservations.length,
    found: pairs.size,
    invented: invented.length,
    fields: count(mainFields, () => true),
    right: count(mainFields, isFieldRight),
    extra: count(extraFields, () => true),
    extraRight: count(extraFields, isFieldRight),
    prices: prices.size,
    pricesRight: [...prices].filter((price) => gotPrices.has(price)).length,
    ...(isVerdictRight !== undefined && { isVerdictRight }),
    misses: [
      ...(isVerdictRight === false ? [`should be told as ${labels.error}, was ${read.error ?? 'read'}`] : []),
      ...labels.reservations.flatMap((one) => missesOf(one, pairs.get(one))),
      ...invented.map((one) => `invented: ${summary(one)}`),
      ...[...prices].filter((price) => !gotPrices.has(price)).map((price) => `price missed: ${price}`),
    ],
  };
}
