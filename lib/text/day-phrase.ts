// "The next day we took the ferry": finds paragraphs that begin another day of the story.
import { dayPhrases } from '../languages/days.ts';
import { joinWords } from '../languages/names.ts';
import { findDayDate } from './day-date.ts';
import { findDayMarker } from './day-number.ts';
import { findWeekdayNear } from './weekday.ts';
import { wordPattern } from './word-pattern.ts';

export type DayPhrase = { start: number; end: number } & (
  | { step: 'next' | 'last' | 'today' }
  | { step: 'number'; number: number }
  | { step: 'weekday'; weekday: number }
);

// "On our", "En el", "Am": a few small words may come first; later it is an aside.
const maxLettersBefore = 16;
// "The long walk we did on the next day": a phrase for the following day is rarely an aside, so it may stand later.
const nextReach = 34;
const maxPhraseLength = 24;
// "It rained, and so it was late when we got up": a morning is mentioned within the first words.
const morningReach = 90;
// A night may be mentioned anywhere, but not beyond this: a longer paragraph is no story.
const nightReach = 4000;

// Letters of scripts that separate words by spaces, in lower case.
const spaced = 'a-z\\xdf-\\u024f\\u0400-\\u04ff';

const anyOf = (pick: (phrases: (typeof dayPhrases)[string]) => string[]) =>
  new RegExp(
    `(?<![${spaced}])(?:${Object.values(dayPhrases)
      .flatMap(pick)
      .sort((a, b) => b.length - a.length)
      .join('|')})(?![${spaced}])`,
    'u',
  );
const next = anyOf((phrases) => phrases.next);
const last = anyOf((phrases) => phrases.last);
const morning = anyOf((phrases) => phrases.morning);
const night = anyOf((phrases) => phrases.night);
const today = anyOf((phrases) => phrases.today ?? []);

const hasPunctuation = /[.!?,;:。，]/u;
const joins = wordPattern(joinWords);

const isNear = (text: string, start: number) =>
  start <= maxLettersBefore && !hasPunctuation.test(text.slice(0, start));

/** As near, or a little later if nothing else was said before. */
function isNextNear(text: string, start: number): boolean {
  const before = text.slice(0, start);
  return isNear(text, start) || (start <= nextReach && !hasPunctuation.test(before) && !joins.test(before));
}

// "By day 2 of the festival": a day of something else than the trip.
const ofOthers =
  /^\s*of\s(?:the|this|a|an)\s(?!trip|tour|hike|walk|trek|journey|holiday|ride|drive|road|vacation|trail|cruise)/u;

/** How a paragraph opens another day: "On our third day …" → 3; "… and the next day" → undefined. */
export function findDayPhrase(text: string): DayPhrase | undefined {
  const head = text.slice(0, nextReach + maxPhraseLength).toLowerCase();
  for (const [step, expression, isOpening] of [
    ['next', next, isNextNear],
    ['last', last, isNear],
  ] as const) {
    const match = expression.exec(head);
    if (match && isOpening(head, match.index))
      return { step, start: match.index, end: match.index + match[0].length };
  }
  const marker = findDayMarker(text);
  if (marker && isNear(text, marker.start) && !ofOthers.test(text.slice(marker.end)))
    return { step: 'number', number: marker.number, start: marker.start, end: marker.end };
  // "Monday, 12 May" is a date, which is more precise.
  const weekday = findDayDate(text) ? undefined : findWeekdayNear(text);
  if (weekday) return { step: 'weekday', ...weekday };
  const now = today.exec(head);
  return now?.index === 0 ? { step: 'today', start: 0, end: now[0].length } : undefined;
}

/** True where the first words mention a morning. */
export const opensWithMorning = (text: string) => morning.test(text.slice(0, morningReach).toLowerCase());

/** True where the text opens with a morning: "In the morning the taxi came". */
export function startsInMorning(text: string): boolean {
  const head = text.slice(0, maxLettersBefore + maxPhraseLength).toLowerCase();
  const match = morning.exec(head);
  return match !== null && isNear(head, match.index);
}

/** True where the text mentions a night. */
export const mentionsNight = (text: string) => night.test(text.slice(0, nightReach).toLowerCase());
