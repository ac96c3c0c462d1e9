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

// More than two doubtful times are worth together, less than two sure ones.
const shortLegBonus = 1.2;

/** What takes the day and the night is likelier to be the other way round. */
const lengthScore = (start: string, end: string) =>
  (minutesOf(end) - minutesOf(start) + aDay) % aDay > maxLegMinutes ? 0 : shortLegBonus;

// Each of two words that say the same time is rather what it is taken for.
const minBothEnds = 0.75;

/** Two times are a beginning and an end, whichever way is likelier; one is what it is. */
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
  // A car is fetched at nine and given back at nine.
  if (!second && Math.min(start, end) >= minBothEnds) return { startTime: time, endTime: time };
  // What has no last day has no last hour.
  if (!second) return start >= end || isOpen ? { startTime: time } : { endTime: time };
  const [other, { start: otherStart, end: otherEnd }] = second;
  const [forth, back] = isWithinDay ? [lengthScore(time, other), lengthScore(other, time)] : [0, 0];
  return start + otherEnd + forth >= end + otherStart + back
    ? { startTime: time, endTime: other }
    : { startTime: other, endTime: time };
}

// "7.30", "seven": neither "08:00" nor "8 Uhr", which count all hours of the day.
const inHalves = /^[^\p{L}\d]{0,3}(?:(?:\p{L}+ ){0,2}[1-9](?!\d)[.]?\d{0,2}[^\p{L}\d]*$|[^\d]+$)/u;
const beforeNoon = /(?<!\p{L})a\.?\s?m\.?(?!\p{L})|\dA(?!\p{L})|π\.?\s?μ|오전|上午|午前|صباح/iu;
const hourWord = /^\s?(?:Uhr|uur|h|hrs?|ore|hod|t)(?!\p{L})/iu;
const beginsEarly = '09:00';

/** "from 4", "half past seven": nobody moves in or dines before nine, unless that is said. */
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

// A ship takes a night or two, a stay a season.
const maxDaysUnderWay = 3;
// A ship that leaves in the evening arrives at noon; no crossing that is told in hours alone is longer than this.
const morning = '06:00';
const maxDaysAway = 120;

/** Who leaves at night and arrives in the morning arrives on the later of two days that follow each other. */
const inOrder = (days: Days, isOvernight: boolean): Days =>
  isOvernight && days.start && days.end && dayAfter(days.end, 1) === days.start
    ? { start: days.end, end: days.start }
    : days;

/** Both days of a night under way may be taken for its beginning: of two that follow each other it leaves on the earlier. */
function overNight(stated: Days, { own, shared }: SpanGroup, { whole }: SpanDays): Days {
  const { start, end } = stated;
  if (!start || end) return stated;
  const timed = new Set(own.filter(({ role }) => role === 'start-time').map(({ row }) => row));
  const days = shared
    .filter(({ span, isMost }) => isMost && span.role === 'start-date')
    .map(({ span }) => ({ day: whole.get(span), isBeside: timed.has(span.row) }));
  const has = (day: string | undefined) => day !== undefined && days.some((one) => one.day === day);
  // What stands beside the hour of departure is its day.
  const isSettled = days.some(({ day, isBeside }) => day === start && isBeside);
  const [before, after] = [dayAfter(start, -1), dayAfter(start, 1)];
  if (has(before) && before && !isSettled) return { start: before, end: start };
  return has(after) && after ? { start, end: after } : stated;
}

/** A leg that is said to arrive on the day it leaves; who flies west over the date line arrives before. */
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
  // "2h42" is taken for a time: what would take the day and the night is no end, unless its day is stated.
  const next = isDay && day && endTime && !isLength ? dayOfEnd(day, startTime, endTime) : undefined;
  // An end before the beginning was another date.
  const endDay = ownEnd && day && ownEnd >= day ? ownEnd : next;
  const [start, end] = [moment(day, startTime), moment(endDay, endTime)];
  return { ...(start && { start }), ...(start && end && end > start && { end }) };
}

/** "24:10" is ten past midnight of the next day. */
function moment(day: string | undefined, time: string | undefined): string | undefined {
  if (!time || time < '24') return written({ ...(day && { day }), ...(time && { time }) });
  const next = dayAfter(day, 1);
  const hour = String(Number(time.slice(0, 2)) - 24).padStart(2, '0');
  return written({ ...(next && { day: next }), time: hour + time.slice(2) });
}

const dayOfEnd = (day: string, start: string | undefined, end: string) =>
  start && end < start ? dayAfter(day, 1) : day;
