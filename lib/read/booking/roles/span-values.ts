// What a span says, as the field of a reservation: the same finders that read labelled values.
import type { Knowledge } from '../../../model/evidence.ts';
import { dayAfter } from '../../../model/local-moment.ts';
import type { PaperRole } from '../../../model/paper-sense.ts';
import { isLegType, type Reservation, type Terminal } from '../../../model/reservation.ts';
import { readPhone } from '../../../text/find-phone.ts';
import { findPrices } from '../../../text/find-price.ts';
import { type BookingDocument, daysIn } from '../document.ts';
import { clocksIn } from '../leg-clock.ts';
import { stationOf, terminalOf } from '../leg-place.ts';
import { written } from '../moments.ts';
import type { SpanGroup } from './group-spans.ts';
import type { RoleSpan } from './spans.ts';

interface About {
  document: BookingDocument;
  knowledge: Knowledge;
}

/** The spans of a role: those of the booking alone, then what it shares, the surest first. */
const spansOf = ({ own, shared }: SpanGroup, role: PaperRole): RoleSpan[] =>
  [...own, ...shared.map(({ span }) => span)].filter((span) => span.role === role);

const firstOf = <T>(spans: readonly RoleSpan[], read: (span: RoleSpan) => T | undefined): T | undefined => {
  for (const span of spans) {
    const value = read(span);
    if (value !== undefined) return value;
  }
  return undefined;
};

const dayNumber = /^\D{0,14}(?<day>[0-2]?\d|3[01])\D{0,4}$/u;

/** "10 to 13 September": the day of one end in the month of the other, before or behind it. */
function dayBeside(spans: readonly RoleSpan[], other: string | undefined, step: 1 | -1): string | undefined {
  const day = firstOf(spans, ({ text }) => dayNumber.exec(text)?.groups?.day);
  if (!day || !other) return undefined;
  const month = other.slice(0, 8);
  const date = month + day.padStart(2, '0');
  return step > 0 === date > other ? date : undefined;
}

/** The date of a span; what stands around it in its cell helps: a weekday, a year. */
function dayIn({ text, cell }: RoleSpan, document: BookingDocument): string | undefined {
  const at = cell.text.indexOf(text);
  const around = daysIn(cell.text, document).find(({ start, end }) => start < at + text.length && end > at);
  return (around ?? daysIn(text, document)[0])?.date;
}

/** "14 Uhr", "kl. 9": the only number of what was taken for a time. */
const hourOnly = /^\D{0,8}(?<hour>[01]?\d|2[0-3])\D{0,8}$/u;

function clockIn({ text, cell }: RoleSpan): string | undefined {
  // "2:40 PM": the letters may stand outside of what was marked.
  const at = cell.text.indexOf(text);
  const around = clocksIn(cell.text.slice(at, at + text.length + 5)).find(({ start }) => start < text.length);
  const found = around ?? clocksIn(text, true)[0];
  if (found) return found.time;
  const hour = hourOnly.exec(text)?.groups?.hour;
  return hour && `${hour.padStart(2, '0')}:00`;
}

function endOf(
  spans: readonly RoleSpan[],
  type: Reservation['type'],
  { knowledge }: About,
): Terminal | undefined {
  const isAirport = (code: string) => /^[A-Z]{3}$/u.test(code) && Boolean(knowledge.airportOf?.(code));
  const iata = type === 'flight' ? spans.find(({ text }) => isAirport(text))?.text : undefined;
  const name = firstOf(
    spans.filter(({ text }) => !isAirport(text) || type !== 'flight'),
    ({ text }) => {
      const end = terminalOf(text) ?? (/\p{L}{2}/u.test(text) ? { name: text } : undefined);
      return end && stationOf(type, end);
    },
  );
  if (!iata && !name) return undefined;
  return { ...name, ...(iata && { iata }) };
}

interface Times {
  startTime?: string;
  endTime?: string;
}

const minutesOf = (time: string) => 60 * Number(time.slice(0, 2)) + Number(time.slice(3));
const aDay = 24 * 60;
const longest = 16 * 60;

// More than two doubtful times are worth together, less than two sure ones.
const worthOfShort = 1.2;

/** What takes the day and the night is likelier to be the other way round. */
const lengthWorth = (start: string, end: string) =>
  (minutesOf(end) - minutesOf(start) + aDay) % aDay > longest ? 0 : worthOfShort;

