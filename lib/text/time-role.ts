// What a clock time is about. Most times on travel pages are opening hours, breakfasts and buses.

import { joinWords } from '../languages/names.ts';
import {
  aboutWords,
  arriving,
  beforeWords,
  beginning,
  evening,
  hoursLabels,
  lastEntry,
  leaving,
  lengthAfter,
  lengthLabels,
  noticeDays,
  opening,
  ownClock,
  timeLabels,
  untilWords,
  visitingHours,
  wayAfter,
  written,
} from '../languages/times.ts';
import { anyCase, inAnyCase } from './any-case.ts';
import { anyPiece } from './language-rows.ts';
import { isLineLead } from './opens-with-time.ts';
import { outlastsVisit, spanMinutes, type TimeSpan } from './time-spans.ts';
import { wordPattern } from './word-pattern.ts';

export type TimeContext =
  | 'arriving'
  | 'beginning'
  | 'opening'
  | 'earlier'
  | 'leaving'
  | 'own'
  | 'length'
  | 'stamp'
  | 'plain';

const isWritten = wordPattern(written);
const is = {
  opening: wordPattern(opening),
  own: wordPattern(ownClock),
  leaving: wordPattern(leaving),
  arriving: wordPattern(arriving),
  evening: wordPattern(evening),
  beginning: wordPattern(beginning),
  weekday: wordPattern(noticeDays),
  visitingHours: wordPattern(visitingHours),
};
/**
 * One of the words right before the time: "until about 5 pm", "bis ca. 18 Uhr", "até às 18h"; not "until the lake at 5 pm".
 */
const rightBefore = (words: Record<string, string>) =>
  new RegExp(
    `(?:${wordPattern(words).source})(?:\\s(?:${anyCase(anyPiece(aboutWords))})){0,3}\\s{0,2}$`,
    'u',
  );
