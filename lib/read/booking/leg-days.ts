// The days on which a leg departs and arrives.
import { dayAfter } from '../../model/local-moment.ts';
import { type LabelKind, labelsThat } from '../../text/booking-words/kinds.ts';
import { type BookingDocument, daysIn } from './document.ts';
import type { KindsOfCell } from './leg-moments.ts';
import type { RawLeg } from './leg-pairs.ts';
import type { Cell } from './pair-labels.ts';

const otherDates = labelsThat('isNoDay');
const travelDates = new Set<LabelKind>(['date', 'departure', 'arrival']);
const maxCellLength = 90;

interface DayAt {
  date: string;
  cell: Cell;
  at: number;
  isLabelled: boolean;
}

/** Dates in the leg's lines that no label assigns to something else. */
function daysNear(leg: RawLeg, document: BookingDocument, labelKinds: KindsOfCell): DayAt[] {
  const found: DayAt[] = [];
  for (let at = leg.from; at < leg.until; at += 1) {
    for (const cell of document.lines[at] ?? []) {
      if (cell.text.length > maxCellLength) continue;
      const kinds = (labelKinds.get(cell) ?? []).flatMap((entry) => entry.kinds);
      const isLabelled = kinds.some((kind) => travelDates.has(kind));
      if (!isLabelled && kinds.some((kind) => otherDates.has(kind))) continue;
      for (const { date } of daysIn(cell.text, document)) found.push({ date, cell, at, isLabelled });
    }
  }
  return found;
}

// Lines above a time introduce it; lines below it count as a little further away.
const afterCost = 1.5;
const unlabelledCost = 3;

function dayOfDeparture(leg: RawLeg, days: DayAt[]): string | undefined {
  const cost = ({ at, isLabelled, cell }: DayAt) => {
    // Of two dates on one line the one above the time is meant.
    const distance = Math.min(1, Math.abs(cell.left - leg.departure.cell.left) / 300);
    const step = at - leg.departure.at;
    return (step > 0 ? step * afterCost : -step) + (isLabelled ? 0 : unlabelledCost) + distance;
  };
  return days
    .filter(({ cell }) => cell.page === leg.departure.cell.page)
    .toSorted((a, b) => cost(a) - cost(b))[0]?.date;
}

// "+1", "(+1 day)", "翌日": it arrives on a later day.
const laterDay =
  /(?<![\d+])\+\s?(?<days>[12])(?![\d:])|翌日|(?:next|following) day|am (?:nächsten|folgenden) Tag|lendemain|día siguiente|giorno (?:dopo|successivo|seguente)|dia seguinte|volgende dag|次日|隔日|následující den|następnego dnia|nästa dag|næste dag/iu;
const markReach = 3;

function marksLater(leg: RawLeg, document: BookingDocument): number {
  const lines = document.lines.slice(leg.arrival.at, leg.arrival.at + markReach);
  const { left, right, size } = leg.arrival.cell;
  const near = lines
    .flat()
    .filter((cell) => cell.left < right + 6 * size && cell.right > left - 2 * size && cell.text.length < 40);
  const found = near.map(({ text }) => laterDay.exec(text)).find(Boolean);
  return found ? Number(found.groups?.days ?? 1) : 0;
}

/** A date below the arrival time, in the same column: "Sat, 25 Apr 2026". */
function dayUnder(leg: RawLeg, days: DayAt[]): string | undefined {
  const { left, size } = leg.arrival.cell;
  return days.find(
    ({ at, cell }) =>
      at > leg.arrival.at && at <= leg.arrival.at + 5 && Math.abs(cell.left - left) <= 2 * size,
  )?.date;
}

const twoDays = 2;

/** `before` is the day on which the previous leg ends: the next one may not repeat it. */
export function daysOfLeg(
  leg: RawLeg,
  {
    document,
    labelKinds,
    before,
  }: { document: BookingDocument; labelKinds: KindsOfCell; before?: string | undefined },
): { start: string; end: string } | undefined {
  const days = daysNear(leg, document, labelKinds);
  const start = leg.departure.day ?? dayOfDeparture(leg, days) ?? before;
  if (!start) return undefined;
  const isOvernight = leg.arrival.time < leg.departure.time;
  const stated = leg.arrival.at === leg.departure.at ? undefined : leg.arrival.day;
  const under = dayUnder(leg, days);
  const latest = dayAfter(start, twoDays) ?? start;
  const arrivalDay = [stated, under].find(
    (day) => day !== undefined && day >= start && day <= latest && !(isOvernight && day === start),
  );
  const later = marksLater(leg, document);
  const end =
    arrivalDay ??
    (later > 0 ? dayAfter(start, later) : undefined) ??
    (isOvernight ? dayAfter(start, 1) : start) ??
    start;
  return { start, end };
}
