// Days and clock times as people write them down: no zone, no instant.

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** True for "09:00" and "23:59", not for "9:00", "24:00" or "noon". */
export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** "01:30" is 90. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** True for a day of the calendar from year 1 to 9999: "2028-02-29", not "2027-02-29". */
export function isCalendarDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** ("2027-05-31", 1) → "2027-06-01"; undefined before year 1, after year 9999, and if `day` is not a valid day. */
export function dayAfter(day: string | undefined, days: number): string | undefined {
  if (day === undefined || !isCalendarDay(day)) return undefined;
  const moved = new Date(Date.parse(day) + days * dayMilliseconds);
  const text = Number.isNaN(moved.getTime()) ? '' : moved.toISOString().slice(0, 10);
  return isCalendarDay(text) ? text : undefined;
}

/** 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** ("2027-05-13T23:30", 45) → "2027-05-14T00:15"; undefined beyond the calendar's years. */
export function minutesAfter(moment: string, minutes: number): string | undefined {
  const moved = new Date(Date.parse(`${moment}:00Z`) + minutes * 60_000);
  const text = Number.isNaN(moved.getTime()) ? '' : moved.toISOString().slice(0, 16);
  return isCalendarDay(text.slice(0, 10)) ? text : undefined;
}

/** "2027-05-13T06:40" or "2027-05-13" in two parts; undefined without a valid day. */
export function splitMoment(text: string | undefined): { day: string; time?: string } | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?)?$/.exec(text ?? '') ?? [];
  if (day === undefined || !isCalendarDay(day)) return undefined;
  return time !== undefined && isClockTime(time) ? { day, time } : { day };
}

const anyYear = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** The first year in the text. */
export const yearIn = (text: string): number | undefined => {
  const found = anyYear.exec(text)?.[0];
  return found === undefined ? undefined : Number(found);
};
