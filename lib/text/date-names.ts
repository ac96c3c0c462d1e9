// Names of months and weekdays in any form, as tickets print them.
import {
  bareWeekdays,
  months,
  shortMonths,
  shortWeekdays,
  ticketMonths,
  ticketWeekdays,
  weekdays,
} from '../languages/dates.ts';
import { formsByPlace } from './language-rows.ts';

/** "Décembre" → "decembre", "Søn" → "son". */
const plain = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/\.$/, '');

const byMonth = new Map<string, number>();
for (const [index, names] of formsByPlace(months, shortMonths, ticketMonths).entries())
  for (const name of names) byMonth.set(plain(name), index + 1);

// One short form may mean different days in two languages: both are kept.
const byDay = new Map<string, number[]>();
for (const [index, names] of formsByPlace(weekdays, shortWeekdays, bareWeekdays, ticketWeekdays).entries())
  for (const name of names.map(plain)) byDay.set(name, [...new Set([...(byDay.get(name) ?? []), index])]);

/** "Juni" → 6, "MAR" → 3. */
export const monthNamed = (word: string): number | undefined => byMonth.get(plain(word));

/** The weekdays a word may mean, 0 is Monday: "So" is the German Sunday and the Czech Saturday. */
export const weekdaysNamed = (word: string): number[] => byDay.get(plain(word)) ?? [];
