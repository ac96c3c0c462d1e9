// What a booking does not say, or says so that it cannot be: such a one is kept, and asked about.
import { aboutField, type BookedField, bookedFields, isValue } from '../model/booking-fields.ts';
import { splitMoment } from '../model/local-moment.ts';
import { familyOf, isLegType, legTypes, type Reservation, type Terminal } from '../model/reservation.ts';
import { fold } from './fold.ts';

const timed = new Set<Reservation['type']>([...legTypes, 'restaurant']);

function hasField(reservation: Reservation, field: BookedField): boolean {
  if (isValue(field, 'place')) {
    const { name, iata, address } = reservation[field] ?? {};
    return Boolean(name ?? iata ?? address);
  }
  // A journey without its time was not read to the end.
  if (field === 'start' && timed.has(reservation.type))
    return splitMoment(reservation.start)?.time !== undefined;
  return reservation[field] !== undefined && reservation[field] !== '';
}

/** What nobody can travel without knowing, and was not read. */
export const gapsIn = (reservation: Reservation): BookedField[] =>
  bookedFields.filter(
    (field) => aboutField(field).neededBy?.includes(familyOf(reservation)) && !hasField(reservation, field),
  );

// Whoever flies over the date line may land on the day before.
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** It ends before it begins. */
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

/** A later journey under one number that goes the same way once more, without one back: most likely its ends were taken for each other. */
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
