// Dates: their names come from Intl, the order of their parts from the catalogue, as the voice of the screens has it.
import { language, made, t } from './words.ts';

/** Midnight in UTC is the day itself: no date here has a zone. */
function partsOf(date: Date, length: 'short' | 'long'): Record<'weekday' | 'day' | 'month' | 'year', string> {
  const format = made(
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

/** "13 to 16 May 2027", "30 May to 2 Jun 2027", "13 May 2027" for a single day. */
export function dateRange(first: Date, last: Date): string {
  if (first.getTime() === last.getTime()) return wholeDate(first);
  return t('dates.range', { from: startOfRange(first, last), to: wholeDate(last) });
}

/** The start leaves out what the end says anyway. */
function startOfRange(first: Date, last: Date): string {
  if (first.getUTCFullYear() !== last.getUTCFullYear()) return wholeDate(first);
  const parts = partsOf(first, 'short');
  return first.getUTCMonth() === last.getUTCMonth() ? t('dates.day', parts) : t('dates.dayMonth', parts);
}
