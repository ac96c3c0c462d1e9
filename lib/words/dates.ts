// Formats dates: the names come from Intl, the order of the parts from the catalogue.
import { around, cachedByLanguage, language, t } from './words.ts';

/** Dates without a time zone are given as midnight in UTC. */
function partsOf(date: Date, length: 'short' | 'long'): Record<'weekday' | 'day' | 'month' | 'year', string> {
  const format = cachedByLanguage(
    `date ${length}`,
    () =>
      new Intl.DateTimeFormat(language(), {
        weekday: length,
        day: 'numeric',
        month: length,
        year: 'numeric',
        timeZone: 'UTC',
      }),
  );
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return { weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year') };
}

/** "Thu 13" */
export const weekdayAndDay = (date: Date): string => t('dates.weekdayDay', partsOf(date, 'short'));

/** "Thursday, 13 May 2027" */
export const longDate = (date: Date): string => t('dates.long', partsOf(date, 'long'));

/** "13 May 2027" */
export const wholeDate = (date: Date): string => t('dates.whole', partsOf(date, 'short'));

const minute = 60_000;

/** "10:52", on this machine's clock; rounded up to the next minute, so that what happens then is never late. */
export const clockTime = (moment: Date): string =>
  cachedByLanguage('clock', () => new Intl.DateTimeFormat(language(), { timeStyle: 'short' })).format(
    Math.ceil(moment.getTime() / minute) * minute,
  );

/** "13 May 2027, 10:52", on this machine's clock. */
export const wholeMoment = (moment: Date): string =>
  cachedByLanguage(
    'moment',
    () => new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }),
  ).format(moment);

/** "13 to 16 May 2027", "30 May to 2 Jun 2027", "13 May 2027" for a single day. */
export function dateRange(first: Date, last: Date): string {
  if (first.getTime() === last.getTime()) return wholeDate(first);
  // If the year comes first, the first date is the full one: "2027年5月13日～16日".
  const isYearFirst = around('dates.whole', 'year')[0] === '';
  return t(
    'dates.range',
    isYearFirst
      ? { from: wholeDate(first), to: shortDate(last, first) }
      : { from: shortDate(first, last), to: wholeDate(last) },
  );
}

/** Leaves out the parts that are the same at the other end of the range. */
function shortDate(date: Date, other: Date): string {
  if (date.getUTCFullYear() !== other.getUTCFullYear()) return wholeDate(date);
  const parts = partsOf(date, 'short');
  return date.getUTCMonth() === other.getUTCMonth() ? t('dates.day', parts) : t('dates.dayMonth', parts);
}
