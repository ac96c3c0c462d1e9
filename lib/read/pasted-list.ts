// A list that the traveller pasted. Nothing is scored: every line was pasted on purpose, so it is a stop unless it
// opens a day.
import { findDayDate } from '../text/day-date.ts';
import { bare } from '../text/day-letters.ts';
import { findDayMarker, findLastDay, findStage, opensWith } from '../text/day-number.ts';
import { findDurations } from '../text/find-duration.ts';
import { findTimes } from '../text/find-time.ts';
import { leadTime, readLead } from '../text/lead.ts';
import { findWeekday } from '../text/weekday.ts';

export interface PastedStop {
  name: string;
  startTime?: string;
  durationMinutes?: number;
  note?: string;
}

export interface PastedDay {
  title?: string;
  stops: PastedStop[];
}

export interface PastedList {
  /** A line by itself before the first day. */
  title?: string;
  /** The first may be unnamed: the stops before any day line. */
  days: (PastedDay & { isNamed: boolean })[];
}

// Half a year of full days; a longer paste is a book, and its beginning is enough.
const maxLines = 2000;
// Longer lines are prose, not a list.
const maxLineLength = 200;

/** Prose goes to the readers of pages instead, where a name is only a part of a line. */
export const isProse = (text: string): boolean => linesOf(text).some((line) => line.length > maxLineLength);

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|[\n\u0085\u2028\u2029]/)
    .slice(0, maxLines)
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '');

const bullet = /^(?:[-*+•·–—‣◦▪●○✓✔☐☑→>]|\d{1,2}[.)](?=\s)|\[[ xX]?\]|#{1,6}(?=\s))\s*/u;

/** "Day 2: Sintra", "Monday", "3 June – Rome" → the text after the day; undefined for a line that opens no day. */
function dayTitle(line: string): string | undefined {
  if (leadTime(line)) return undefined;
  const marker = findDayMarker(line);
  const opened =
    (marker && opensWith(line, marker) ? marker : undefined) ??
    findStage(line) ??
    findLastDay(line) ??
    findDayDate(line) ??
    weekdayAlone(line);
  return opened && bare(line.slice(opened.end));
}

/** "Monday: the coast", not "Monday Market". */
function weekdayAlone(line: string): { end: number } | undefined {
  const found = findWeekday(line);
  return found && /^\s*(?:$|[:：|,–—-])/u.test(line.slice(found.end)) ? found : undefined;
}

/** "9:00 – 10:30" → 90. */
function minutesBetween(range: string | undefined): number | undefined {
  const [from, to] = findTimes(range ?? '').map(({ time }) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return hours * 60 + minutes;
  });
  return from !== undefined && to !== undefined && to > from ? to - from : undefined;
}

function stopOf(line: string): PastedStop | undefined {
  const text = line.replace(bullet, '');
  const lead = readLead({ kind: 'item', depth: 0, text, spans: [] });
  if (!lead) return undefined;
  const time = leadTime(text);
  const note = lead.rest.text.trim();
  const durationMinutes = minutesBetween(time?.text) ?? findDurations(note)[0]?.minutes;
  return {
    name: lead.name.text,
    ...(time && { startTime: time.time }),
    ...(durationMinutes && { durationMinutes }),
    ...(/[\p{L}\p{N}]/u.test(note) && { note }),
  };
}

/** "Day 3: Colosseum, Forum" with nothing below it: the title itself lists the stops. */
function filled(day: PastedList['days'][number]): PastedList['days'][number] {
  if (day.stops.length > 0 || !day.title) return day;
  const parts = day.title.split(/\s{0,4}(?:[,;→>|]|\s[–—-]\s)\s{0,4}/u).filter((part) => /\p{L}/u.test(part));
  return { ...day, stops: parts.flatMap((part) => stopOf(part) ?? []) };
}

/** The trip's name stands by itself before the first day: "Lisbon with Ana", then "Day 1". */
function titleOf(lines: string[]): string | undefined {
  const [first, second] = lines;
  if (first === undefined || second === undefined || bullet.test(first) || leadTime(first)) return undefined;
  return dayTitle(first) === undefined && dayTitle(second) !== undefined ? first : undefined;
}

export function readPastedList(text: string): PastedList {
  const lines = linesOf(text);
  const title = titleOf(lines);
  const days: PastedList['days'] = [];
  for (const line of title === undefined ? lines : lines.slice(1)) {
    const opened = dayTitle(line) ?? dayTitle(line.replace(bullet, ''));
    if (opened !== undefined) days.push({ isNamed: true, stops: [], ...(opened && { title: opened }) });
    const stop = opened === undefined ? stopOf(line) : undefined;
    if (!stop) continue;
    if (days.length === 0) days.push({ isNamed: false, stops: [] });
    days.at(-1)?.stops.push(stop);
  }
  return { ...(title && { title }), days: days.map(filled) };
}
