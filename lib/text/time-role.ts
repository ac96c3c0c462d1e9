// Pure: no browser, no network, no clock.
// What a clock time is about. Most times on travel pages are opening hours, breakfasts and buses.
import { spanMinutes, type TimeSpan } from './time-spans.ts';
import { arriving, beginning, leaving, opening, ownClock, timeLabels, weekdays } from './time-words.ts';
import { wordPattern } from './word-pattern.ts';

export type TimeRole =
  | 'arriving'
  | 'beginning'
  | 'opening'
  | 'leaving'
  | 'own'
  | 'length'
  | 'stamp'
  | 'plain';

const is = {
  opening: wordPattern(opening),
  own: wordPattern(ownClock),
  leaving: wordPattern(leaving),
  arriving: wordPattern(arriving),
  beginning: wordPattern(beginning),
  weekday: wordPattern(weekdays),
};
// A clause seldom runs longer; what stands further away speaks of something else.
const reachBefore = 60;
const reachAfter = 28;
const labelReach = 20;
// "35,27 km 1308 m 07:19 h", "Gehzeit: 6:31", "Duration 1:30"
const lengthBefore =
  /(?:\d\s?(?:k?m|hm|mi|miles)[\s,|·/]{1,4}|(?:(?:geh|fahrt?|wander|lauf|reise|gesamt)zeit|dauer|duration|(?:moving|driving|walking|total|elapsed) time|durée|duración|durata|duração|duur)\s?[:：]?\s?)$/iu;
// "Zeit: 6:31h": with an "h" behind it and no hour of "Uhr", a labelled time is a length.
const labelBefore = wordPattern(timeLabels);
const labelEnd = /[:：]\s?$/u;
// Whoever stays longer is a door, not a guest.
const longestVisit = 6 * 60;
// "2012-03-28, 16:33", "published on March 3, 2024 at 10:15"
const stampBefore =
  /(?:(?:19|20)\d{2}(?:[-/.]\d{1,2}){0,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})(?:年|[,.\sT@|–-]|at|um|à|ore|a las|às){0,8}$/iu;

// "lunch from 12:00", "ab 10 Uhr": from then on it can be had; nobody says that they are there.
const fromBefore = /(?:from|ab|dès|à partir de|desde las?|a partir de las?|dalle|a partir das|vanaf)\s?$/iu;

/** The clause up to the time: what stands after the last of `signs`. */
function clauseBefore(text: string, start: number, signs: string): string {
  const before = text.slice(Math.max(0, start - reachBefore), start);
  return before.slice(Math.max(...[...signs].map((sign) => before.lastIndexOf(sign))) + 1);
}
const clauseSigns = '.!?。！？\n;';
// What another cell says is about something else, but "35 km", "1308 m", "7:19" in a row are lengths together.
const cellSigns = `${clauseSigns}\t`;

function clauseAfter(text: string, end: number): string {
  return text.slice(end, end + reachAfter).split(/[.!?。！？，\n\t;]|,\s/u, 1)[0] ?? '';
}

/** What the label before it says: "Gehzeit: 6:31h" a length, "Uhrzeit: 9:00" the beginning, "Time: 9–19" a door. */
function labelled(text: string, span: TimeSpan, before: string): TimeRole | undefined {
  if (!labelEnd.test(before) || !labelBefore.test(before.slice(-labelReach))) return undefined;
  if (/\dh$/.test(text.slice(span.start, span.end))) return 'length';
  return (spanMinutes(span) ?? 0) > longestVisit ? 'opening' : 'beginning';
}

function isOpening(span: TimeSpan, before: string, after: string): boolean {
  if (is.opening.test(before) || is.opening.test(after)) return true;
  return span.until ? is.weekday.test(before) : fromBefore.test(before);
}

export function timeRole(text: string, span: TimeSpan): TimeRole {
  const inRow = clauseBefore(text, span.start, clauseSigns);
  const before = clauseBefore(text, span.start, cellSigns);
  const after = clauseAfter(text, span.end);
  if (stampBefore.test(before)) return 'stamp';
  if (lengthBefore.test(inRow)) return 'length';
  if (isOpening(span, before, after)) return 'opening';
  const byLabel = labelled(text, span, before);
  if (byLabel) return byLabel;
  if (is.arriving.test(before) || is.arriving.test(after)) return 'arriving';
  if (is.beginning.test(before)) return 'beginning';
  if (is.leaving.test(before) || is.leaving.test(after)) return 'leaving';
  return is.own.test(before) || is.own.test(after) ? 'own' : 'plain';
}
