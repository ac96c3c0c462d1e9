// Finds every line that may open a day, in whatever way; which of them do is decided later.
import { findDateAtEnd, findDateInColumn, findDateOverChapter, findDayDate } from '../../text/day-date.ts';
import { bare, lettersIn } from '../../text/day-letters.ts';
import {
  findDayMarker,
  findLastDay,
  findStage,
  isDayWord,
  isStageWord,
  opensWith,
} from '../../text/day-number.ts';
import { findShortMarker } from '../../text/short-marker.ts';
import { findWeekday, opensRange } from '../../text/weekday.ts';
import type { Carrier, Line } from './lines.ts';

export const families = [
  'numbered',
  'short',
  'stage',
  'bare',
  'leading',
  'dated',
  'weekday',
  'stay',
  'phrase',
  'counted',
  'calendar',
  'section',
] as const;
export type Family = (typeof families)[number];

export interface Mark {
  family: Family;
  carrier: Carrier;
  block: number;
  /** Offsets of the line that opens the day. */
  start: number;
  end: number;
  number: number;
  span: number;
  title?: string;
  level?: number;
  column?: number;
  /** Weekdays: a separator follows, "Monday – Outward". */
  isLabel?: boolean;
  /** Called the last day: it is numbered right after the day before it. */
  isLast?: true;
  /** Dates: what the number may be, until the other dates decide. */
  keys?: number[];
  /** Dates: the day of the year that it turned out to be, in years of 372 days. */
  date?: number;
}

// "19日（東京→松本）": the day's name, in brackets.
const wholeBracket = /^\s*[(（]([^()（）]*)[)）]\s*$/u;

// "9/14(日) ケルン": the weekday belongs to the date; "Tag 6 und Altstadt": the conjunction belongs to the marker.
const weekdayLeft = /^\s*[(（]?[月火水木金土日](?:曜日?)?(?:・祝)?(?:[)）]|$)/u;
const joinLeft = /^\s*(?:und|and|et|y)\s+(?=\p{L})/u;

/** The words beside the marker: "Day 2 – Sintra" → "Sintra"; "Portugal, day 2" → "Portugal". */
export function titleBeside(text: string, marker: { start: number; end: number }): string | undefined {
  if (text.length - marker.end > maxTitleLength) return undefined;
  const after = text
    .slice(marker.end)
    .replace(wholeBracket, '$1')
    .replace(weekdayLeft, '')
    .replace(joinLeft, '');
  // "(12/5)" by itself says when, not what.
  const title = lettersIn(after) > 0 ? bare(after) : '';
  const found = title || bare(text.slice(0, marker.start));
  return found === '' || found.length > maxTitleLength ? undefined : found;
}
// A longer text beside the marker is the day's story.
export const maxTitleLength = 110;

// "11月3日（金・祝）": words in brackets are no title.
const bracketed = /[(（][^()（）]{0,8}[)）]/gu;
const wordsBeside = (text: string, marker: { start: number; end: number }) =>
  lettersIn((text.slice(0, marker.start) + text.slice(marker.end)).replace(bracketed, ''));

function markOf(
  line: Line,
  family: Family,
  at: { start: number; end: number },
): Omit<Mark, 'number' | 'span'> {
  const title = titleBeside(line.text, at);
  const { block, start, end, level, column } = line;
  // "Day1" or "12 May" and nothing else works as a heading, whatever its markup.
  const isBadge =
    (line.carrier === 'line' || line.carrier === 'item') && wordsBeside(line.text, at) <= maxWordsOnBadge;
  return {
    family,
    carrier: isBadge ? 'badge' : line.carrier,
    block,
    start,
    end,
    ...(title !== undefined && { title }),
    ...(level !== undefined && { level }),
    ...(column !== undefined && { column }),
  };
}
const maxWordsOnBadge = 2;

/** "Day 1 Day 2 Day 3": a row of links to the days. */
function isIndex(text: string, end: number): boolean {
  const second = findDayMarker(text.slice(end));
  return second !== undefined && findDayMarker(text.slice(end + second.end)) !== undefined;
}

// "Rome day 2" as a whole line; a longer one is a sentence that ends like this.
const maxNameBeforeLength = 40;
const closesLine = (text: string, { end }: { end: number }) =>
  text.length <= maxNameBeforeLength && lettersIn(text.slice(end)) === 0;

