// Pure: no browser, no network, no clock.
// The clock times at which somebody is somewhere, for the readers of times and of durations.
import type { Capture, TextBlock } from '../model/capture.ts';
import type { TimeOf } from '../model/evidence.ts';
import { findBareClock, isPlan } from '../text/bare-clock.ts';
import { isDayPart } from '../text/labels.ts';
import { type TimeRole, timeRole } from '../text/time-role.ts';
import { findTimeSpans, type TimeSpan } from '../text/time-spans.ts';
import { textBlocks } from './claim.ts';

export interface VisitTime extends TimeSpan {
  block: number;
  of: TimeOf;
  trust: number;
}

// A list sign or a picture may stand before the time.
const latestLead = 4;
// Names of icons that are written as text where their font is missing: "chevron_right 10:00".
const icon = /^[a-z]+(?:_[a-z]+)+$/;
// A line that names a thing and then its time is short; longer ones are told.
const longestLine = 90;
const notVisits = new Set<TimeRole>(['opening', 'leaving', 'own', 'length', 'stamp']);

/** True where the block says nothing but the time: "~ 10:30", "from 9:00 to 10:00". */
function isAlone(text: string, { start, end }: TimeSpan): boolean {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.trim();
  if (rest.length > 24) return false;
  return rest.split(/\s+/).every((word) => icon.test(word) || !/\p{L}{3}|\d/u.test(word));
}

/** "Late evening (6:30 PM)", "Morning · 7:00": a part of the day with its time, over what is done then. */
function isPartOfDay({ kind, text }: TextBlock, { start, end }: TimeSpan): boolean {
  if (kind !== 'heading') return false;
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.replace(/[^\p{L}\s]+/gu, ' ').trim();
  return rest !== '' && isDayPart(rest);
}

function trustInTold(role: TimeRole, span: TimeSpan): number {
  if (notVisits.has(role)) return 0;
  // In a sentence, a range is a notice at a door more often than a plan.
  if (span.until) return role === 'arriving' ? 0.5 : 0;
  return role === 'plain' ? 0.5 : 0.6;
}

// "Port 8:05 → Pass 8:45 → Summit 10:25": a name and its time between two arrows.
const longestLink = 40;
const arrowBefore = /[→⇒➔➜►][^\n→⇒➔➜►。.!?]*$/u;
const arrowAfter = /^[^\n→⇒➔➜►。.!?]{0,16}[→⇒➔➜►]/u;
const isLink = (text: string, { start, end }: TimeSpan) =>
  arrowBefore.test(text.slice(Math.max(0, start - longestLink), start)) ||
  arrowAfter.test(text.slice(end, end + longestLink));

type Placed = { of: TimeOf; trust: number };

/** Where the time orders a line: it leads it, ends it, stands in a table or between two arrows. */
function inLine(block: TextBlock, span: TimeSpan, isOnly: boolean): Placed | undefined {
  const { text } = block;
  // "Um 9 Uhr …" begins a sentence, "9:00 …" a line of a plan.
  if (span.start <= latestLead && !/\p{L}/u.test(text.slice(0, span.start)))
    return { of: 'line', trust: 0.85 };
  if (block.kind === 'row') return { of: 'line', trust: 0.8 };
  if (isLink(text, span)) return { of: 'line', trust: 0.75 };
  // A full stop makes it a sentence: "Sunset was at 20:30."
  const isLast = /^[\s)）\]]*$/u.test(text.slice(span.end)) && !/[.。]$/u.test(text);
  const isLine = text.length <= longestLine && (isOnly || block.kind === 'heading') && isLast;
  return isLine ? { of: 'line', trust: 0.7 } : undefined;
}

// A plan's line may name an opening ("10:00 Opening of the fair", "15:30 Mary King's Close"); a range is a notice.
const isPlanned = (text: string, span: TimeSpan) =>
  !span.until && span.start <= latestLead && !/\p{L}/u.test(text.slice(0, span.start));

function placed(block: TextBlock, span: TimeSpan, isOnly: boolean): Placed | undefined {
  const { text } = block;
  const role = timeRole(text, span);
  if (role === 'stamp' || role === 'length') return undefined;
  if (isOnly && isAlone(text, span)) return { of: 'next', trust: 0.9 };
  if (isPartOfDay(block, span)) return { of: 'next', trust: 0.8 };
  const line = role !== 'opening' || isPlanned(text, span) ? inLine(block, span, isOnly) : undefined;
  if (line && (line.trust > 0.7 || role !== 'beginning')) return line;
  if (role === 'beginning') return { of: 'named', trust: 0.65 };
  const trust = trustInTold(role, span);
  return trust > 0 ? { of: 'told', trust } : undefined;
}

function timesIn(capture: Capture): VisitTime[] {
  return spansIn(capture).flatMap(({ block, index, spans }) =>
    block.kind === 'caption'
      ? []
      : spans.flatMap((span) => {
          const found = placed(block, span, spans.length === 1);
          return found ? [{ ...span, ...found, block: index }] : [];
        }),
  );
}

interface Timed {
  block: TextBlock;
  index: number;
  spans: TimeSpan[];
}

// Three readers look at the times of a page: each capture is searched once.
const spansOf = new WeakMap<Capture, Timed[]>();
const timesOf = new WeakMap<Capture, VisitTime[]>();

/** "0930 Louvre" on a page whose lines open like that. */
function bareSpans(blocks: { block: TextBlock; index: number }[]): Map<number, TimeSpan> {
  const found = blocks.flatMap(({ block, index }) => {
    const time = findBareClock(block.text);
    return time ? [{ ...time, index }] : [];
  });
  return new Map(isPlan(found) ? found.map(({ index, ...span }) => [index, span]) : []);
}

function searched(capture: Capture): Timed[] {
  const blocks = textBlocks(capture);
  const bare = bareSpans(blocks);
  return blocks.flatMap(({ block, index }) => {
    const spans = findTimeSpans(block.text);
    const opening = bare.get(index);
    const isNew = opening && !spans.some(({ start }) => start < opening.end);
    const all = isNew ? [opening, ...spans] : spans;
    return all.length > 0 ? [{ block, index, spans: all }] : [];
  });
}

/** The blocks in which a clock time stands, with their times. */
export function spansIn(capture: Capture): Timed[] {
  const known = spansOf.get(capture) ?? searched(capture);
  spansOf.set(capture, known);
  return known;
}

/** Times of visits in source order; what belongs to doors, buses, beds and clocks of writing is left out. */
export function visitTimes(capture: Capture): VisitTime[] {
  const known = timesOf.get(capture) ?? timesIn(capture);
  timesOf.set(capture, known);
  return known;
}
