// Adds days without a number to numbered ones: a similar heading in a gap of one, and days of arrival and departure.
import { findDateIn, findDayDate } from '../../text/day-date.ts';
import { isNamedDay } from '../../text/day-number.ts';
import { isLabel } from '../../text/labels.ts';
import { arrivalBefore } from './arrival.ts';
import { distinct, inOrder } from './gather.ts';
import type { Line } from './lines.ts';
import { type Mark, maxTitleLength } from './marks.ts';

const opens = (line: Line, like: Mark) =>
  line.carrier === like.carrier &&
  line.level === like.level &&
  !isLabel(line.text) &&
  line.text.trim() !== '';

function markLike(like: Mark, { block, start, end, text }: Line, number: number): Mark {
  const title = text.trim().replace(/\s+/g, ' ');
  return {
    family: like.family,
    carrier: like.carrier,
    block,
    start,
    end,
    number,
    span: 1,
    ...(title.length <= maxTitleLength && { title }),
    ...(like.level !== undefined && { level: like.level }),
  };
}

const between = (lines: Line[], from: number, to: number) =>
  lines.filter(({ block }) => block > from && block < to);

/**
 * Only where a single number is missing and a single similar heading stands there; several would be headings of the day
 * before.
 */
function inGap(lines: Line[], mark: Mark, next: Mark): Mark[] {
  const missing = mark.number + mark.span;
  if (next.number !== missing + 1) return [];
  const [only, ...others] = between(lines, mark.block, next.block).filter((line) => opens(line, mark));
  return only && others.length === 0 ? [markLike(mark, only, missing)] : [];
}

/**
 * "13 April", "Good Friday", "15 April": one date is missing, and one similar line stands there. All later days move up
 * by one.
 */
export function fillDates(lines: Line[], marks: Mark[]): Mark[] {
  let added = 0;
  return marks.flatMap((mark, index) => {
    const next = marks[index + 1];
    const own = { ...mark, number: mark.number + added };
    const isGap =
      (mark.carrier === 'heading' || mark.carrier === 'bold' || mark.carrier === 'lead') &&
      next?.date !== undefined &&
      next.date === (mark.date ?? next.date) + mark.span + 1;
    const peers =
      next && isGap ? between(lines, mark.block, next.block).filter((line) => opens(line, mark)) : [];
    const [only, ...others] = peers;
    if (!only || others.length > 0) return [own];
    added += 1;
    return [own, markLike(mark, only, own.number + own.span)];
  });
}

/** "Arrival day" right before the first day, "Departure day" right after the last. */
function atEnds(lines: Line[], first: Mark, last: Mark): Mark[] {
  const isNamed = (line: Line, like: Mark) =>
    line.carrier === like.carrier && line.level === like.level && isNamedDay(line.text);
  const before = lines.findLast((line) => line.block < first.block && isNamed(line, first));
  const after = lines.find((line) => line.block > last.block && isNamed(line, last));
  // Where the count begins with two, the only similar line before it is the first day.
  const [alone, ...more] =
    first.number === 2 ? lines.filter((line) => line.block < first.block && opens(line, first)) : [];
  if (!before && alone && more.length === 0) return [markLike(first, alone, 1)];
  return [
    ...(before && first.number > 0 ? [markLike(first, before, first.number - 1)] : []),
    ...(after ? [markLike(last, after, last.number + last.span)] : []),
  ];
}

/** The story's first line opens the day without naming it. */
const openingMark = ({ family }: Mark, { carrier, block, start, end }: Line): Mark => ({
  family,
  carrier,
  block,
  start,
  end,
  number: 1,
  span: 1,
});

// A shorter line is a date or a link.
const minSentenceLength = 60;
// A day takes at least a few sentences.
const minStoryLength = 150;

const lengthOf = (lines: Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0);
/** The first line, if all of them together are long enough for a day. */
const storyStart = (lines: Line[]) => (lengthOf(lines) >= minStoryLength ? lines[0] : undefined);

