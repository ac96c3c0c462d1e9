// Reads a moment in roughly machine-readable form as the local day and time where it happens.
import { isCalendarDay, isClockTime } from '../model/local-moment.ts';
import { findDates } from './find-date.ts';
import { findTimes } from './find-time.ts';

/** "20270513T164000" → "2027-05-13T16:40:00": calendars write it without separators. */
const spread = (text: string) =>
  text
    .replace(/^(\d{4})(\d\d)(\d\d)(?!\d)/, '$1-$2-$3')
    .replace(/^(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(?:(\d\d))?/, '$1$2:$3');

/** "02-02-2018 18:35": undefined unless only one order of day and month is possible. */
function withMarks(text: string): string | undefined {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[-/](\d{1,2})[-/](20\d\d)\b/.exec(text) ?? [];
  const day = (month: string, date: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const possible = new Set([day(first, second), day(second, first)].filter(isCalendarDay));
  return possible.size === 1 ? [...possible][0] : undefined;
}

/** Some files invent zone names ("Customized Time Zone"). */
export function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}

/** Undefined for an unknown zone or an invalid moment. */
function inZone(text: string, timeZone: string): string | undefined {
  const instant = new Date(text.replace(' ', 'T'));
  if (Number.isNaN(instant.getTime()) || !isZone(timeZone)) return undefined;
  // The Swedish locale formats days and times like ISO.
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return local.format(instant).replace(' ', 'T');
}

/** Local to where it happens: "2027-03-04T20:15:00-08:00" → "2027-03-04T20:15"; UTC is converted if the zone is known. */
export function readMoment(written: string | undefined, timeZone?: string): string | undefined {
  const text = spread(written?.trim() ?? '');
  const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d))?/.exec(text) ?? [];
  if (isCalendarDay(day)) {
    if (time && timeZone && /\dZ$/i.test(text)) return inZone(text, timeZone) ?? `${day}T${time}`;
    return time && isClockTime(time) ? `${day}T${time}` : day;
  }
  const found = withMarks(text) ?? findDates(text)[0]?.date;
  const clock = findTimes(text)[0]?.time;
  return found && clock ? `${found}T${clock}` : found;
}
