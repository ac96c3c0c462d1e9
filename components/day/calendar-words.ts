// Which day of the calendar a day of the trip is, and how its chip says it.
import { weekdayAndDay } from '../../lib/words/dates.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Midnight of the `index`th day (from 0) of a trip; undefined when the start is no calendar date. */
export function dateOfDay(startDate: string | undefined, index: number): Date | undefined {
  if (!startDate || !/^\d{4}-\d{2}-\d{2}$/.test(startDate)) return undefined;
  const start = Date.parse(startDate);
  return Number.isNaN(start) ? undefined : new Date(start + index * dayMilliseconds);
}

/** "Thu 13" */
export const chipDate = (date: Date): string => weekdayAndDay(date);
