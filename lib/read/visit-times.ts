// The clock times at which travellers are somewhere, for the readers of times and of durations.

import { besideParts } from '../languages/times.ts';
import type { Capture, TextBlock } from '../model/capture.ts';
import type { TimeForm, TimeOf, TimeRole, TimeSeen } from '../model/evidence.ts';
import { findBareClock, findDottedClock, isDottedPlan, isPlan } from '../text/bare-clock.ts';
import { aboutAfter } from '../text/eastern-time-words.ts';
import type { FoundTime } from '../text/find-time.ts';
import { isUnderHoursHeader, isUnderHoursLabel } from '../text/hours-label.ts';
import { isDayPart } from '../text/labels.ts';
import { allWords } from '../text/language-rows.ts';
import { isOnTheWay, rideTarget } from '../text/on-the-way.ts';
import { isLineLead } from '../text/opens-with-time.ts';
import { isLabelled, type TimeContext, timeContextOf } from '../text/time-role.ts';
import { findTimeSpans, outlastsVisit, spanAt, spanMinutes, type TimeSpan } from '../text/time-spans.ts';
import { textBlocks } from './claim.ts';
import { linesIn } from './timed-line.ts';

export interface VisitTime extends TimeSpan {
  block: number;
  of: TimeOf;
  trust: number;
  seen: TimeSeen;
}

// Names of icons that appear as text where their font is missing: "chevron_right 10:00".
const icon = /^[a-z]+(?:_[a-z]+)+$/;
const isBesideParts = new Set(allWords(besideParts));
// A line that names a thing and then its time is short; longer ones are prose.
const maxLineLength = 90;
const notVisits = new Set<TimeContext>(['opening', 'earlier', 'leaving', 'own', 'length', 'stamp']);

/** True where the block has nothing but the time: "~ 10:30", "from 9:00 to 10:00". */
function isAlone(text: string, { start, end }: TimeSpan): boolean {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.trim();
  if (rest.length > 24) return false;
  return rest.split(/\s+/).every((word) => icon.test(word) || aboutWord.test(word) || !wordLike.test(word));
}
// In scripts without spaces two characters can be a name: "8:55 野川".
const wordLike = /\p{L}{3}|\d|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/u;
const aboutWord = /^[（(]?(?:左右|ごろ|前後|前后|大概|大约|大約|半頃)[)）]?$/u;

// "Late morning to afternoon (10:00 AM – 3:00 PM)" and nothing else.
const maxPartLength = 60;

/** "Late evening (6:30 PM)", "Morning · 7:00": a part of the day with its time, above what is done then. */
function isPartOfDay({ kind, text }: TextBlock, { start, end }: TimeSpan): boolean {
  // "12:30 Lunch" is a line of a plan.
  const isLine = kind === 'row' || (kind !== 'heading' && isLineLead(text, start));
  if (isLine || text.length > maxPartLength) return false;
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.replace(/[^\p{L}\s]+/gu, ' ').trim();
  const plain = rest
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !isBesideParts.has(word));
  return plain.length > 0 && isDayPart(plain.join(' '));
}

const entryBefore = /(?:^|[.!?。！？)）;；\n→]\s{0,2})$/u;
const entryAfter = /^\s{0,2}[|｜:：–—-]\s/u;
// Between bars a time orders the line, whatever stands before it.
const barAfter = /^\s{0,2}[|｜]\s/u;

/** A whole plan in one paragraph: "… by the river. 19:40 – 21:00 | Dinner: …". */
const isEntry = (text: string, { start, end }: TimeSpan) =>
  barAfter.test(text.slice(end, end + 4)) ||
  (entryBefore.test(text.slice(Math.max(0, start - 3), start)) && entryAfter.test(text.slice(end, end + 4)));

// "entry 14:00–14:30": opening hours last longer.
const maxSlotMinutes = 45;
const isSlot = (span: TimeSpan) => (spanMinutes(span) ?? maxSlotMinutes + 1) <= maxSlotMinutes;

/** A time in a sentence; undefined where the sentence places nobody there. */
function placeInSentence(context: TimeContext, span: TimeSpan): Placed | undefined {
  if (notVisits.has(context)) return undefined;
  const visit: Placed = { of: 'told', trust: 0.5, seen: { role: 'visit', form: 'sentence' } };
  // A range is more often opening hours than a plan.
  if (span.until) return context === 'arriving' || isSlot(span) ? visit : undefined;
  return context === 'plain'
    ? visit
    : { of: 'told', trust: 0.6, seen: { role: 'arrival', form: 'sentence' } };
}

