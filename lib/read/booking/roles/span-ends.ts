// Where a leg begins and ends, chosen from all the words its group has for it.
import type { Knowledge } from '../../../model/evidence.ts';
import { isLegType, type Reservation, type Terminal } from '../../../model/reservation.ts';
import { isWithin } from '../../../text/bookings-agree.ts';
import { stationOf, terminalOf } from '../leg-place.ts';
import { type SpanGroup, spansOf } from './group-spans.ts';
import type { RoleSpan } from './spans.ts';
import { wrappedText } from './wrapped-span.ts';

/** "Vilnius – Kaunas" is the title of a route; "Vilnius, bus station" beside the time says more. */
function fullerOf([first, ...others]: readonly Terminal[], type: Reservation['type']): Terminal | undefined {
  const name = first?.name;
  if (!name || !isLegType(type)) return first;
  return (
    others.find((end) => end.name?.includes(',') && isWithin(name, end.name.split(',')[0] ?? '')) ?? first
  );
}

function endOf(
  spans: readonly RoleSpan[],
  type: Reservation['type'],
  knowledge: Knowledge,
): Terminal | undefined {
  const isAirport = (code: string) => /^[A-Z]{3}$/u.test(code) && Boolean(knowledge.airportOf?.(code));
  const iata = type === 'flight' ? spans.find(({ text }) => isAirport(text))?.text : undefined;
  const names = spans
    .filter(({ text }) => !isAirport(text) || type !== 'flight')
    .flatMap((span) => {
      const text = isLegType(type) ? wrappedText(span, spans) : span.text;
      const end = terminalOf(text) ?? (/\p{L}{2}/u.test(text) ? { name: text } : undefined);
      return end ? [stationOf(type, end)] : [];
    });
  // "Kunming KMG" is surer than the route that stands above it.
  const name = (type === 'flight' && names.find((end) => end.iata)) || fullerOf(names, type);
  if (!iata && !name) return undefined;
  return { ...name, ...(iata && { iata }) };
}

const way = /\s[‒–—→-]\s/u;

/** "Kashgar – Kunming", marked as one end of a route whose other end is known to be Kunming, becomes "Kashgar". */
function halfOf(end: Terminal, other: Terminal, at: 0 | 1): Terminal {
  const parts = end.name?.split(way) ?? [];
  const [half, rest] = [parts[at], parts[1 - at]];
  const isWay = parts.length === 2 && half && rest && other.name && isWithin(rest, other.name);
  return isWay ? { ...end, name: half } : end;
}

/** Next to the two ends of a line, a stop beside the time is where one gets on or off: it goes first. */
function besideTime(group: SpanGroup, role: 'from' | 'to'): RoleSpan[] {
  const spans = spansOf(group, role);
  const time = role === 'from' ? 'start-time' : 'end-time';
  const rows = new Set(spansOf(group, time).map(({ row }) => row));
  const [first] = spans;
  const near = spans.find(({ row }) => rows.has(row));
  // Two names of one place: the surer one stays first.
  if (!first || !near || rows.has(first.row) || isWithin(first.text, near.text)) return spans;
  return [near, ...spans.filter((span) => span !== near)];
}

export function placesOf(
  group: SpanGroup,
  type: Reservation['type'],
  knowledge: Knowledge,
): Pick<Reservation, 'from' | 'to'> {
  const start = endOf(besideTime(group, 'from'), type, knowledge);
  const goal = endOf(besideTime(group, 'to'), type, knowledge);
  if (start && goal) return { from: halfOf(start, goal, 0), to: halfOf(goal, start, 1) };
  const [from, to, ...more] = (start ?? goal)?.name?.split(way) ?? [];
  // Both ends were marked as one; without a time it may be a line about the route. "Paris - Gare de Lyon" is one end.
  const isTimed = spansOf(group, 'start-time').length > 0;
  const isTown = (name: string) => knowledge.isPlaceName?.(name.split(',')[0] ?? '') ?? false;
  if (isLegType(type) && isTimed && from && to && more.length === 0 && isTown(from) && isTown(to))
    return { from: { ...start, name: from }, to: { ...goal, name: to } };
  // A car that is returned somewhere was picked up there, if no other place is stated.
  const fetched = type === 'car' ? (start ?? goal) : start;
  return { ...(fetched && { from: fetched }), ...(goal && { to: goal }) };
}
