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

// Papers come in more languages than we read: of these the browser knows the whole names.
const others =
  'ar az bg bs el et fa he hi hr hy id is ka kk lt lv mk ms ro sk sl sq sr sr-Latn sw ta th uk'.split(' ');

const aYear = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 1)));
// A Monday and the days behind it.
const aWeek = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2024, 0, 1 + day)));

// Of a short name that two of them have, it is that of the first: "lis" is November in Poland, October in Croatia.
const shortening = ['pl', 'cs', 'da', 'fi', 'hu', 'ru', 'sv', 'tr', 'nb', ...others];

/** A part of these dates in other words, alone and within a date, where grammar gives it another end. */
function namesIn(languages: readonly string[], dates: readonly Date[], asked: 'month' | 'weekday' | 'short') {
  const part = asked === 'short' ? 'month' : asked;
  const style = { timeZone: 'UTC', calendar: 'gregory', [part]: asked === 'short' ? 'short' : 'long' };
  return languages.flatMap((language) =>
    [...(asked === 'short' ? [] : [style]), { ...style, day: 'numeric' as const }].flatMap((options) => {
      const format = new Intl.DateTimeFormat(language, options);
      return dates.flatMap((date, index) => {
        const name = format.formatToParts(date).find(({ type }) => type === part)?.value ?? '';
        return /[\d\s]/u.test(name) ? [] : [{ name: plain(name), index }];
      });
    }),
  );
}

const firstOfEach = (names: readonly { name: string; index: number }[]): Map<string, number> =>
  new Map(names.toReversed().map(({ name, index }) => [name, index]));

let monthsByOthers: Map<string, number> | undefined;
let weekdaysByOthers: Map<string, number> | undefined;

/** "Juni" → 6, "MAR" → 3. */
export function monthNamed(word: string): number | undefined {
  const own = byMonth.get(plain(word));
  if (own !== undefined || !isLetters(word)) return own;
  monthsByOthers ??= firstOfEach([
    ...namesIn(others, aYear, 'month'),
    ...namesIn(shortening, aYear, 'short'),
  ]);
  const index = monthsByOthers.get(plain(word));
  return index === undefined ? undefined : index + 1;
}

/** The weekdays a word may mean, 0 is Monday: "So" is the German Sunday and the Czech Saturday. */
export function weekdaysNamed(word: string): number[] {
  const own = byDay.get(plain(word));
  if (own || !isLetters(word)) return own ?? [];
  weekdaysByOthers ??= firstOfEach(namesIn(others, aWeek, 'weekday'));
  const index = weekdaysByOthers.get(plain(word));
  return index === undefined ? [] : [index];
}

const isLetters = (word: string) => /^[\p{L}\p{M}]{3,}$/u.test(word);
