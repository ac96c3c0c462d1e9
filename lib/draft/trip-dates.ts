// Which dates a trip covers, and which trips a booking can belong to.
import type { Draft, DraftDay } from '../model/draft.ts';
import { dayAfter, isCalendarDay } from '../model/local-moment.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;
// A booking more than a month away is another trip: the empty days between would only be scrolled past.
const maxDaysApart = 31;
// Nobody scrolls through more days than a season has.
const maxTripDays = 120;

export interface DateRange {
  first: string;
  last: string;
}

/** ("2027-05-12", "2027-05-16") → 4 */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds);

/** A booking's days are titled with their dates, because a long gap between two may be left out. */
export function bookedDates({ startDate, days }: Draft): (string | undefined)[] {
  return days.map(({ title }, index) =>
    title && isCalendarDay(title.value) ? title.value : dayAfter(startDate?.value, index),
  );
}

/** Drops titles that only repeat the date, if the start date gives the date of every day: screens show it in words. */
export function datedByStart(days: DraftDay[], startDate: string | undefined): DraftDay[] {
  const areDated = days.every(({ title }, index) => title?.value === dayAfter(startDate, index));
  return areDated ? days.map(({ title: _date, ...day }) => day) : days;
}

export function tripRange({ startDate, days }: Draft): DateRange | undefined {
  const first = dayAfter(startDate?.value, 0);
  const last = dayAfter(first, Math.max(0, days.length - 1));
  return first !== undefined && last !== undefined ? { first, last } : undefined;
}

export function bookedRange(booking: Draft): DateRange | undefined {
  const dates = bookedDates(booking)
    .filter((date) => date !== undefined)
    .toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  return first !== undefined && last !== undefined ? { first, last } : undefined;
}

/** How many days one range begins after the other ends; 0 or less where they overlap. */
const apart = (one: DateRange, other: DateRange): number =>
  Math.max(daysBetween(one.last, other.first), daysBetween(other.last, one.first));

export type Fit = 'meets' | 'undated' | 'near';

/** The trip's range; a trip without dates would begin with the booking. */
export function rangeBeside(trip: Draft, theirs: DateRange): DateRange {
  const last = dayAfter(theirs.first, Math.max(0, trip.days.length - 1));
  return tripRange(trip) ?? { first: theirs.first, last: last ?? theirs.last };
}

/** Undefined where the booking is too far from the trip's dates. */
export function fitOf(trip: Draft, booking: Draft): Fit | undefined {
  const theirs = bookedRange(booking);
  if (!theirs) return 'undated';
  const mine = rangeBeside(trip, theirs);
  const days = apart(mine, theirs);
  const dates = [mine.first, mine.last, theirs.first, theirs.last].toSorted();
  if (daysBetween(dates[0] ?? '', dates.at(-1) ?? '') >= maxTripDays) return undefined;
  if (!trip.startDate) return 'undated';
  // An outbound flight often leaves the day before, one home the day after.
  if (days <= 1) return 'meets';
  return days <= maxDaysApart ? 'near' : undefined;
}

const rank: Record<Fit, number> = { meets: 0, undated: 1, near: 2 };

/** The trips that fit, the best first; equals keep their order. */
export function fittingTrips<T extends { draft: Draft }>(
  trips: readonly T[],
  booking: Draft,
): { trip: T; fit: Fit }[] {
  return trips
    .flatMap((trip) => {
      const fit = fitOf(trip.draft, booking);
      return fit ? [{ trip, fit }] : [];
    })
    .toSorted((a, b) => rank[a.fit] - rank[b.fit]);
}
