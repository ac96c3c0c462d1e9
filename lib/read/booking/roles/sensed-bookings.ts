// What the learned model of papers finds booked.
import type { Capture } from '../../../model/capture.ts';
import type { Knowledge } from '../../../model/evidence.ts';
import { paperKinds } from '../../../model/paper-sense.ts';
import { isLegType, type Reservation } from '../../../model/reservation.ts';
import type { Cell } from '../pair-labels.ts';
import { groupSpans, type SpanGroup } from './group-spans.ts';
import { sensedPaper } from './sensed-paper.ts';
import { nameSpanOf, reservationOf } from './span-values.ts';
import { kindsOf } from './spans.ts';

export interface SensedBooking {
  reservation: Reservation;
  /** How sure it is of the kind, and of the words it is made of: 0 to 1. */
  trust: number;
  /** How sure it is of the name. */
  nameTrust: number;
  cell: Cell;
}

/** Nothing where there is no model. */
export function sensedBookings(capture: Capture, knowledge: Knowledge): SensedBooking[] {
  const paper = sensedPaper(capture, knowledge);
  if (!paper) return [];
  const { document, answer, spans } = paper;
  const found = groupSpans(spans, answer).flatMap((group) => {
    const all = [...group.own, ...group.shared.map(({ span }) => span)];
    const chances = kindsOf(group.own, answer);
    const best = chances.indexOf(Math.max(...chances.slice(1)), 1);
    const type = paperKinds[best];
    if (!type || type === 'none') return [];
    const reservation = reservationOf(group, type, { document, knowledge });
    if (!isBooked(reservation)) return [];
    const sure = all.reduce((sum, { trust }) => sum + trust, 0) / all.length;
    const nameTrust = nameSpanOf(group, type)?.trust ?? 0;
    return [{ reservation, trust: sure * (chances[best] ?? 0), nameTrust, cell: firstCell(group) }];
  });
  return found.map((one) => ({ ...one, reservation: withoutTaken(one.reservation, found) }));
}

const timeOf = (moment = '') => moment.slice(11);

/** Where legs stand side by side, the next one's departure is taken for an arrival: then none is known. */
function withoutTaken(one: Reservation, all: readonly SensedBooking[]): Reservation {
  const isTaken = all.some(
    ({ reservation: other }) =>
      other !== one &&
      timeOf(one.end) !== '' &&
      timeOf(other.start) === timeOf(one.end) &&
      other.start !== one.end,
  );
  if (!isLegType(one.type) || !isTaken) return one;
  const { end: _, ...rest } = one;
  return rest;
}

const firstCell = ({ own: [first] }: SpanGroup) => (first as SpanGroup['own'][number]).cell;

/** A day, and something that tells what it is. */
function isBooked({ type, start, end, from, to, code, name }: Reservation): boolean {
  if (start === undefined) return false;
  if (!isLegType(type)) return Boolean(name ?? from);
  const isTimed = start.length > 10 || end !== undefined;
  return Boolean((from && to) || (isTimed && (from ?? to ?? code)));
}
