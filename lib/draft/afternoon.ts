// "9:00, 1:00, 2:00" in one day's plan: the writer uses a 12-hour clock and leaves out "pm".

import type { DraftStop } from '../model/draft.ts';

type Stop = Omit<DraftStop, 'id'>;

// A visit before seven is rare enough that the writer would add "am".
const earliestVisit = 7;
// "2:00", "~1:30": no "am", no "Uhr", no leading zero, which a 24-hour clock would have.
const bare = /^\D{0,2}[1-6][:.]\d{2}(?:\s*[-–—]\s*\d{1,2}[:.]\d{2})?$/;

const hourOf = (time: string) => Number(time.slice(0, 2));

const never = Number.POSITIVE_INFINITY;
const isMorning = (time: Stop['startTime']) => time !== undefined && hourOf(time.value) >= earliestVisit;
// Larger than nearly any block's length, so that block and offset sort as one number.
const maxBlockLength = 1e6;
const placeOf = (time: Stop['startTime']) =>
  time?.origin.by === 'source' ? time.origin.block * maxBlockLength + time.origin.start : never;

/**
 * Adds twelve hours to a bare early hour that comes after a morning time, and to the hours of `evening` stops, whose words
 * say so. A day that uses a 24-hour clock stays as it is.
 */
export function withAfternoonHours(stops: Stop[], evening: ReadonlySet<Stop>): Stop[] {
  const times = stops.flatMap(({ startTime }) => (startTime ? [startTime] : []));
  if (times.some(({ value }) => hourOf(value) > 12)) return stops;
  // Compares where the times stand: a stop may have been named long before its time.
  const begins = Math.min(
    ...stops.map(({ startTime }) => (isMorning(startTime) ? placeOf(startTime) : never)),
  );
  return stops.map((stop) => {
    const { startTime } = stop;
    if (!startTime) return stop;
    const hour = hourOf(startTime.value);
    if (hour < 12 && evening.has(stop))
      return { ...stop, startTime: { ...startTime, value: `${hour + 12}${startTime.value.slice(2)}` } };
    const isBare = startTime.origin.by === 'source' && bare.test(startTime.origin.words);
    if (placeOf(startTime) < begins || hour >= earliestVisit || !isBare) return stop;
    return { ...stop, startTime: { ...startTime, value: `${hour + 12}${startTime.value.slice(2)}` } };
  });
}
