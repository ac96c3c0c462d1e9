// Pure: no browser, no network, no clock.
// A date that opens a line, with or without its year: "Monday, 12 May – Porto", "12.05.", "5月3日", "Sat 4/5".

import { monthNames, shortWeekdays, weekdays } from './day-date-words.ts';
import { letter, signs } from './day-letters.ts';

export interface DayDate {
  /** Days since the first of January, in years of 12 months of 31 days: good enough to order and to count. */
  keys: number[];
  /** The last day of "12–14 May", else 0 further on. */
  more: number;
  start: number;
  end: number;
}

export interface Weekday {
  /** 0 is Monday. */
  weekday: number;
  start: number;
  end: number;
}

// A date further on is part of a sentence.
const reach = 70;

const folded = (text: string) =>
  text.replace(/[\u00c0-\u024f]/g, (sign) => sign.normalize('NFD').charAt(0)).toLowerCase();
const indexOf = (names: string[][]) =>
  new Map(names.flatMap((forms, index) => forms.map((form) => [form, index] as const)));
const months = indexOf(monthNames);
const days = indexOf(weekdays);
const short = new Set(shortWeekdays);

const weekdayWord = `(?:(?<weekday>[${letter}]{2,10}(?:-feira)?)(?:\\.,|[.,])?(?:\\s+(?:den|der|the|le|el|dia))?\\s+)?`;
const range = '(?:\\s?(?:-|–|—|&|/|to|bis|au|a|al|und|and)\\s?(?<last>\\d{1,2})(?:st|nd|rd|th|\\.|º)?)?';
const year = '(?:\\s*(?:,|de|del)?\\s*(?<year>(?:19|20)\\d{2}))?';
const written: RegExp[] = [
  // Monday, 12 May 2024 · 12–14 May · 12. Mai · 12 de mayo
  new RegExp(
    `^${signs}${weekdayWord}(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)?${range}\\s?(?:de\\s|d['’]|of\\s)?(?<month>[${letter}]{3,10})(?![${letter}])\\.?${year}`,
    'u',
  ),
  // May 12th · Mon, Sep 09
  new RegExp(
    `^${signs}${weekdayWord}(?<month>[${letter}]{3,10})\\.?\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?${range}(?!\\d|[:.]\\d)${year}`,
    'u',
  ),
];
const numeric = new RegExp(
  String.raw`^${signs}(?:(?<weekday>[${letter}]{2,10})(?:\.,|[.,])?\s*[(（]?\s*)?(?<a>\d{1,2})(?<sign>[./])(?<b>\d{1,2})(?:[./](?:\d{4}|\d{2})?)?(?![\d%€$£]|\s?(?:km|m|h|%|€|\$|stars?|\/))`,
  'u',
);
const numericRange = new RegExp(
  String.raw`^${signs}(?<a>\d{1,2})\.\s?[-–—]\s?(?<c>\d{1,2})\.(?<b>\d{1,2})\.`,
  'u',
);
const iso = new RegExp(
  String.raw`^${signs}(?:19|20)\d{2}[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})(?!\d)日?`,
  'u',
);
const eastern = new RegExp(
  String.raw`^${signs}(?:(?:19|20)\d{2}\s*年\s*)?(?<month>\d{1,2})\s*月\s*(?<day>\d{1,2})\s*[日号號]`,
  'u',
);

const keyOf = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? [(month - 1) * 31 + day - 1] : [];

/** A word before the date must be a weekday: "Room 12 May" is none. */
const isRefused = (word: string | undefined) =>
  word !== undefined && !days.has(folded(word)) && !short.has(folded(word));

function writtenDate(head: string): DayDate | undefined {
  for (const expression of written) {
    const match = expression.exec(folded(head));
    if (!match?.groups || isRefused(match.groups.weekday)) continue;
    const month = months.get(match.groups.month ?? '');
    const day = Number(match.groups.day);
    if (month === undefined) continue;
    const keys = keyOf(month + 1, day);
    if (keys.length === 0) continue;
    const more = match.groups.last ? Math.max(0, Number(match.groups.last) - day) : 0;
    return { keys, more: more > 20 ? 0 : more, start: 0, end: match[0].length };
  }
  return undefined;
}

function digitsDate(head: string): DayDate | undefined {
  const east = eastern.exec(head) ?? iso.exec(head);
  if (east?.groups) {
    const keys = keyOf(Number(east.groups.month), Number(east.groups.day));
    return keys.length > 0 ? { keys, more: 0, start: 0, end: east[0].length } : undefined;
  }
  const match = numericRange.exec(head) ?? numeric.exec(head);
  if (!match?.groups || isRefused(match.groups.weekday)) return undefined;
  const { a, b, c, sign = '.' } = match.groups;
  // With dots the day comes first; with a stroke either may, and the other dates of the page tell.
  const keys = [...keyOf(Number(b), Number(a)), ...(sign === '/' ? keyOf(Number(a), Number(b)) : [])];
  const more = c ? Math.max(0, Number(c) - Number(a)) : 0;
  return keys.length > 0 ? { keys, more, start: 0, end: match[0].length } : undefined;
}

/** The date the text opens with. "12 monkeys" and "3.5 km" are none. */
export function findDayDate(text: string): DayDate | undefined {
  const head = text.slice(0, reach);
  return /\d/.test(head) ? (writtenDate(head) ?? digitsDate(head)) : undefined;
}

const weekdayFirst = new RegExp(
  `^${signs}(?:on |am |le |el |il |op )?(?<word>[${letter}]{5,10}(?:-feira)?)(?![${letter}])`,
  'u',
);

/** The weekday the text opens with: "Saturday: the market". */
export function findWeekday(text: string): Weekday | undefined {
  const match = weekdayFirst.exec(folded(text.slice(0, reach)));
  const weekday = days.get(match?.groups?.word ?? '');
  return match && weekday !== undefined ? { weekday, start: 0, end: match[0].length } : undefined;
}
