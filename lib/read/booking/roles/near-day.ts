// A partial date ("Wed 13", "the 14th", "on Friday") as the day that is meant, according to a full date nearby.
import { dayAfter, weekdayOf } from '../../../model/local-moment.ts';
import { monthNamed, weekdaysNamed } from '../../../text/date-names.ts';

/** A bare day of the month soon comes round again, so it must be near; with its weekday it seldom does. */
const maxDaysAway = { number: 31, both: 100 };
const daysOfWeek = 7;

/** Steps to the nearest days on either side, the later one first. */
const around = (days: number) =>
  Array.from({ length: 2 * days + 1 }, (_, k) => (k % 2 === 1 ? (k + 1) / 2 : -k / 2));
/** Steps from a day on. */
const from = (days: number) => Array.from({ length: days }, (_, k) => k);

/** The day that is meant near another. A weekday alone is taken between the first and the last stated day, if possible. */
export function dayNear(text: string, near: string, stated: readonly string[] = []): string | undefined {
  const numbers = text.match(/(?<!\d)\d{1,2}(?!\d)/gu) ?? [];
  const words = text.match(/[\p{L}\p{M}]{2,14}(?:-feira)?/gu) ?? [];
  // "di sabato": a short word may be a weekday in another language.
  const long = words.filter((word) => word.length > 2).flatMap(weekdaysNamed);
  const weekdays = long.length > 0 ? long : words.flatMap(weekdaysNamed);
  const [number] = numbers;
  // "11 of some month 2028" is a full date that was not fully understood.
  if (/\d{3}/u.test(text)) return undefined;
  if (numbers.length > 1 || (!number && weekdays.length === 0)) return undefined;
  const isMeant = (day: string) =>
    (!number || Number(day.slice(8)) === Number(number)) &&
    (weekdays.length === 0 || weekdays.includes(weekdayOf(day)));
  const steps = number
    ? around(weekdays.length > 0 ? maxDaysAway.both : maxDaysAway.number)
    : from(daysOfWeek);
  const days = steps.map((step) => dayAfter(near, step)).filter((day) => day !== undefined && isMeant(day));
  if (number) return days[0];
  const [first = '', last = ''] = [stated[0], stated.at(-1)];
  const before = around(daysOfWeek - 1).map((step) => dayAfter(near, step));
  return [...days, ...before].find((day) => day && isMeant(day) && day >= first && day <= last) ?? days[0];
}

// "Jan", "Mon": the remainder of a date is no day by itself.
const minLetters = 5;

/** "le lendemain", "the next morning": an end without a number, a month or a weekday is the day after the known one. */
export function dayBehind(text: string, near: string): string | undefined {
  if (/\p{N}/u.test(text)) return undefined;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isOfDate = (word: string) => monthNamed(word) !== undefined || weekdaysNamed(word).length > 0;
  return words.some(({ length }) => length >= minLetters) && !words.some(isOfDate)
    ? dayAfter(near, 1)
    : undefined;
}