const setApart: ReadonlySet<Carrier> = new Set(['heading', 'bold', 'lead']);

/** A range keeps its marker in the title: "Days 3-4: Sintra". */
const rangeTitle = ({ text }: Line, span: number) =>
  span > 1 && text.length <= maxTitleLength ? { title: bare(text) } : {};

function numberedMark(line: Line): Mark | undefined {
  const marker = findDayMarker(line.text);
  if (marker && line.carrier !== 'prose' && isIndex(line.text, marker.end)) return undefined;
  // In a heading the trip's name may come first; elsewhere it would be a sentence.
  if (
    !marker ||
    !(setApart.has(line.carrier) || opensWith(line.text, marker) || closesLine(line.text, marker))
  )
    return undefined;
  const span = marker.lastNumber - marker.number + 1;
  return { ...markOf(line, 'numbered', marker), ...rangeTitle(line, span), number: marker.number, span };
}

/** "01", "02–03": days only where the page announces as many. */
const bareNumber = /^[\s()[\]#.:–—-]*(?<number>\d{1,2})(?:\s?[-–—&/]\s?(?<last>\d{1,2}))?[\s.:)]*$/u;

function bareMark(line: Line): Mark | undefined {
  const match = line.text.length <= 12 ? bareNumber.exec(line.text) : null;
  if (!match) return undefined;
  const number = Number(match.groups?.number);
  const last = Number(match.groups?.last ?? number);
  return {
    ...markOf(line, 'bare', { start: 0, end: line.text.length }),
    number,
    span: Math.max(1, last - number + 1),
  };
}

// "1. To the coast", "9 et 10. Etosha", "2Capo Caccia" (a number in its own element, glued by the page).
const leadingNumber =
  /^[\s()[\]#]*0?(?<number>\d{1,2})(?:\s?(?:-|–|—|&|\+|and|und|et|e|y|en)\s?(?<last>\d{1,2}))?(?:[.)\]:|–—-]{1,2}\s*|\s+[–—|-]\s+)?(?=[^\d\s.,:%°)])/u;

function leadingMark(line: Line): Mark | undefined {
  const match = leadingNumber.exec(line.text.slice(0, maxNameBeforeLength));
  const number = Number(match?.groups?.number);
  // "12 monkeys": a number before a space counts things.
  const isThings = match?.groups?.last === undefined && /^\s*\d+\s+\p{L}/u.test(line.text);
  if (!match || !(number >= 1) || isThings) return undefined;
  const last = Number(match.groups?.last ?? number);
  return {
    ...markOf(line, 'leading', { start: 0, end: match[0].length }),
    number,
    span: last > number ? last - number + 1 : 1,
  };
}

function shortMark(line: Line): Mark | undefined {
  const marker = findShortMarker(line.text);
  if (!marker) return undefined;
  const span = marker.lastNumber - marker.number + 1;
  return { ...markOf(line, 'short', marker), ...rangeTitle(line, span), number: marker.number, span };
}

function stageMark(line: Line): Mark | undefined {
  const marker = findStage(line.text);
  return marker
    ? { ...markOf(line, 'stage', marker), number: marker.number, span: marker.lastNumber - marker.number + 1 }
    : undefined;
}

// "1. Sat, Aug 3", "2, 24.05": a running number before the date adds nothing.
const counted = /^\s*\d{1,2}[.),]\s+(?=\p{L}|\d{1,2}[./]\d{1,2}(?!\d))/u;

function datedMark(line: Line): Mark | undefined {
  const date =
    findDayDate(line.text) ??
    findDayDate(line.text.replace(counted, (number) => ' '.repeat(number.length))) ??
    (setApart.has(line.carrier) ? (findDateAtEnd(line.text) ?? findDateOverChapter(line.text)) : undefined) ??
    (line.label !== undefined && isDayWord(line.label) ? findDateInColumn(line.text) : undefined);
  if (!date) return undefined;
  const span = date.more + 1;
  // "2 May: It rained" opens a paragraph as clearly as bold words do.
  const isLabel = line.carrier === 'prose' && /^\s*[:：]\s/u.test(line.text.slice(date.end));
  return {
    ...markOf(isLabel ? { ...line, carrier: 'lead' } : line, 'dated', date),
    ...rangeTitle(line, span),
    number: date.keys[0] ?? 0,
    span,
    keys: date.keys,
  };
}

function weekdayMark(line: Line): Mark | undefined {
  const found = findWeekday(line.text);
  // "Monday 9:00–17:00" are opening hours.
  const rest = found ? line.text.slice(found.end).toLowerCase() : '';
  const isHours =
    /^[^a-z]{0,6}\d{1,2}\s?(?:[:.h]\d{2}|[ap]m|uhr|h)/u.test(rest) || (opensRange(rest) && /\d/.test(rest));
  if (!found || isHours) return undefined;
  const isLabel =
    found.isShort === true ||
    (line.carrier !== 'prose' && /^\s*(?:[:：|]|[–—-]\s)\s*\D/u.test(line.text.slice(found.end)));
  return { ...markOf(line, 'weekday', found), number: found.weekday, span: 1, isLabel };
}

// "3 (Mon)" in a table cell.
const numberFirst = /^\W{0,2}\d{1,2}(?=\s*[(（,|–-])/u;

/** "3" or "3 (Mon)" in the column "Day". */
function columnMark(line: Line): Mark | undefined {
  if (line.label === undefined || !(isDayWord(line.label) || isStageWord(line.label))) return undefined;
  const mark = bareMark(line) ?? bareMark({ ...line, text: numberFirst.exec(line.text)?.[0] ?? '' });
  // Under "days" there may also be a number of days: 0 for a flight.
  return mark && mark.number > 0 ? { ...mark, family: 'numbered', carrier: 'cell' } : undefined;
}

const finders = [
  columnMark,
  numberedMark,
  shortMark,
  stageMark,
  bareMark,
  leadingMark,
  datedMark,
  weekdayMark,
];

/** "Last day" gets the number after the day before it. */
function lastDayMark(line: Line, before: Mark | undefined): Mark[] {
  const found = before ? findLastDay(line.text) : undefined;
  if (!before || !found || line.carrier === 'prose') return [];
  return [
    { ...markOf(line, before.family, found), number: before.number + before.span, span: 1, isLast: true },
  ];
}

/** "Day" in one element and "3" in the next: the first one opens the day. */
function splitMark(line: Line, next: Line | undefined): Mark | undefined {
  const number = next && isDayWord(line.text) ? bareMark(next) : undefined;
  if (!number) return undefined;
  const { title, ...mark } = markOf(line, 'numbered', { start: 0, end: line.text.length });
  return {
    ...mark,
    carrier: mark.carrier === 'line' ? 'badge' : mark.carrier,
    number: number.number,
    span: number.span,
  };
}

/** "14" in one element and "Jul" in the next, or the other way round: a date. */
function splitDate(line: Line, next: Line | undefined): Mark | undefined {
  if (!next || line.text.length > maxDatePartLength || next.text.length > maxDatePartLength) return undefined;
  if (!isNumber.test(line.text) && !isNumber.test(next.text)) return undefined;
  const mark = datedMark({ ...line, text: `${line.text.trim()} ${next.text.trim()}` });
  const { title, ...date } = mark ?? {};
  return mark && { ...mark, ...date, carrier: 'badge' };
}
// "14.", "September", "Sept 2019".
const maxDatePartLength = 14;
const isNumber = /^[^\p{L}\d]*\d{1,2}[^\p{L}\d:]*$/u;

/** "The last day" directly below "Day 10" is the same day. */
const isAt = (mark?: Mark, line?: Line) => mark?.block === line?.block && mark?.start === line?.start;
const isCounted = ({ family }: Mark) => family === 'numbered' || family === 'short';

// On a long page every number may be a mark; more than these make a hostile page.
const maxMarks = 5000;

export function marksOf(lines: Line[]): Mark[] {
  const marks: Mark[] = [];
  let counted: Mark | undefined;
  for (const [index, line] of lines.entries()) {
    if (marks.length > maxMarks) break;
    const split = splitMark(line, lines[index + 1]) ?? splitDate(line, lines[index + 1]);
    const found = split ? [split] : finders.flatMap((find) => find(line) ?? []);
    if (!found.some(isCounted) && !isAt(counted, lines[index - 1])) found.push(...lastDayMark(line, counted));
    // "The last day" mentioned twice is one day.
    counted = found.find((mark) => isCounted(mark) && !mark.isLast) ?? counted;
    marks.push(...found);
  }
  return marks;
}