/** "Day two in Prague" alone, or "day 2, day 3": the story before it is the first day. */
export function withFirstDay(lines: Line[], marks: Mark[]): Mark[] {
  const [first] = marks;
  if (first?.number !== 2) return marks;
  const before = lines.filter(
    ({ block, carrier, text }) =>
      block < first.block &&
      carrier !== 'heading' &&
      (text.length >= minSentenceLength || carrier === 'line'),
  );
  const opening = storyStart(before);
  return opening ? [openingMark(first, opening), ...marks] : marks;
}

const monthLength = 31;
const minMonthDays = 28;

/** Keys count 31 days per month, and a shorter month leaves its last ones unused: after "30 April" comes "1 May". */
function isNextDay(before: number, after: number): boolean {
  const isFirst = after % monthLength === 0;
  return isFirst ? before < after && before >= after - monthLength + minMonthDays - 1 : before === after - 1;
}

/** "We left on Thursday, 24 April …", then a heading for the 25th: the story before it is the first day. */
function datedBefore(lines: Line[], first: Mark, date: number): Line | undefined {
  const before = lines.filter(
    ({ block, carrier, text }) =>
      block < first.block && carrier === 'prose' && text.length >= minSentenceLength,
  );
  const at = before.findIndex(({ text }) =>
    (findDayDate(text) ?? findDateIn(text))?.keys.some((key) => isNextDay(key, date)),
  );
  return at < 0 ? undefined : storyStart(before.slice(at));
}

/**
 * A story, a line break and "Saturday, 2 March": the text before the first date in its paragraph is a day, not a
 * foreword.
 */
const storyAbove = (lines: Line[], { block: at, start: from }: Mark) =>
  storyStart(
    lines.filter(({ block, start, carrier }) => block === at && start < from && carrier === 'prose'),
  );

export function withDayBefore(lines: Line[], marks: Mark[]): Mark[] {
  const [first] = marks;
  if (first?.date === undefined || first.number !== 1) return marks;
  const opening = storyAbove(lines, first) ?? datedBefore(lines, first, first.date);
  if (!opening) return marks;
  return [openingMark(first, opening), ...marks.map((mark) => ({ ...mark, number: mark.number + 1 }))];
}

/**
 * `marks` must be in source order. Only headings and bold lines can be compared with similar lines. Where the marks
 * already are as many as the page announces, the journey is no further day: "Three days in Porto", with "Arriving in
 * Porto" above a list of buses.
 */
export function fillGaps(lines: Line[], marks: Mark[], announced: number[]): Mark[] {
  const [first] = marks;
  const last = marks.at(-1);
  if (!first || !last || marks.some(({ carrier }) => carrier !== 'heading' && carrier !== 'bold'))
    return marks;
  const headings = lines.filter(({ carrier }) => carrier === first.carrier);
  const gaps = marks.flatMap((mark, index) => {
    const next = marks[index + 1];
    return next ? inGap(headings, mark, next) : [];
  });
  const all = inOrder([...marks, ...gaps, ...atEnds(headings, first, last)]);
  const isWhole = announced.includes(distinct(all));
  const arrival = all[0] === first && !isWhole ? arrivalBefore(lines, first) : undefined;
  return arrival ? [markLike(first, arrival, 0), ...all] : all;
}

const setApart: ReadonlySet<Mark['carrier']> = new Set(['heading', 'bold', 'badge']);

/** "Day 7", "Day 7", "Day 8" under "The coast in 10 days": as many headings as days, with a slip in the numbering. */
export function asAnnounced(marks: Mark[], announced: number[]): Mark[] {
  const isSlip =
    announced.includes(marks.length) &&
    marks.every(({ carrier, span, number }, at) => {
      const step = number - (marks[at - 1]?.number ?? 0);
      return setApart.has(carrier) && span === 1 && (step === 1 || (at > 0 && step === 0));
    });
  return isSlip ? marks.map((mark, at) => ({ ...mark, number: at + 1 })) : marks;
}
