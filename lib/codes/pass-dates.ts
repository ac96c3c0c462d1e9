// A boarding pass has the day of the year, but no year.
import { dayAfter, isCalendarDay } from '../model/local-moment.ts';
import type { BoardingPass } from './bcbp.ts';

// Most passes are opened before the flight; some are kept for a claim or as a memory.
const daysLookedBack = 90;
// In some time zones the pass is issued on the day after the flight leaves.
const daysIssuedLate = 1;

/** (2027, 60) → "2027-03-01"; (2027, 366) → undefined. */
export function dayOfYear(year: number, day: number): string | undefined {
  const found = dayAfter(`${String(year).padStart(4, '0')}-01-01`, day - 1);
  return found?.startsWith(String(year)) ? found : undefined;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The first such day of a year from `earliest` on; a day 366 may be years away. */
function firstFrom(earliest: string, day: number): string | undefined {
  const year = yearOf(earliest);
  for (let later = 0; later <= 8; later += 1) {
    const found = dayOfYear(year + later, day);
    if (found && found >= earliest) return found;
  }
  return undefined;
}

/** The latest year up to `today` that ends in this digit: ("2026-11-15", 7) → 2017. */
function issueDay({ yearDigit, dayOfYear: day }: NonNullable<BoardingPass['issued']>, today: string) {
  const year = yearOf(today);
  return dayOfYear(year - ((year - yearDigit + 10) % 10), day);
}

/**
 * The day of a flight: the first such day after the pass was issued or, where that is unknown, around `today`.
 * Undefined without `today`.
 */
export function flightDay(
  day: number | undefined,
  issued: BoardingPass['issued'],
  today: string | undefined,
): string | undefined {
  if (day === undefined || today === undefined || !isCalendarDay(today)) return undefined;
  const made = issued && issueDay(issued, today);
  const earliest = made ? dayAfter(made, -daysIssuedLate) : dayAfter(today, -daysLookedBack);
  return earliest && firstFrom(earliest, day);
}