// "Port 8:05 → Pass 8:45 → Summit 10:25": a name and its time between two arrows.
const maxLinkLength = 40;
const arrowBefore = /[→⇒➔➜►][^\n→⇒➔➜►。.!?]*$/u;
const arrowAfter = /^[^\n→⇒➔➜►。.!?]{0,16}[→⇒➔➜►]/u;
const isLink = (text: string, { start, end }: TimeSpan) =>
  arrowBefore.test(text.slice(Math.max(0, start - maxLinkLength), start)) ||
  arrowAfter.test(text.slice(end, end + maxLinkLength));

type Placed = Pick<VisitTime, 'of' | 'trust' | 'seen'>;
interface About {
  isOnly: boolean;
  context: TimeContext;
}

/** At "15:45 Walk south to the tower" one is on the way, at "10:26 Arrive at the lake" one is there. */
function roleInLine(text: string, span: TimeSpan, context: TimeContext): TimeRole {
  if (context === 'arriving') return 'arrival';
  if (context === 'opening') return 'opening';
  if (context === 'leaving') return 'departure';
  if (isOnTheWay(text.slice(span.end))) return 'way';
  return context === 'beginning' ? 'beginning' : 'visit';
}

const trustInForm = { lead: 0.85, row: 0.8, arrows: 0.75, end: 0.7 };

// "9:20到達花蓮，整裝後…": text that continues without a space or punctuation, and has commas, is prose.
const sentenceAfter = new RegExp(
  `^(?:${aboutAfter})?[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}][^\\n\\t]*[。，、]`,
  'u',
);
const isSentence = (text: string, { end }: TimeSpan) =>
  sentenceAfter.test(text.slice(end, end + maxLineLength));

/** How the time orders its line: it opens it, ends it, or stands in a table row or between two arrows. */
function formInLine(block: TextBlock, span: TimeSpan, isOnly: boolean): keyof typeof trustInForm | undefined {
  const { text } = block;
  // "Um 9 Uhr …" begins a sentence, "9:00 …" a line of a plan.
  if (isLineLead(text, span.start)) return isSentence(text, span) ? undefined : 'lead';
  if (block.kind === 'row') return 'row';
  if (isLink(text, span)) return 'arrows';
  // A full stop makes it a sentence: "Sunset was at 20:30."
  const isLast = /^[\s)）\]]*[:：]?$/u.test(text.slice(span.end)) && !/[.。]$/u.test(text);
  return text.length <= maxLineLength && (isOnly || block.kind === 'heading') && isLast ? 'end' : undefined;
}

function inLine(block: TextBlock, span: TimeSpan, { isOnly, context }: About): Placed | undefined {
  const form = formInLine(block, span, isOnly);
  if (!form) return undefined;
  const role = roleInLine(block.text, span, context);
  // What begins then was named earlier, unless a plan has it on a separate line.
  if (context === 'beginning' && (form === 'end' || role === 'way')) return undefined;
  return { of: 'line', trust: trustInForm[form], seen: { role, form } };
}

// "Booked (9:30): lunch at the Otter House", "Breakfast 8:00: the Otter House"; a longer label is prose.
const labelLead = /(?:^|\n)[^\p{L}\d\n]{0,4}[\p{L} ]{2,20}[(（]?$/u;
const labelTail = /^[)）]?\s?[:：]\s?[\p{L}\p{So}]/u;
const maxLabelLength = 28;

/** True where the label stands before the time and what it names after it, separated by a colon. */
const isUnderLabel = (text: string, { start, end }: TimeSpan, context: TimeContext) =>
  context !== 'opening' &&
  context !== 'leaving' &&
  // "Pas de resto à midi : …" is prose.
  /\d/.test(text.slice(start, end)) &&
  labelLead.test(text.slice(Math.max(0, start - maxLabelLength), start)) &&
  labelTail.test(text.slice(end, end + 4));

// A line of a plan can mention an opening ("10:00 Opening of the fair", "15:30 Mary King's Close"); a range is a
// notice.
const isPlanned = (text: string, span: TimeSpan) => !span.until && isLineLead(text, span.start);
const isNotice = (text: string, span: TimeSpan, context: TimeContext) =>
  (context === 'opening' || context === 'earlier') && !isPlanned(text, span);

const visitAs = (of: TimeOf, form: TimeForm, trust: number): Placed => ({
  of,
  trust,
  seen: { role: 'visit', form },
});