/** Two times are a beginning and an end, whichever way is likelier; one is what it is. */
function timesOf({ own }: SpanGroup, isWithinDay: boolean): Times {
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
  if (!second) return start >= end ? { startTime: time } : { endTime: time };
  const [other, { start: otherStart, end: otherEnd }] = second;
  const [forth, back] = isWithinDay ? [lengthWorth(time, other), lengthWorth(other, time)] : [0, 0];
  return start + otherEnd + forth >= end + otherStart + back
    ? { startTime: time, endTime: other }
    : { startTime: other, endTime: time };
}

function momentsOf(
  group: SpanGroup,
  type: Reservation['type'],
  about: About,
): Pick<Reservation, 'start' | 'end'> {
  const [starts, ends] = [spansOf(group, 'start-date'), spansOf(group, 'end-date')];
  const read = (span: RoleSpan) => dayIn(span, about.document);
  const isDay = type !== 'lodging' && type !== 'car';
  const { startTime, endTime } = timesOf(group, isDay && ends.length === 0);
  const day = firstOf(starts, read) ?? dayBeside(starts, firstOf(ends, read), -1);
  const ownEnd = firstOf(ends, read) ?? dayBeside(ends, day, 1);
  const next = isDay && day && endTime ? dayOfEnd(day, startTime, endTime) : undefined;
  // An end before the beginning was another date.
  const endDay = ownEnd && day && ownEnd >= day ? ownEnd : next;
  const moment = (date: string | undefined, time: string | undefined) =>
    written({ ...(date && { day: date }), ...(time && { time }) });
  const [start, end] = [moment(day, startTime), moment(endDay, endTime)];
  return { ...(start && { start }), ...(start && end && end > start && { end }) };
}

const dayOfEnd = (day: string, start: string | undefined, end: string) =>
  start && end < start ? dayAfter(day, 1) : day;

const compact = (text: string) => text.replace(/\s+/gu, ' ').trim();
const textOf = (span: RoleSpan | undefined) => (span ? compact(span.text) : undefined);

/** Lines that follow each other are one address. */
function addressOf(group: SpanGroup): string | undefined {
  const [first, ...rest] = spansOf(group, 'address').toSorted((a, b) => a.row - b.row);
  if (!first) return undefined;
  const lines = [first];
  for (const span of rest) {
    const step = span.row - (lines.at(-1) as RoleSpan).row;
    if (step <= 2 && lines.length < 6 && !lines.some(({ text }) => text === span.text)) lines.push(span);
  }
  return lines.map(({ text }) => compact(text)).join(', ');
}

function priceOf(group: SpanGroup): Reservation['price'] {
  return firstOf(spansOf(group, 'price'), ({ text, cell }) => {
    const at = cell.text.indexOf(text);
    const near = cell.text.slice(Math.max(0, at - 5), at + text.length + 5);
    const [price] = [...findPrices(text), ...findPrices(near)];
    return price?.currency ? { amount: price.amount, currency: price.currency } : undefined;
  });
}

const fewestOfReference = 4;

/** "NV/6YTR2K": the airline stands before its own number. */
function referenceIn(span: RoleSpan): string | undefined {
  const text = compact(span.text).replace(/^[A-Z\d]{2}\/(?=[A-Z\d]{6}$)/u, '');
  return text.length < fewestOfReference ? undefined : text;
}

/** Who runs it, or what it is called. */
function nameSpanOf(group: SpanGroup, type: Reservation['type']): RoleSpan | undefined {
  const roles: PaperRole[] = isLegType(type) || type === 'car' ? ['operator'] : ['name', 'operator'];
  return roles.flatMap((role) => spansOf(group, role))[0];
}

/** All that the spans of one booking say. */
export function reservationOf(group: SpanGroup, type: Reservation['type'], about: About): Reservation {
  const isLeg = isLegType(type);
  const name = textOf(nameSpanOf(group, type));
  const hasEnds = isLeg || type === 'car';
  const from = hasEnds ? endOf(spansOf(group, 'from'), type, about) : undefined;
  const to = hasEnds ? endOf(spansOf(group, 'to'), type, about) : undefined;
  const code = isLeg ? textOf(spansOf(group, 'code')[0]) : undefined;
  const confirmation = firstOf(spansOf(group, 'reference'), referenceIn);
  const seat = textOf(spansOf(group, 'seat')[0]);
  const address = addressOf(group);
  const phone = firstOf(spansOf(group, 'phone'), ({ text }) => readPhone(text));
  const price = priceOf(group);
  return {
    type,
    ...(name && { name }),
    ...(code && { code }),
    ...(from && { from }),
    ...(to && { to }),
    ...momentsOf(group, type, about),
    ...(confirmation && { confirmation }),
    ...(seat && { seat }),
    ...(address && !isLeg && { address }),
    ...(phone && { phone }),
    ...(price && { price }),
  };
}
