// What the learned model of papers finds booked.
import type { Capture } from '../../../model/capture.ts';
import type { Knowledge } from '../../../model/evidence.ts';
import { paperKinds } from '../../../model/paper-sense.ts';
import { isLegType, type Reservation } from '../../../model/reservation.ts';
import type { BookingDocument } from '../document.ts';
import { findPrices } from '../found-once.ts';
import type { Cell } from '../pair-labels.ts';
import { groupSpans, type SpanGroup } from './group-spans.ts';
import { joinRepeats } from './join-repeats.ts';
import { sensedPaper } from './sensed-paper.ts';
import { daysOfSpans } from './span-days.ts';
import { reservationOf } from './span-values.ts';
import { kindsOf } from './spans.ts';

export interface SensedBooking {
  reservation: Reservation;
  /** How sure it is of the kind, and of the words it is made of: 0 to 1. */
  trust: number;
  cell: Cell;
}

/** Nothing where there is no model. */
export function sensedBookings(capture: Capture, knowledge: Knowledge): SensedBooking[] {
  const paper = sensedPaper(capture, knowledge);
  if (!paper) return [];
  const { document, answer, spans } = paper;
  const days = daysOfSpans(spans, document);
  const money = moneyOf(document);
  const about = { days, knowledge, ...(money && { money }) };
  const found = groupSpans(spans, answer).flatMap((group) => {
    const all = [...group.own, ...group.shared.map(({ span }) => span)];
    const chances = kindsOf(group.own, answer);
    const best = chances.indexOf(Math.max(...chances.slice(1)), 1);
    const type = paperKinds[best];
    if (!type || type === 'none') return [];
    const reservation = reservationOf(group, type, about);
    if (!isBooked(reservation)) return [];
    const sure = all.reduce((sum, { trust }) => sum + trust, 0) / all.length;
    return [{ reservation, trust: sure * (chances[best] ?? 0), cell: firstCell(group) }];
  });
  return joinRepeats(found);
}

/** The currency that most sums of a paper are in. */
function moneyOf({ cells }: BookingDocument): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of cells)
    for (const { currency } of findPrices(text))
      if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

const firstCell = ({ own: [first] }: SpanGroup) => (first as SpanGroup['own'][number]).cell;

/** A day, and something that tells what it is. */
function isBooked({ type, start, end, from, to, code, name, address, confirmation }: Reservation): boolean {
  if (start === undefined) return false;
  if (!isLegType(type)) return Boolean(name ?? from ?? address ?? (start.length > 10 && confirmation));
  const isTimed = start.length > 10 || (end?.length ?? 0) > 10;
  return Boolean((from && to) || (isTimed && (from ?? to ?? code)));
}
