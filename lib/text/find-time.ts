// Clock times as people write them. Durations, prices, ratios and map scales look alike and are not taken.
import { afterClock, eveningHalf, morningHalf, noonWords, roadAfter } from '../languages/clock.ts';
import { anyCase, inAnyCase } from './any-case.ts';
import { clockPatterns, dottedClock } from './clock-patterns.ts';
import { easternTimes } from './eastern-time.ts';
import { anyPiece } from './language-rows.ts';
import { letter, wordEnd, wordStart } from './letters.ts';
import { minutesSettler, spokenTimes } from './spoken-time.ts';
import { withoutOverlaps } from './without-overlaps.ts';

export interface FoundTime {
  /** "HH:mm", 24 hours. */
  time: string;
  start: number;
  end: number;
}

type Half = 'am' | 'pm' | undefined;

const lastMonth = 12;
// "at 4, boats to the island": a bare early hour is in the afternoon.
const bareEarly = new RegExp(
  anyCase(
    `${wordStart}at\\s(?<hour>[1-6])(?=\\s{0,2}(?:[,;)](?!\\d)|(?:${anyPiece(afterClock)}|to see|sharp)(?![${letter}])))`,
  ),
  'gu',
);
const noon = new RegExp(anyCase(`${wordStart}(?:${Object.values(noonWords).join('|')})${wordEnd}`), 'gu');

