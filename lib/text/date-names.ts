// Names of months and weekdays in any form, as printed on tickets.

import {
  bareWeekdays,
  months,
  shortMonths,
  shortWeekdays,
  ticketMonths,
  ticketWeekdays,
  weekdays,
} from '../languages/dates.ts';
import { once } from '../model/once.ts';
import { formsByPlace } from './language-rows.ts';

/** "Décembre" → "decembre", "Søn" → "son". */
const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/\.$/, '');

const byMonth = new Map<string, number>();
for (const [index, names] of formsByPlace(months, shortMonths, ticketMonths).entries())
  for (const name of names) byMonth.set(plain(name), index + 1);

// A short form can mean different days in two languages: both are kept.
const byDay = new Map<string, number[]>();
for (const [index, names] of formsByPlace(weekdays, shortWeekdays, bareWeekdays, ticketWeekdays).entries())
  for (const name of names.map(plain)) byDay.set(name, [...new Set([...(byDay.get(name) ?? []), index])]);

// Documents come in more languages than we have tables for: the browser knows the full names in these.
const others =
  'ar az bg bs el et fa he hi hr hy id is ka kk lt lv mk ms ro sk sl sq sr sr-Latn sw ta th uk'.split(' ');

const aYear = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));
// The week from a Monday on.
const aWeek = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

/** The names of a date part in other languages, alone and within a date, where grammar changes the ending. */
function namesIn(languages: readonly string[], dates: readonly Date[], part: Part): Map<string, number> {
  const names = new Map<string, number>();
  const style = { timeZone: 'UTC', calendar: 'gregory', ...part };
  const [kind] = Object.keys(part);
  for (const language of languages)
    for (const options of [style, { ...style, day: 'numeric' as const }]) {
      const format = new Intl.DateTimeFormat(language, options);
      for (const [index, date] of dates.entries()) {
        const name = plain(format.formatToParts(date).find(({ type }) => type === kind)?.value ?? '');
        if (!/[\d\s]/u.test(name) && !names.has(name)) names.set(name, index);
      }
    }
  return names;
}
type Part = { month: 'long' | 'short' } | { weekday: 'long' };

const monthsOfOthers = once(() => namesIn(others, aYear, { month: 'long' }));
const weekdaysOfOthers = once(() => namesIn(others, aWeek, { weekday: 'long' }));
// A short name that two languages share belongs to the first.
const shortOnes = ['cs', 'da', 'fi', 'hu', 'ru', 'sv', 'tr', ...others];
const shortMonthsOfOthers = once(() => namesIn(shortOnes, aYear, { month: 'short' }));

/** Hebrew writes "in July" as one word. */
const withoutIn = (word: string) => word.replace(/^ב(?=[א-ת]{3})/u, '');

/** "Juni" → 6, "MAR" → 3. */
export function monthNamed(word: string): number | undefined {
  const own = byMonth.get(plain(word));
  if (own !== undefined || !isLetters(word)) return own;
  const index = monthsOfOthers().get(plain(withoutIn(word)));
  return index === undefined ? undefined : index + 1;
}

// How much grammar may change: letters that must match, letters lost at the end, letters added as an ending.
const lettersShared = 6;
const lettersChanged = 2;
const lettersOfEnding = 3;

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** "3. septembril", "szeptemberben": the month whose name shares the longest beginning with the word. */
function monthInflected(word: string): number | undefined {
  let best: { month: number; shared: number } | undefined;
  for (const [name, month] of [
    ...byMonth,
    ...[...monthsOfOthers()].map(([one, index]) => [one, index + 1] as const),
  ]) {
    const shared = sharedStart(word, name);
    const isLike =
      shared >= Math.max(lettersShared, name.length - lettersChanged) &&
      word.length - shared <= lettersOfEnding;
    if (isLike && shared > (best?.shared ?? 0)) best = { month, shared };
  }
  return best?.month;
}

/** The same where the context expects a month: "tem" is July in Turkish, and a word in many other languages. */
export function monthMeant(word: string): number | undefined {
  const named = monthNamed(word);
  if (named !== undefined || !isLetters(word)) return named;
  const index = shortMonthsOfOthers().get(plain(word));
  return index === undefined ? monthInflected(plain(word)) : index + 1;
}

/** The weekdays a word may mean, 0 is Monday: "So" is the German Sunday and the Czech Saturday. */
export function weekdaysNamed(word: string): number[] {
  const own = byDay.get(plain(word));
  if (own || !isLetters(word)) return own ?? [];
  const index = weekdaysOfOthers().get(plain(word));
  return index === undefined ? [] : [index];
}

const isLetters = (word: string) => /^[\p{L}\p{M}]{3,}$/u.test(word);
