// The name and note of a booked stop. They contain only the source's names, codes and times, no words of any language.
import { fieldsIn } from '../model/booking-fields.ts';
import { splitMoment } from '../model/local-moment.ts';
import type { Reservation } from '../model/reservation.ts';

const legs = new Set<Reservation['type']>(['flight', 'train', 'bus', 'ferry', 'car']);

/** "L6 2041 HAM → MUC", or the name of the place. */
export function nameOfBooked({ type, name, code, from, to }: Reservation): string {
  const ends = [from, to].map((end) => end?.iata ?? end?.name).filter(Boolean);
  const leg = [code ?? name, ends.join(' → ')].filter(Boolean).join(' ');
  return (legs.has(type) ? leg : name) || type;
}

/** When a leg or a stay ends; only the time if it ends on the same day. */
function endOf({ start, end }: Reservation): string | undefined {
  const [from, to] = [splitMoment(start), splitMoment(end)];
  if (!to) return undefined;
  if (from?.day === to.day) return to.time && `→ ${to.time}`;
  return `→ ${[to.day, to.time].filter(Boolean).join(' ')}`;
}

/** "→ 12:50 · Corvina Air · 14C · QK7TZ4": the end, the operator, and the fields that belong in notes. */
export function noteOfBooked(reservation: Reservation): string | undefined {
  const { type, name, code } = reservation;
  const operator = legs.has(type) && code ? name : undefined;
  const more = fieldsIn('note').map((field) => reservation[field]);
  const parts = [endOf(reservation), operator, ...more].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : undefined;
}
