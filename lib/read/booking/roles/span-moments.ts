// When the booking of a group of spans begins and ends.
import { dayAfter, minutesOf } from '../../../model/local-moment.ts';
import { isLegType, type Reservation } from '../../../model/reservation.ts';
import { written } from '../moments.ts';
import { ownEnds, type SpanGroup, spansOf } from './group-spans.ts';
import { clockIn } from './span-clock.ts';
import { endsOf, type SpanDays } from './span-days.ts';
import { placeIn, type RoleSpan } from './spans.ts';

interface Days {
  start?: string;
  end?: string;
}

interface Times {
  startTime?: string;
  endTime?: string;
}

const aDay = 24 * 60;
const maxLegMinutes = 16 * 60;

// Outweighs two doubtful times, but not two sure ones.
const shortLegBonus = 1.2;

/** A leg that would take all day and night is more likely the other way round. */
const lengthScore = (start: string, end: string) =>
  (minutesOf(end) - minutesOf(start) + aDay) % aDay > maxLegMinutes ? 0 : shortLegBonus;

// Reached where two words state the same time, one of them a start and the other an end.
const minBothEnds = 0.75;

/** Two times are a start and an end, in the likelier order; a single one is what it most likely is. */
function timesOf({ own }: SpanGroup, isWithinDay: boolean, isOpen: boolean): Times {
  const chances = new Map<string, { start: number; end: number }>();
  for (const span of own) {
    const time = span.role === 'start-time' || span.role === 'end-time' ? clockIn(span) : undefined;
    if (!time) continue;
    const { start, end } = chances.get(time) ?? { start: 0, end: 0 };
    chances.set(time, { start: start + span.chanceOf('start-time'), end: end + span.chanceOf('end-time') });
  }
  const [first, second] = [...chances].toSorted(
    ([, a], [, b]) => Math.max(b.start, b.end) - Math.max(a.start, a.end),
  );
  if (!first) return {};
  const [time, { start, end }] = first;
  // A car can be picked up at nine and returned at nine.
  if (!second && Math.min(start, end) >= minBothEnds) return { startTime: time, endTime: time };
  // Without an end date there is no end time.
  if (!second) return start >= end || isOpen ? { startTime: time } : { endTime: time };
  const [other, { start: otherStart, end: otherEnd }] = second;
  const [forth, back] = isWithinDay ? [lengthScore(time, other), lengthScore(other, time)] : [0, 0];
  return start + otherEnd + forth >= end + otherStart + back
    ? { startTime: time, endTime: other }
    : { startTime: other, endTime: time };
}

// "7.30", "seven" may be on a twelve-hour clock; "08:00" and "8 Uhr" are not.
const inHalves = /^[^\p{L}\d]{0,3}(?:(?:\p{L}+ ){0,2}[1-9](?!\d)[.]?\d{0,2}[^\p{L}\d]*$|[^\d]+$)/u;
const beforeNoon = /(?<!\p{L})a\.?\s?m\.?(?!\p{L})|\dA(?!\p{L})|π\.?\s?μ|오전|上午|午前|صباح/iu;
const hourWord = /^\s?(?:Uhr|uur|h|hrs?|ore|hod|t)(?!\p{L})/iu;
const beginsEarly = '09:00';

