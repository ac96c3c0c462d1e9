// Pure: no browser, no network, no clock.
// Dates as the screens write them. The words around them are English, so the dates are too.

const dayMilliseconds = 24 * 60 * 60 * 1000;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
const weekdayAndDay = format({ weekday: 'short', day: 'numeric' });
const dayOnly = format({ day: 'numeric' });
const dayAndMonth = format({ day: 'numeric', month: 'short' });
const wholeDate = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** Midnight of the `index`th day (from 0) of a trip; undefined when the start is no calendar date. */
export function dateOfDay(startDate: string | undefined, index: number): Date | undefined {
  if (!startDate || !/^\d{4}-\d{2}-\d{2}$/.test(startDate)) return undefined;
  const start = Date.parse(startDate);
  return Number.isNaN(start) ? undefined : new Date(start + index * dayMilliseconds);
}

/** "Thu 13" */
export const chipDate = (date: Date): string => weekdayAndDay.format(date);

/** "13 to 16 May 2027", "30 May to 2 Jun 2027", "13 May 2027" for a single day. */
export function dateRange(first: Date, last: Date): string {
  if (first.getTime() === last.getTime()) return wholeDate.format(first);
  return `${startOfRange(first, last).format(first)} to ${wholeDate.format(last)}`;
}

/** The start leaves out what the end says anyway. */
function startOfRange(first: Date, last: Date): Intl.DateTimeFormat {
  if (first.getUTCFullYear() !== last.getUTCFullYear()) return wholeDate;
  return first.getUTCMonth() === last.getUTCMonth() ? dayOnly : dayAndMonth;
}
