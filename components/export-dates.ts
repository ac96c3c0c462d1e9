// Pure: no browser, no network, no clock.
// Dates as they stand on paper: "Thursday, 13 May 2027".
import type { Draft } from '../lib/model/draft.ts';
import { dayAfter } from '../lib/model/local-moment.ts';
import { dateRange as range } from './calendar-words.ts';

const whole = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

export const dateOfDay = ({ startDate }: Draft, index: number): string | undefined =>
  dayAfter(startDate?.value, index);

export const longDate = (day: string): string => whole.format(new Date(day));

/** "13 to 16 May 2027"; undefined without dates, and where the calendar ends before the trip. */
export function dateRange(draft: Draft): string | undefined {
  const [first, last] = [dateOfDay(draft, 0), dateOfDay(draft, Math.max(0, draft.days.length - 1))];
  return first && last ? range(new Date(first), new Date(last)) : undefined;
}
