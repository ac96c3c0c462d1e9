// Which days the dates of a paper are. The model has marked them as dates, so more forms are accepted than elsewhere.
import { dayAfter, isCalendarDay } from '../../../model/local-moment.ts';
import { looseDate, settleDate } from '../dates.ts';
import { type BookingDocument, daysIn } from '../document.ts';
import { dayBehind, dayNear } from './near-day.ts';
import { placeIn, type RoleSpan } from './spans.ts';

/** The first value found in these spans. */
export const firstOf = <T>(
  spans: readonly RoleSpan[],
  read: (span: RoleSpan) => T | undefined,
): T | undefined => {
  for (const span of spans) {
    const value = read(span);
    if (value !== undefined) return value;
  }
  return undefined;
};

/** The first word of the cell below, if that begins with one. */
function below({ left }: RoleSpan['cell'], row: number, { lines }: BookingDocument): string {
  const [nearest] = (lines[row + 1] ?? []).toSorted(
    (a, b) => Math.abs(a.left - left) - Math.abs(b.left - left),
  );
  return /^[\p{L}\p{M}]{3,}/u.exec(nearest?.text ?? '')?.[0] ?? '';
}

/** The date of a span; the text around it in its cell may add a weekday or a year. */
function dayIn({ text, cell, row, start }: RoleSpan, document: BookingDocument): string | undefined {
  const at = placeIn(cell, text, start);
  const overlapping = (words: string) =>
    daysIn(words, document).find((day) => day.start < at + text.length && day.end > at);
  // "from Saturday 12 to Saturday 19 / June": the month may stand in the next line.
  const isLast = cell.text.length - at - text.length < 2;
  const around =
    overlapping(cell.text) ??
    (isLast ? overlapping(`${cell.text} ${below(cell, row, document)}`) : undefined);
  const found = around ?? daysIn(text, document)[0];
  if (found) return found.date;
  const loose = looseDate(text);
  return loose && settleDate(loose, document.sense);
}

// A passport is valid for ten years at most: a date further back than this is when somebody was born.
const maxYearsApart = 15;

export interface SpanDays {
  /** Dates stated in full. */
  whole: ReadonlyMap<RoleSpan, string>;
  /** Partial dates, as the day near the date before them. */
  half: ReadonlyMap<RoleSpan, string>;
}

const partialDay = ({ role, text }: RoleSpan, near: string, stated: readonly string[]) =>
  dayNear(text, near, stated) ?? (role === 'end-date' ? dayBehind(text, near) : undefined);

/** All days of a paper; the spans must be in reading order. */
export function daysOfSpans(spans: readonly RoleSpan[], document: BookingDocument): SpanDays {
  const dated = spans.filter(({ role }) => role === 'start-date' || role === 'end-date');
  const whole = new Map<RoleSpan, string>();
  for (const span of dated) {
    const day = dayIn(span, document);
    if (day) whole.set(span, day);
  }
  const earliest = dayAfter([...whole.values()].toSorted().at(-1) ?? '', -maxYearsApart * 365) ?? '';
  for (const [span, day] of whole) if (day < earliest) whole.delete(span);
  const half = new Map<RoleSpan, string>();
  const { wholeDates, issued } = document.sense;
  const stated = [...whole.values()].toSorted();
  let near = whole.values().next().value ?? issued ?? wholeDates[0];
  for (const span of dated) {
    const day = whole.get(span) ?? (near && partialDay(span, near, stated));
    if (!day) continue;
    if (!whole.has(span)) half.set(span, day);
    near = day;
  }
  return { whole, half };
}

const dayNumber = /^\D{0,14}(?<day>[0-2]?\d|3[01])\D{0,4}$/u;

/** "10 to 13 September": the day of one end in the month of the other, before or after it. */
function dayBeside(spans: readonly RoleSpan[], other: string | undefined, step: 1 | -1): string | undefined {
  const day = firstOf(spans, ({ text }) => dayNumber.exec(text)?.groups?.day);
  if (!day || !other) return undefined;
  const month = other.slice(0, 8);
  const date = month + day.padStart(2, '0');
  return isCalendarDay(date) && step > 0 === date > other ? date : undefined;
}

/** The day a booking begins and the day it ends, at most `mostDays` later. */
export function endsOf(
  starts: readonly RoleSpan[],
  allEnds: readonly RoleSpan[],
  { whole, half }: SpanDays,
  mostDays: number,
): { start?: string; end?: string } {
  const begins = firstOf(starts, (span) => whole.get(span));
  const isTooFar = (day: string | undefined) =>
    begins !== undefined && day !== undefined && day > (dayAfter(begins, mostDays) ?? day);
  // On a paper of several journeys the arrival of another one may stand nearer.
  const ends = allEnds.filter((span) => !isTooFar(whole.get(span) ?? half.get(span)));
  const end = firstOf(ends, (span) => whole.get(span));
  const start =
    begins ??
    dayBeside(starts, end, -1) ??
    [firstOf(starts, (span) => half.get(span))].find((day) => day && day <= (end ?? day));
  const last = end ?? dayBeside(ends, start, 1) ?? firstOf(ends, (span) => half.get(span));
  return { ...(start && { start }), ...(last && { end: last }) };
}
