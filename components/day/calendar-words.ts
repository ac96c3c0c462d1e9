// The calendar date of each day of a trip, and how its chip shows it.
import { weekdayAndDay } from '../../lib/words/dates.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Midnight (UTC) of day `index`, from 0; undefined if the start is not a calendar date. */
export function dateOfDay(startDate: string | undefined, index: number): Date | undefined {
  if (!startDate || !/^\d{4}-\d{2}-\d{2}$/.test(startDate)) return undefined;
  const start = Date.parse(startDate);
  return Number.isNaN(start) ? undefined : new Date(start + index * dayMilliseconds);
}

/** "Thu 13" */
export const chipDate = (date: Date): string => weekdayAndDay(date);