function placed(block: TextBlock, span: TimeSpan, isOnly: boolean): Placed | undefined {
  const { text } = block;
  const context = timeContextOf(text, span);
  if (context === 'stamp' || context === 'length') return undefined;
  if (isOnly && isAlone(text, span)) return visitAs('next', 'alone', 0.9);
  if (isUnderLabel(text, span, context)) return visitAs('line', 'label', 0.75);
  if (isPartOfDay(block, span)) return visitAs('below', 'label', 0.72);
  const line = isNotice(text, span, context) ? undefined : inLine(block, span, { isOnly, context });
  if (line) return line;
  // "Time: 10:00" belongs to a place as surely as its address does.
  if (context === 'beginning') {
    const isSure = isLabelled(text, span);
    const form = isSure ? 'label' : 'sentence';
    return { of: 'named', trust: isSure ? 0.75 : 0.65, seen: { role: 'beginning', form } };
  }
  // "16:00 – 18:00 | The tower at sunset" is a plan, not the time of the sunset.
  if ((context === 'plain' || context === 'own') && isEntry(text, span)) return visitAs('told', 'entry', 0.7);
  return placeInSentence(context, span);
}

/** Times of visits in source order, without opening hours, timetables, check-in times and timestamps. */
export function visitTimes(timed: TimedBlock[]): VisitTime[] {
  return timed.flatMap(({ block, index, spans, openingSpans }) => {
    const lineOf = linesIn(block.text);
    return spans.flatMap((span) => {
      if (openingSpans.has(span)) return [];
      // The time in a caption may be the camera's, unless it opens the caption.
      if (block.kind === 'caption' && !isLineLead(block.text, span.start)) return [];
      const found = placed(block, span, spans.length === 1);
      if (!found) return [];
      const seen = {
        ...found.seen,
        ...(found.of === 'line' && { line: lineOf(span) }),
        ...lengthOf(block.text, span),
      };
      return [{ ...arrivalOf(block.text, span, found.of), ...found, seen, block: index }];
    });
  });
}

const lengthOf = (text: string, at: TimeSpan): Pick<TimeSeen, 'outlastsVisit'> => {
  const span = spanAt(text, at);
  return span && outlastsVisit(span) ? { outlastsVisit: true } : {};
};

/**
 * "14:40 – 16:45 Drive to the park": one is there when the drive is over, and for how long is not stated. A ride
 * through the night ends on another day, so it keeps its start.
 */
function arrivalOf(text: string, { time, until, start, end }: TimeSpan, of: TimeOf): TimeSpan {
  const isRide = until && until > time && of === 'line' && rideTarget(text, { start, end }) !== undefined;
  if (isRide) return { time: until, start, end };
  return { time, ...(until && { until }), start, end };
}

export interface TimedBlock {
  block: TextBlock;
  index: number;
  spans: TimeSpan[];
  /** Opening hours whose label stands apart, in the cell, line or block before them. */
  openingSpans: Set<TimeSpan>;
}

type Blocks = { block: TextBlock; index: number }[];

function openings(
  blocks: Blocks,
  find: (text: string) => FoundTime | undefined,
  isSure: (found: FoundTime[]) => boolean,
): [number, TimeSpan][] {
  const found = blocks.flatMap(({ block, index }) => {
    const time = find(block.text);
    return time ? [{ ...time, index }] : [];
  });
  return isSure(found) ? found.map(({ index, ...span }) => [index, span]) : [];
}

/** "0930 Louvre", "18.05 Market", on a page where several lines open like that. */
const bareSpans = (blocks: Blocks): Map<number, TimeSpan> =>
  new Map([...openings(blocks, findDottedClock, isDottedPlan), ...openings(blocks, findBareClock, isPlan)]);

/** The blocks that contain a clock time, with their times. */
export function timedBlocks(capture: Capture): TimedBlock[] {
  const blocks = textBlocks(capture);
  const bare = bareSpans(blocks);
  return blocks.flatMap(({ block, index }, at) => {
    const spans = findTimeSpans(block.text);
    const opening = bare.get(index);
    const isNew = opening && !spans.some(({ start }) => start < opening.end);
    const all = isNew ? [opening, ...spans] : spans;
    if (all.length === 0) return [];
    const above = blocks[at - 1]?.block.text ?? '';
    const header = (block.kind === 'row' && block.header) || [];
    const isOpening = (span: TimeSpan) =>
      isUnderHoursLabel(block.text, span, above) || isUnderHoursHeader(block.text, span, header);
    const openingSpans = new Set(all.filter(isOpening));
    return [{ block, index, spans: all, openingSpans }];
  });
}
