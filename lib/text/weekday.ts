// Finds the weekday at the start of a line or a paragraph:
// "Saturday: the market", "Do.: Ankunft", "We landed on the Friday".
import {
  afterWeekday,
  bareWeekdays,
  beforeWeekday,
  dottedWeekdays,
  everyWords,
  shortWeekdays,
  toWeekday,
  weekdays,
} from '../languages/dates.ts';
import { nonLetters } from './day-letters.ts';
import { allWords, formsByPlace } from './language-rows.ts';
import { letter } from './letters.ts';

export interface Weekday {
  /** 0 is Monday. */
  weekday: number;
  /** "Do.": never used in a sentence, only before the day's contents. */
  isShort?: true;
  start: number;
  end: number;
}

// A date or a weekday further on is part of a sentence.
export const reach = 70;

// "Martedi’ 19/07": an accent typed as an apostrophe.
const accentApart = /(?<=[aeiou])['’`´](?=\s)/gi;
/** Lower case, without accents and full-width forms, character for character. */
export const folded = (text: string) =>
  (isPlain.test(text) ? text : unaccented(text)).replace(accentApart, ' ').toLowerCase();
const isPlain = /^[\0-\x7f]*$/;
const unaccented = (text: string) =>
  text
    .replace(/[\u00c0-\u024f]/g, (character) => character.normalize('NFD').charAt(0))
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
/** Each folded form with its index. */
export const placesOf = (...tables: Record<string, string[]>[]) =>
  new Map(
    formsByPlace(...tables).flatMap((forms, index) => forms.map((form) => [folded(form), index] as const)),
  );
const days = placesOf(weekdays);
const short = placesOf(shortWeekdays);
const bare = placesOf(bareWeekdays);
const dotted = placesOf(dottedWeekdays);
const anyOf = (words: Record<string, string[]>) => allWords(words).map(folded).join('|');
const partOfDay = new RegExp(`(?:${anyOf(afterWeekday)})$`, 'u');
/** "samstag", "samstagabend" → 5. */
const weekdayOf = (word: string) => days.get(word) ?? days.get(word.replace(partOfDay, ''));

/** Long or short: "Saturday", "Sat". */
export const isWeekday = (word: string) => days.has(folded(word)) || short.has(folded(word));

const weekdayFirst = new RegExp(
  `^${nonLetters}(?:(?:${anyOf(beforeWeekday)}) )?(?<word>[${letter}]{2,22}(?:-feira)?)(?![${letter}])`,
  'u',
);
const setOff = /^\s*(?:[:：,.|)）–—-]|$)/u;
const isShort = (word: string) => word.length < 5 && /^[a-z]/.test(word);

/** The weekday the text opens with: "Saturday: the market"; short forms only with punctuation after them. */
export function findWeekday(text: string): Weekday | undefined {
  const head = folded(text.slice(0, reach));
  const match = weekdayFirst.exec(head);
  const word = match?.groups?.word ?? '';
  const needsPunctuation = isShort(word) || bare.has(word);
  if (!match || (needsPunctuation && !setOff.test(head.slice(match[0].length)))) return undefined;
  const weekday =
    weekdayOf(word) ??
    bare.get(word) ??
    (/^[.:]\s/.test(head.slice(match[0].length)) ? dotted.get(word) : undefined);
  return weekday === undefined
    ? undefined
    : {
        weekday,
        start: 0,
        end: match[0].length,
        ...(!days.has(word) && dotted.has(word) && { isShort: true }),
      };
}

// "We landed on the Friday": a few words may come before the paragraph's day.
const weekdayReach = 34;
const everyBefore = new RegExp(`(?:${anyOf(everyWords)})\\s?$`, 'u');
const nextWord = new RegExp(
  `^(?:\\s?[-–—]\\s?|\\s(?:${anyOf(toWeekday)})\\s)(?<word>[${letter}]+(?:-feira)?)`,
  'u',
);
/** "Monday – Friday": true if the text after a weekday leads to another. */
export const opensRange = (after: string) => days.has(nextWord.exec(after)?.groups?.word ?? '');
const words = new RegExp(`[${letter}]+(?:-feira)?`, 'gu');

/** The weekday named in the first words of a paragraph; not in "On Sundays", "every Monday", "Monday to Friday". */
export function findWeekdayNear(text: string): Weekday | undefined {
  const opening = folded(text.slice(0, reach));
  const found = findWeekday(text);
  if (found) return opensRange(opening.slice(found.end)) ? undefined : found;
  for (const match of opening.slice(0, weekdayReach + 10).matchAll(words)) {
    if (match.index > weekdayReach) return undefined;
    const weekday = isShort(match[0]) ? undefined : weekdayOf(match[0]);
    const end = match.index + match[0].length;
    if (weekday === undefined || opensRange(opening.slice(end))) continue;
    const before = opening.slice(0, match.index);
    return everyBefore.test(before) || /[.!?]/.test(before)
      ? undefined
      : { weekday, start: match.index, end };
  }
  return undefined;
}