// "a ratio of 3:10", "scale 1:50", "won 2:10"
const comparison = /(ratio|scale|score|odds|maßstab|échelle|escala|scala)\D{0,8}$/i;
// "1 h 20 min", "3:15 Stunden": a duration, whatever stands before it. "10:00 horas" is a clock time.
const lengthAfter = inAnyCase(/^\s?(?:min(?:utes?|uten|utos|uti)?|stunden|std|hours)(?![a-z])/u);
// "3h à 4h en tout": a range of durations.
const lengthBefore = inAnyCase(/\d\s?h(?:\d{2})?\s?(?:à|a|-|–|bis|to|tot)\s?$/u);
// "una duración de 2 horas", "walked for 3 hours"; "de 9 heures à 17 heures" and "le train de 9h" are clock times.
const lengthLead = inAnyCase(/(?<![\p{L}\d])(?:de|for|after|por|per|di)\s{1,2}$/u);
const wholeUnit = inAnyCase(/(?:hours|horas|heures|ore)$/u);
// "around 2 hrs", "(~1:15 h)": times before six are not written like this.
const earlyLength = inAnyCase(/^\d\s?hrs?$/u);
const hourMark = inAnyCase(/^[\d:.]{1,5}\s?h(?![a-z])/u);
const aboutBefore = /[~≈∼][\s(（]?$/u;
const rangeAfter = inAnyCase(/^\s?(?:[-–—]|à|a|às|to)\s?\d/u);
const earliestVisit = 6;
// The longest of these words, and the spaces after it.
const comparisonReach = 24;
// "8 in the evening", "6 Uhr abends": the words right after the time.
const halfReach = 24;
// "4 h 30 en voiture", "1:20 de trayecto"
const onTheRoad = new RegExp(anyCase(`^\\s(?:${Object.values(roadAfter).join('|')})(?![${letter}])`), 'u');
const eveningAfter = new RegExp(anyCase(`^\\s{0,2}(?:${anyPiece(eveningHalf)})`), 'u');
const morningAfter = new RegExp(anyCase(`^\\s{0,2}(?:${anyPiece(morningHalf)})`), 'u');

// "um 12:30 am Einstieg": here "am" is a preposition.
const germanBefore = inAnyCase(/(?<![\p{L}\d])(?:um|gegen|ab|bis|seit|von|ca\.?)\s{1,2}$/u);
const germanReach = 8;
const isGermanAm = (text: string, start: number, half: string) =>
  /^am$/i.test(half) && germanBefore.test(text.slice(Math.max(0, start - germanReach), start));

function halfOf(word: string | undefined): Half {
  if (!word) return undefined;
  return /^p/i.test(word) ? 'pm' : 'am';
}

function clock(hour: number, minute: number, half: Half): string | undefined {
  if (minute > 59 || hour > 23) return undefined;
  if (half && (hour > 12 || hour === 0))
    return half === 'pm' && hour > 12 ? written(hour, minute) : undefined;
  if (half === 'pm') return written((hour % 12) + 12, minute);
  return written(half === 'am' ? hour % 12 : hour, minute);
}

const written = (hour: number, minute: number) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

function halfAfter(text: string, end: number): Half {
  const after = text.slice(end, end + halfReach);
  if (eveningAfter.test(after)) return 'pm';
  return morningAfter.test(after) ? 'am' : undefined;
}

/** "3h à 4h", "de 2 horas", "3:15 Stunden": durations, not times. */
function isLength({ 0: whole, groups }: RegExpMatchArray, before: string, after: string): boolean {
  const hour = Number(groups?.hour);
  const isEarly = hour < earliestVisit;
  const digits = whole.slice(whole.search(/\d/u));
  const isWritten = earlyLength.test(digits) || (aboutBefore.test(before) && hourMark.test(digits + after));
  if (isEarly && (lengthBefore.test(before) || isWritten || onTheRoad.test(after))) return true;
  if (groups?.minute) return hour < 12 && lengthAfter.test(after);
  return lengthLead.test(before) && (isEarly || wholeUnit.test(whole)) && !rangeAfter.test(after);
}

function foundIn(text: string, match: RegExpMatchArray): FoundTime[] {
  const { hour = '', minute, half } = match.groups ?? {};
  const matched = match.index ?? 0;
  const end = matched + match[0].length;
  // The word before the time is not part of it ("um 10" → "10"), except an "am" or "pm".
  const start = half && match[0].startsWith(half) ? matched : matched + match[0].indexOf(hour);
  // The pattern for a bare time finds it again; without minutes ("ca. 9 am") none does.
  if (half && minute && isGermanAm(text, start, half)) return [];
  const minutes = Number(minute ?? 0);
  const dayHalf = halfOf(half) ?? (Number(hour) <= 12 ? halfAfter(text, end) : undefined);
  const time = clock(Number(hour), minutes, dayHalf);
  const before = text.slice(Math.max(0, start - comparisonReach), start);
  if (!dayHalf && isLength(match, before, text.slice(end, end + halfReach))) return [];
  return time && !comparison.test(before) ? [{ time, start, end }] : [];
}

// "１０：３０": full-width digits.
const wideDigit = /[０-９]/gu;
const isWide = /[０-９]/u;
const narrow = (character: string) => String.fromCharCode(character.charCodeAt(0) - 0xff10 + 0x30);

/** Every clock time in `text`, in order: "open 9.30 am to 7 pm" → 09:30 and 19:00. */
export function findTimes(written: string): FoundTime[] {
  const text = isWide.test(written) ? written.replace(wideDigit, narrow) : written;
  const inWords = [...spokenTimes(text), ...easternTimes(text), ...noonsIn(text)];
  if (!/\d/.test(text)) return withoutOverlaps(inWords);
  const all = [
    ...clockPatterns.flatMap(([needs, pattern]) =>
      needs.test(text) ? [...text.matchAll(pattern)].flatMap((match) => foundIn(text, match)) : [],
    ),
    ...dottedIn(text),
    ...earlyIn(text),
  ];
  // Of two overlapping times the first is kept: "5:00" in "下午1:00–5:00" is in the afternoon.
  return withoutOverlaps([...inWords, ...all]);
}

/** Two such times in one text, or minutes greater than any month, make a plan. */
function dottedIn(text: string): FoundTime[] {
  if (!/\d\.\d{2}/.test(text)) return [];
  const found = [...text.matchAll(dottedClock)];
  const isPlan = found.length > 1 || found.some((match) => Number(match.groups?.minute) > lastMonth);
  return isPlan ? found.flatMap((match) => foundIn(text, match)) : [];
}

function earlyIn(text: string): FoundTime[] {
  if (!/at\s[1-6]/iu.test(text)) return [];
  const settleMinutes = minutesSettler(text);
  return [...text.matchAll(bareEarly)].flatMap((match) => {
    const start = match.index + match[0].length - 1;
    const end = start + 1;
    if (halfAfter(text, end)) return [];
    const minutes = settleMinutes(Number(match.groups?.hour) * 60, { start, end });
    return [{ time: written(minutes / 60, 0), start, end }];
  });
}

// Every word for noon has one of these.
const noonGlance = inAnyCase(/noon|midi|mediod|mezzogiorno|meio-dia|twaalf|zwölf/u);

function noonsIn(text: string): FoundTime[] {
  if (!noonGlance.test(text)) return [];
  return [...text.matchAll(noon)].map((match) => ({
    time: '12:00',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** First clock time in `text`: "from 7.30pm" → "19:30"; "24:59" → undefined. */
export function findTime(text: string): FoundTime | undefined {
  return findTimes(text)[0];
}
