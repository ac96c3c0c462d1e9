// "9:00, 1:00, 2:00" in one day's plan: the writer counts to twelve and leaves out "pm".

import type { DraftStop } from '../model/draft.ts';

type Stop = Omit<DraftStop, 'id'>;

// Nobody plans a visit before seven without saying that it is early.
const earliestVisit = 7;
// "2:00", "~1:30": no "am", no "Uhr", no leading nought, which those who count to 24 write.
const bare = /^\D{0,2}[1-6][:.]\d{2}(?:\s*[-–—]\s*\d{1,2}[:.]\d{2})?$/;

const hourOf = (time: string) => Number(time.slice(0, 2));

const never = Number.POSITIVE_INFINITY;
const isMorning = (time: Stop['startTime']) => time !== undefined && hourOf(time.value) >= earliestVisit;
// Longer blocks than this are cut by the capture.
const maxBlockLength = 1e6;
const placeOf = (time: Stop['startTime']) =>
  time?.origin.by === 'source' ? time.origin.block * maxBlockLength + time.origin.start : never;

/**
 * Moves a bare early hour past noon where the day has already begun, and nothing in it counts to 24; so it does the hours
 * of `evening`, which their own words put there.
 */
export function inAfternoon(stops: Stop[], evening: ReadonlySet<Stop>): Stop[] {
  const times = stops.flatMap(({ startTime }) => (startTime ? [startTime] : []));
  if (times.some(({ value }) => hourOf(value) > 12)) return stops;
  // In the order of the page: a stop may have been named long before its time.
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