const untilBefore = rightBefore(untilWords);
const earlierBefore = rightBefore(beforeWords);
// The longest such words: "hasta aproximadamente las".
const wordsReach = 40;
const lastEntryBefore = new RegExp(`(?:${wordPattern(lastEntry).source})[^\\d.;]{0,24}$`, 'u');
// Clauses are seldom longer; anything further away is about something else.
const reachBefore = 60;
const reachAfter = 36;
const labelReach = 20;
// "35,27 km 1308 m 07:19 h"
const lengthBefore = new RegExp(
  `(?:${anyCase('\\d\\s?(?:k?m|hm|mi|miles)[\\s,|·/]{1,4}')}|(?:${wordPattern(lengthLabels).source})\\s?[-–:：]?\\s?)$`,
  'u',
);
const behind = (words: Record<string, string>) => new RegExp(`^\\s?(?:${wordPattern(words).source})`, 'u');
const isLengthAfter = behind(lengthAfter);
const isWayAfter = behind(wayAfter);
// "Zeit: 6:31h": a labelled time with an "h" after it is a duration.
const labelBefore = wordPattern(timeLabels);
const labelEnd = /[:：|]\s?$/u;
// "Horario: 10:00–10:45": the label also means opening hours, but those are longer.
const hoursBefore = wordPattern(hoursLabels);
const maxSlotMinutes = 2.5 * 60;
const portBefore = inAnyCase(
  /(?:port|hafen|escale|puerto|porto|haven)\s?(?:time|hours|zeit|tijd)\s?[:：]\s?$/u,
);
// "2012-03-28, 16:33", "published on March 3, 2024 at 10:15"
const stampBefore = inAnyCase(
  /(?:(?:19|20)\d{2}(?:[-/.]\d{1,2}){0,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?:年|[,.\sT@|–-]|at|um|à|ore|a las|às){0,8}$/u,
);

// "Join us on Sunday, June 26th, 2016 at 4pm", "Palace tour (Jul 18 2026 11:00am)": words around a date whose month is in
// letters, none of which says that something was written or published then.
const monthBefore = /\p{L}{3,9}\.?\s(?:\d{1,2}(?:st|nd|rd|th)?,?\s)?(?:19|20)\d{2}/u;
const wordsOfInvitation = 4;
// A block may be a whole page of dates, so only the sentences around each are examined.
const invitationReach = 300;
function isInvited(text: string, { start, end }: TimeSpan, before: string): boolean {
  if (!monthBefore.test(before)) return false;
  const around = text.slice(Math.max(0, start - invitationReach), end + invitationReach);
  const words = around.match(/\p{L}{2,}/gu) ?? [];
  return words.length > wordsOfInvitation && !isWritten.test(around);
}

// "18:02:47" is a timestamp, because plans have no seconds; a spreadsheet writes "18:00:00" for a plan.
const hasSeconds = /\d:\d{2}:(?!00)\d{2}$/u;

const isStamp = (text: string, span: TimeSpan, before: string) =>
  hasSeconds.test(text.slice(span.start, span.end)) ||
  (stampBefore.test(before) && !isInvited(text, span, before));

// "lunch from 12:00", "ab 10 Uhr": when something becomes available says nothing about the traveller.
const fromBefore = inAnyCase(
  /(?:from|ab|dès|à partir de|desde las?|a partir de las?|dalle|a partir das|vanaf)\s?$/u,
);

/** The clause up to the time: the text after the last of `ends`. */
function clauseBefore(text: string, start: number, ends: string): string {
  const before = text.slice(Math.max(0, start - reachBefore), start);
  return before.slice(Math.max(...[...ends].map((character) => before.lastIndexOf(character))) + 1);
}
const clauseEnds = '.!?。！？\n;';
// Another cell is about something else, but "35 km", "1308 m", "7:19" in a row are lengths together.
const cellEnds = `${clauseEnds}\t`;

function clauseAfter(text: string, end: number): string {
  return text.slice(end, end + reachAfter).split(/[.!?。！？，\n\t;]|,\s/u, 1)[0] ?? '';
}

// "the flight at 2 and reached the town at 5": what follows "and" is later.
const joinedOn = wordPattern(joinWords);
const untilJoined = (after: string) => after.split(joinedOn, 1)[0] ?? '';

/** "Opening times: 9–13", "営業時間：9–12": labels of opening hours. "Horario" alone may be a visit. */
const isOpeningLabel = (before: string) => is.opening.test(before.replace(hoursBefore, ' '));

/** "Visiting hours: 10–12", "Visiting hours begin at 10"; a single labelled time is a visit: "Horario de visita: 10:00". */
const isVisitingHours = ({ until }: TimeSpan, before: string) =>
  is.visitingHours.test(before) && (until !== undefined || !labelEnd.test(before));

/** "Dinner at 7:00", "Reception, 5:30": things that only happen in the evening. */
export const mentionsEvening = (words: string): boolean => is.evening.test(words);

/** "arrived at the", "kommen wir im": words before a name that mention arriving. */
export const mentionsArrival = (words: string): boolean => is.arriving.test(words);

/** The context given by a label: "Gehzeit: 6:31h" a length, "Uhrzeit: 9:00" the beginning, "Time: 9–19" opening hours. */
function labelled(text: string, span: TimeSpan, before: string): TimeContext | undefined {
  if (!labelEnd.test(before) || isOpeningLabel(before) || isVisitingHours(span, before)) return undefined;
  const isSlot = span.until !== undefined && (spanMinutes(span) ?? 0) <= maxSlotMinutes;
  if (isSlot && hoursBefore.test(before.slice(-labelReach))) return 'beginning';
  if (!labelBefore.test(before.slice(-labelReach))) return undefined;
  // A ship is in port all day; travellers go ashore when it arrives.
  if (portBefore.test(before)) return 'beginning';
  if (/\dh$/.test(text.slice(span.start, span.end))) return 'length';
  return outlastsVisit(span) ? 'opening' : 'beginning';
}

// "8:30–12:00, 14:00–17:30": two ranges with a lunch break are opening hours.
const otherSpan = '\\d{1,2}[:.h]\\d{2}\\s?[-–—]\\s?\\d{1,2}[:.h]\\d{2}';
const spanBefore = new RegExp(`${otherSpan}\\s?[,/&+]\\s?$`, 'u');
const spanAfter = new RegExp(`^\\s?[,/&+]\\s?${otherSpan}`, 'u');

function isOpening(span: TimeSpan, before: string, after: string): boolean {
  if (isVisitingHours(span, before) || lastEntryBefore.test(before)) return true;
  // "Arrive at the 8 am opening": the traveller is there when it opens.
  if (!span.until && is.arriving.test(before)) return false;
  if (is.opening.test(before) || is.opening.test(after)) return true;
  return span.until ? is.weekday.test(before) : fromBefore.test(before);
}

/** "Time: 10:00", "Horario: 10:00–10:45". */
export const isLabelled = (text: string, span: TimeSpan): boolean =>
  labelled(text, span, clauseBefore(text, span.start, cellEnds)) === 'beginning';

/**
 * "From the port to the crater (00:25)": a duration. Nobody visits that early, and a leading zero rules out the afternoon.
 */
const isBracketedLength = (text: string, { time, until, start, end }: TimeSpan) =>
  time < '06' && !until && /^[(（]0?\d:\d{2}[)）]$/u.test(text.slice(Math.max(0, start - 1), end + 1));

/** "A 3:30 hour drive"; "a 2:45 drive", but "9:00 Drive to the coast" begins a plan's line. */
const isLengthBehind = (text: string, { time, until, start }: TimeSpan, after: string) =>
  isLengthAfter.test(after) || (time < '06' && !until && !isLineLead(text, start) && isWayAfter.test(after));

/** "The temple (8:00–17:00)", "Ticket 9:10–20:00": a long range that does not start its line is opening hours. */
function isOpeningHours(text: string, span: TimeSpan): boolean {
  if (!span.until || isLineLead(text, span.start)) return false;
  if (outlastsVisit(span)) return true;
  const before = text.slice(Math.max(0, span.start - reachAfter), span.start);
  return spanBefore.test(before) || spanAfter.test(text.slice(span.end, span.end + reachAfter));
}

/** What the words around a time say about it. */
export function timeContextOf(text: string, span: TimeSpan): TimeContext {
  const inRow = clauseBefore(text, span.start, clauseEnds);
  const before = clauseBefore(text, span.start, cellEnds);
  const after = clauseAfter(text, span.end);
  if (isStamp(text, span, before)) return 'stamp';
  if (lengthBefore.test(inRow) || isLengthBehind(text, span, after) || isBracketedLength(text, span))
    return 'length';
  const byLabel = labelled(text, span, before);
  if (byLabel) return byLabel;
  const words = text.slice(Math.max(0, span.start - wordsReach), span.start);
  if (isOpeningHours(text, span) || isOpening(span, before, after) || untilBefore.test(words))
    return 'opening';
  if (earlierBefore.test(words)) return 'earlier';
  if (is.arriving.test(before) || is.arriving.test(untilJoined(after))) return 'arriving';
  if (is.beginning.test(before)) return 'beginning';
  if (is.leaving.test(before) || is.leaving.test(after)) return 'leaving';
  return is.own.test(before) || is.own.test(after) ? 'own' : 'plain';
}
