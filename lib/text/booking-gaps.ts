// Finds what a booking lacks, or states in a way that cannot be true: such bookings are kept, and the traveller is asked.
import { type BookedField, bookedFields, fieldInfoOf, hasValueKind } from '../model/booking-fields.ts';
import { splitMoment } from '../model/local-moment.ts';
import { familyOf, isLegType, legTypes, type Reservation, type Terminal } from '../model/reservation.ts';
import { fold } from './fold.ts';

const timed = new Set<Reservation['type']>([...legTypes, 'restaurant']);

function hasField(reservation: Reservation, field: BookedField): boolean {
  if (hasValueKind(field, 'place')) {
    const { name, iata, address } = reservation[field] ?? {};
    return Boolean(name ?? iata ?? address);
  }
  // A journey without a time was not read completely.
  if (field === 'start' && timed.has(reservation.type))
    return splitMoment(reservation.start)?.time !== undefined;
  return reservation[field] !== undefined && reservation[field] !== '';
}

/** Missing fields that nobody can travel without. */
export const gapsIn = (reservation: Reservation): BookedField[] =>
  bookedFields.filter(
    (field) => fieldInfoOf(field).neededBy?.includes(familyOf(reservation)) && !hasField(reservation, field),
  );

// A flight across the date line may land on the day before.
const dayMilliseconds = 24 * 60 * 60 * 1000;

export function endsTooEarly({ type, start, end }: Reservation): boolean {
  const [first, last] = [splitMoment(start), splitMoment(end)];
  if (!first || !last) return false;
  if (type === 'flight') return Date.parse(first.day) - Date.parse(last.day) > dayMilliseconds;
  if (last.day !== first.day) return last.day < first.day;
  return (
    type === 'lodging' || (first.time !== undefined && last.time !== undefined && last.time < first.time)
  );
}

const placeOf = (end: Terminal | undefined) => end?.iata ?? fold(end?.name ?? '');
const wayOf = ({ from, to }: Reservation) => `${placeOf(from)} ${placeOf(to)}`;
const wayBack = ({ from, to }: Reservation) => `${placeOf(to)} ${placeOf(from)}`;

/**
 * True if an earlier journey with the same booking number goes the same
 * way and none goes back: the later one's ends were most likely swapped.
 */
export function goesTheSameWay(own: Reservation, all: readonly Reservation[]): boolean {
  if (!isLegType(own.type) || own.confirmation === undefined || placeOf(own.from) === '') return false;
  const others = all.filter(
    (other) => other !== own && other.type === own.type && other.confirmation === own.confirmation,
  );
  const dayOf = ({ start }: Reservation) => splitMoment(start)?.day ?? '';
  return (
    others.some((other) => wayOf(other) === wayOf(own) && dayOf(other) < dayOf(own)) &&
    !others.some((other) => wayOf(other) === wayBack(own))
  );
}
