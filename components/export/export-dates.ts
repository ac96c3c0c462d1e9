// The dates of a trip for printing.
import type { Draft } from '../../lib/model/draft.ts';
import { dayAfter } from '../../lib/model/local-moment.ts';
import { dateRange as range } from '../../lib/words/dates.ts';

export const dateOfDay = ({ startDate }: Draft, index: number): string | undefined =>
  dayAfter(startDate?.value, index);

/** "13 to 16 May 2027"; undefined without dates, or if the trip runs past the last valid date. */
export function dateRange(draft: Draft): string | undefined {
  const [first, last] = [dateOfDay(draft, 0), dateOfDay(draft, Math.max(0, draft.days.length - 1))];
  return first && last ? range(new Date(first), new Date(last)) : undefined;
}
