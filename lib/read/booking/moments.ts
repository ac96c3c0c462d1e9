// When something begins or ends, from the value of a label: a day, a time, or both.

import { weekdaysNamed } from '../../text/date-names.ts';
import { type BookingDocument, daysIn } from './document.ts';
import { findTimes } from './found-once.ts';
import { clocksIn } from './leg-clock.ts';
import type { Pair } from './pair-labels.ts';
import { cellsBelow, isValueOfAnother, valueLines } from './value-lines.ts';

export interface Moment {
  day?: string;
  time?: string;
  /** The later of two times: "07:00 - 11:00". */
  until?: string;
  /** The text without day and time: mostly the place. */
  rest: string;
}

const masked = (text: string, parts: readonly { start: number; end: number }[]) => {
  let left = text;
  for (const { start, end } of parts) left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  return left;
};

// Words that link a day to its time: "ab 15:00 Uhr", "from", "(Thursday)", "à partir de".
const small =
  /(?<![\p{L}\d])(?:from|after|by|before|until|till|at|on|between|and|ab|bis|um|uhr|am|zwischen|und|vor|nach|à partir de|dès|avant|jusqu[’']à|de|le|à|entre|et|vers|desde|hasta|a partir de las|a las|las|el|antes de|las|y|dalle|entro le|entro|alle|ore|dal|fino alle|prima delle|il|das|das|às|até às|até|a partir das|antes das|vanaf|tot|om|voor|uur|tussen|en|hrs?|h|p\.?m\.?|a\.?m\.?|以降|以前|まで|から|頃)(?![\p{Script=Latin}\d])/giu;
const edges = /^[\s,.;·|–-]+|[\s,.;·|–-]+$/gu;
const edgesAndBrackets = /^[\s,.;)）·|–-]+|[\s,.;)）·|–-]+$/gu;

/** The parts of a text that have more than words for linking days to times, without punctuation at their ends. */
function restOf(text: string): string {
  const parts = text
    .split(/\s{2,}|[,;|·\n]|\s[–-]\s/u)
    .map((part) => part.replace(/[(（]/u.test(part) ? edges : edgesAndBrackets, '').trim())
    .filter((part) => weekdaysNamed(part).length === 0)
    .filter((part) => part.replace(small, '').replace(/[\s.,;()（）:–-]/gu, '') !== '');
  return parts.join(', ');
}

// "kl. 10.30", "o godz. 14.05": a dot separates hours from minutes only beside a word for the clock. "ab 12.50 €",
// "vanaf 19.50 p.p.": a sum is not a time.
const dotted =
  /(?<![\p{L}])(?:kl\.?|klo|klokken|klockan|godz\.?|saat|ore|um|om|alle|dalle|vanaf|tot|ab|bis|pukul|jam)\s(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?![\d.]|,[-–]|\s?(?:\p{Sc}|(?:euros?|eur|chf|gbp|usd|dkk|sek|nok|isk|pln|czk|huf|ron|try|fr|kr|zł|kč|ft|lei|tl|p\.?\s?p|(?:per|pro|par|por|a|na)\s(?:person\p{L}{0,2}|persoon|pessoa|osob\p{L}|adult\p{L}?))(?!\p{L})))|(?<![\d.,])(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)\s?(?:uhr|uur|hrs?|h)(?!\p{L})/giu;

// "avant 11 h", "até às 12h"
const wholeHours =
  /(?<![\p{L}])(?:avant|dès|à partir de|jusqu[’']à|antes das|até às|a partir das|até|hasta las|antes de las)\s(?<hour>[01]?\d|2[0-3])\s?h(?![\p{L}\d])/giu;

export const dottedTimes = (text: string) =>
  [...text.matchAll(dotted), ...text.matchAll(wholeHours)].map(({ 0: words, index, groups }) => ({
    time: `${(groups?.hour ?? '').padStart(2, '0')}:${groups?.minute ?? '00'}`,
    start: index,
    end: index + words.length,
  }));

export function momentIn(text: string, document: Pick<BookingDocument, 'sense'>): Moment {
  const days = daysIn(text, document);
  const withoutDays = masked(text, days);
  const plain = findTimes(withoutDays);
  const dots = plain.length > 0 ? plain : dottedTimes(withoutDays);
  const times = dots.length > 0 ? dots : clocksIn(withoutDays);
  const [day] = days;
  const [time, until] = times;
  return {
    ...(day && { day: day.date }),
    ...(time && { time: time.time }),
    ...(until && { until: until.time }),
    rest: restOf(masked(withoutDays, times)),
  };
}

/** Line by line, so that the second line of a value cannot run into its first. */
function momentInLines(lines: string[], document: BookingDocument): Moment {
  const found = lines.map((line) => momentIn(line, document));
  // "17" / "JUNE 2027" / "Thursday": a day may be printed on several lines.
  const day = found.find((each) => each.day)?.day ?? momentIn(lines.join(' '), document).day;
  const timed = found.find((each) => each.time);
  const rest = found.map((each) => each.rest).filter((each) => each !== '');
  return {
    ...(day && { day }),
    ...(timed?.time && { time: timed.time }),
    ...(timed?.until && { until: timed.until }),
    rest: rest.join(', '),
  };
}

/** "22 May 2026", and smaller below it "from 15 h": the time may be set apart from its day. */
function timeUnder(document: BookingDocument, { cell }: Pair): Pick<Moment, 'time' | 'until'> {
  const at = document.lines.findIndex((line) => line.includes(cell));
  const below = document.lines[at + 1]?.find(
    (each) => each.page === cell.page && Math.abs(each.left - cell.left) <= cell.size * 0.6,
  );
  const isNear = below && cell.baseline - below.baseline <= 2.2 * cell.size;
  if (!isNear || below.text.length > maxHoursLength || isValueOfAnother(document, below)) return {};
  const { day, time, until } = momentIn(below.text, document);
  return day || !time ? {} : { time, ...(until && { until }) };
}

// "between 15:00 and 20:00 at the front desk"
const maxHoursLength = 45;

/** The text beside a label may belong to another column; the day is then below the label. */
export function momentOf(document: BookingDocument, pair: Pair): Moment {
  const found = momentInLines(valueLines(document, pair), document);
  if (found.day && !found.time) return { ...found, ...timeUnder(document, pair) };
  if (found.day || found.time || pair.how !== 'right') return found;
  const below = cellsBelow(document, pair.labelCell).map(({ text }) => text);
  const under = momentInLines(below, document);
  return under.day || under.time ? under : found;
}

/** "2027-06-17T15:00", or only the day. */
export const written = ({ day, time }: Pick<Moment, 'day' | 'time'>): string | undefined =>
  day && time ? `${day}T${time}` : day;
