// A boarding pass writes the day of the year and no year.
import { dayAfter, isCalendarDay } from '../model/local-moment.ts';
import type { BoardingPass } from './bcbp.ts';

// A pass is mostly looked at before the flight; some are kept for the claim or the memory.
const daysLookedBack = 90;
// In some zones the pass is made on the day after the one on which the flight leaves.
const daysIssuedLate = 1;

/** (2027, 60) → "2027-03-01"; (2027, 366) → undefined. */
export function dayOfYear(year: number, day: number): string | undefined {
  const found = dayAfter(`${String(year).padStart(4, '0')}-01-01`, day - 1);
  return found?.startsWith(String(year)) ? found : undefined;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The first such day of a year that is not before `earliest`; a leap day may be three years and more away. */
function firstFrom(earliest: string, day: number): string | undefined {
  const year = yearOf(earliest);
  for (let later = 0; later <= 8; later += 1) {
    const found = dayOfYear(year + later, day);
    if (found && found >= earliest) return found;
  }
  return undefined;
}

/** The latest year up to `today` that ends in the digit: ("2026-11-15", 7) → 2017. */
function issueDay({ yearDigit, dayOfYear: day }: NonNullable<BoardingPass['issued']>, today: string) {
  const year = yearOf(today);
  return dayOfYear(year - ((year - yearDigit + 10) % 10), day);
}

/**
 * The day of a flight: the first such day after the pass was made or, where it does not say when, around `today`.
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