/** "from 4", "half past seven": nobody checks in or dines before nine, unless the paper says so. */
function laterHalf(time: string | undefined, { own }: SpanGroup, type: Reservation['type']) {
  if (!time || time >= beginsEarly || (type !== 'lodging' && type !== 'restaurant')) return time;
  const span = own.find((one) => one.role === 'start-time' && clockIn(one) === time);
  if (!span || !inHalves.test(span.text)) return time;
  const behind = span.cell.text
    .slice(placeIn(span.cell, span.text, span.start))
    .slice(0, span.text.length + 8);
  const isWhole = beforeNoon.test(behind) || hourWord.test(behind.slice(span.text.length));
  return isWhole ? time : `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
}

// A ship takes a night or two, a stay up to a season.
const maxDaysUnderWay = 3;
// A ferry may take longer than other legs: an arrival from this hour on is believed.
const morning = '06:00';
const maxDaysAway = 120;

/** A leg that leaves at night and arrives in the morning arrives on the later of two consecutive days. */
const inOrder = (days: Days, isOvernight: boolean): Days =>
  isOvernight && days.start && days.end && dayAfter(days.end, 1) === days.start
    ? { start: days.end, end: days.start }
    : days;

/** Both days of an overnight leg may be marked as its start: of two consecutive days it leaves on the earlier. */
function overNight(stated: Days, { own, shared }: SpanGroup, { whole }: SpanDays): Days {
  const { start, end } = stated;
  if (!start || end) return stated;
  const timed = new Set(own.filter(({ role }) => role === 'start-time').map(({ row }) => row));
  const days = shared
    .filter(({ span, isStrongest }) => isStrongest && span.role === 'start-date')
    .map(({ span }) => ({ day: whole.get(span), isBeside: timed.has(span.row) }));
  const has = (day: string | undefined) => day !== undefined && days.some((one) => one.day === day);
  // The day beside the departure time is the day of departure.
  const isSettled = days.some(({ day, isBeside }) => day === start && isBeside);
  const [before, after] = [dayAfter(start, -1), dayAfter(start, 1)];
  if (has(before) && before && !isSettled) return { start: before, end: start };
  return has(after) && after ? { start, end: after } : stated;
}

/**
 * Whether a leg departs and arrives on the same stated day. Not for flights, which may arrive before they leave when
 * they cross the date line.
 */
function isOnOneDay(
  type: Reservation['type'],
  starts: readonly RoleSpan[],
  ends: readonly RoleSpan[],
  { whole }: SpanDays,
): boolean {
  const dayOf = ([first]: readonly RoleSpan[]) => first && whole.get(first);
  return isLegType(type) && type !== 'flight' && Boolean(dayOf(ends)) && dayOf(starts) === dayOf(ends);
}

const forward = ({ startTime, endTime }: Times): Times =>
  startTime && endTime && endTime < startTime
    ? { startTime: endTime, endTime: startTime }
    : { ...(startTime && { startTime }), ...(endTime && { endTime }) };

export function momentsOf(
  group: SpanGroup,
  type: Reservation['type'],
  days: SpanDays,
): Pick<Reservation, 'start' | 'end'> {
  const starts = spansOf(group, 'start-date');
  const ends = isLegType(type) ? ownEnds(group) : spansOf(group, 'end-date');
  const isDay = type !== 'lodging' && type !== 'car';
  const hasNoEnd = ends.length === 0;
  const times = timesOf(group, isDay && hasNoEnd, type === 'car' && hasNoEnd);
  const { startTime: early, endTime } = isOnOneDay(type, starts, ends, days) ? forward(times) : times;
  const startTime = laterHalf(early, group, type);
  const isOvernight =
    isLegType(type) && startTime !== undefined && endTime !== undefined && endTime < startTime;
  const stated = endsOf(starts, ends, days, isLegType(type) ? maxDaysUnderWay : maxDaysAway);
  const { start: day, end: ownEnd } = inOrder(
    isOvernight ? overNight(stated, group, days) : stated,
    isOvernight,
  );
  const isSail = type === 'ferry' && endTime && endTime >= morning;
  const isLength =
    isLegType(type) && !isSail && startTime && endTime && lengthScore(startTime, endTime) === 0;
  // "2h42" may be marked as a time: an end that would take all day and night is dropped, unless its day is stated.
  const next = isDay && day && endTime && !isLength ? dayOfEnd(day, startTime, endTime) : undefined;
  // An end before the beginning is some other date.
  const endDay = ownEnd && day && ownEnd >= day ? ownEnd : next;
  const [start, end] = [moment(day, startTime), moment(endDay, endTime)];
  return { ...(start && { start }), ...(start && end && end > start && { end }) };
}

/** "24:10" is ten past midnight on the next day. */
function moment(day: string | undefined, time: string | undefined): string | undefined {
  if (!time || time < '24') return written({ ...(day && { day }), ...(time && { time }) });
  const next = dayAfter(day, 1);
  const hour = String(Number(time.slice(0, 2)) - 24).padStart(2, '0');
  return written({ ...(next && { day: next }), time: hour + time.slice(2) });
}

const dayOfEnd = (day: string, start: string | undefined, end: string) =>
  start && end < start ? dayAfter(day, 1) : day;
