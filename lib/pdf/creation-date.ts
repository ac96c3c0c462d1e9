import { isCalendarDay } from '../model/local-moment.ts';

/** "D:20270511093015+02'00'" → "2027-05-11": the day the file was made, in its author's time zone. */
export function creationDay(info: object): string | undefined {
  const written = 'CreationDate' in info && typeof info.CreationDate === 'string' ? info.CreationDate : '';
  const [, year, month, day] = /^(?:D:)?(\d{4})(\d{2})(\d{2})/.exec(written) ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDay(date) ? date : undefined;
}
