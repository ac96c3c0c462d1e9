// A date that opens a line, with or without its year: "Monday, 12 May – Porto", "12.05.", "5月3日", "Sat 4/5".

import { beforeDate, months as monthNames, shortMonths } from '../languages/dates.ts';
import { nonLetters } from './day-letters.ts';
import { allWords } from './language-rows.ts';
import { letter } from './letters.ts';
import { folded, isWeekday, placesOf, reach } from './weekday.ts';

export interface DayDate {
  /**
   * Days since the first of January, in years of 12 months of 31 days: good enough to order and to count.
   * Two keys where day and month may be swapped, twelve where the month is not named.
   */
  keys: number[];
  /** How many days later the range ends, 2 for "12–14 May"; 0 for a single day. */
  more: number;
  start: number;
  end: number;
}

const months = placesOf(monthNames, shortMonths);

// Letters and emails label their date: "Sent: Tue, 4 Sep 2018".
const letterHead =
  '(?:(?:sent|date|gesendet|datum|envoye|enviado|inviato|verzonden|data|fecha)(?:\\s(?:on|am|le|el|il|op))?\\s?:\\s*)?';
const small = `${letterHead}(?:(?:${allWords(beforeDate).join('|').replaceAll(' ', '\\s')})\\s+)?`;
// "Wednesday/Thursday, 6./7. July": the second weekday is ignored.
const weekdayWord = `(?:(?<weekday>[${letter}]{2,10}(?:-feira)?)(?:\\s?[/&+–-]\\s?[${letter}]{2,10}[.,]?(?=\\s))?(?:\\.,|[.,:])?(?:\\s?[(（–-])?(?:\\s+(?:den|der|the|le|el|il|dia))?\\s*(?<=[^${letter}]))?`;
const head = `^${nonLetters}${small}${weekdayWord}`;
const joint = '-|–|—|→|&|/|to|bis|au|a|al|e|y|et|und|and|t/m|tot';
const range = `(?:\\s?(?:${joint})\\s?(?:[a-z]{2,10}[.,]{0,2}\\s)?(?<last>\\d{1,2})(?:st|nd|rd|th|\\.|º)?)?`;
const year = '(?:\\s*(?:,|de|del)?\\s*(?<year>(?:19|20)\\d{2}))?';
// "27 July – 3 August": a range across two months.
const monthName = `(?:${[...months.keys()]
  .filter(Boolean)
  .sort((a, b) => b.length - a.length)
  .join('|')})(?![${letter}])`;
const overMonth = `(?:\\s?(?:-|–|—|→|to|until|till|bis|au|a|al|hasta|ate|t/m|tot)\\s?(?<lastDay>\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?[\\s-]?(?:de\\s|d['’]|of\\s)?(?<lastMonth>${monthName}))?`;
const overMonthFirst = `(?:\\s?(?:-|–|—|→|to|until|till)\\s?(?<lastMonth>${monthName})\\.?\\s(?<lastDay>\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:.]\\d))?`;
const written: RegExp[] = [
  // Monday, 12 May 2024 · 12–14 May · 12. Mai · 12 de mayo · 12-May-2024
  new RegExp(
    `${head}(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°)?${range}[\\s-]?(?:de\\s|d['’]|of\\s)?(?<month>[${letter}]{3,12})(?![${letter}])\\.?${year}${overMonth}`,
    'u',
  ),
  // May 12th · Mon, Sep 09
  new RegExp(
    `${head}(?<month>[${letter}]{3,10})\\.?\\s(?:the\\s)?(?<day>\\d{1,2})(?:st|nd|rd|th)?${overMonthFirst}${range}(?!\\d|[:.]\\d|\\s?(?:times|hours?|days?|%|€|\\$))${year}`,
    'u',
  ),
];
const numeric = new RegExp(
  String.raw`^${nonLetters}(?:(?<weekday>[${letter}]{2,10})(?:\.,|[.,])?\s*[(（]?\s*)?(?<a>\d{1,2})(?<sign>[./])(?<b>\d{1,2})(?:[./](?:\d{4}|\d{2})?)?(?:\s?[-–—~～]\s?(?<c>\d{1,2})[./](?<d>\d{1,2}))?(?![\d%€$£/]|\s?(?:[%€$]|(?:km|m|h|stars?)(?![${letter}])))`,
  'u',
);
// With hyphens only a year tells a date from a range or a score: 12-05-2024
const dashed = new RegExp(
  String.raw`^${nonLetters}(?:(?<weekday>[${letter}]{2,10})[.,]*\s+)?(?<a>\d{1,2})(?<sign>-)(?<b>\d{1,2})-(?:19|20)\d{2}(?!\d)`,
  'u',
);
const numericRange = new RegExp(
  String.raw`^${nonLetters}(?<a>\d{1,2})\.\s?[-–—]\s?(?<c>\d{1,2})\.(?<b>\d{1,2})\.`,
  'u',
);
// "12/24-26", "1/1-2": the month, then the days.
const daysOfMonth = new RegExp(
  String.raw`^${nonLetters}(?<a>\d{1,2})/(?<b>\d{1,2})\s?[-–—~～〜]\s?(?<until>\d{1,2})(?![\d/.:%]|\s?(?:[%€$]|(?:km|m|h)(?![${letter}])))`,
  'u',
);
// Thu–Sat 17-19/07 · Fri 4 - 6/7: without a weekday it may be a fraction or a score.
const weekdayRange = new RegExp(
  String.raw`^${nonLetters}(?<weekday>[${letter}]{2,10}(?:-feira)?)\.?(?:\s?[-–—/&]\s?[${letter}]{2,10}(?:-feira)?)?[.,]*\s+(?<a>\d{1,2})\.?\s?[-–—]\s?(?<c>\d{1,2})(?<sign>[./])(?<b>\d{1,2})(?!\d)`,
  'u',
);
const iso = new RegExp(
  String.raw`^${nonLetters}(?:19|20)\d{2}[-/.年]\s?(?<month>\d{1,2})[-/.月]\s?(?<day>\d{1,2})(?!\d)日?`,
  'u',
);
const easternWeekday = '(?:[一-龥가-힣]{2,3}\\s*)?';
const eastern = new RegExp(
  String.raw`^${nonLetters}(?:${easternWeekday})(?:(?:19|20)\d{2}\s*[年년]\s*)?(?<month>\d{1,2})\s*[月월]\s*(?<day>\d{1,2})\s*[日号號일](?:\s*[-–—~～〜至]\s*(?:(?<lastMonth>\d{1,2})\s*[月월]\s*)?(?<last>\d{1,2})\s*[日号號일])?`,
  'u',
);
// "19日（東京→松本）", "30日", "28일 오사카성": the month is not named. "2日目" and "3日間" are counts.
const easternDay = new RegExp(
  String.raw`^${nonLetters}(?<day>\d{1,2})(?:\s?[日号號일](?=\s*(?:[()（）:：、,，|–—-]|$))|일(?=\s(?!동안|간|차|정도|만에|이상|투어)[가-힣]))`,
  'u',
);
// "Saturday 12", "Sat 15 – Sun 16" without a month; "Monday 9:00" and "Friday 5 pm" are opening hours.
const weekdayNumber = new RegExp(
  String.raw`^${nonLetters}${small}(?<weekday>[${letter}]{3,10}(?:-feira)?)[.,]?\s+(?:the\s|den\s|dia\s)?(?<day>\d{1,2})(?:st|nd|rd|th|\.|º)?(?:\s?[-–—&]\s?[${letter}]{3,10}\.?\s(?<last>\d{1,2}))?(?=\s*(?:[:：,(|–—]|-\s|$)|\s[^\d\s])(?!\s?(?:[ap]\.?m|uhr|h\b|hrs?\b|[–—-]\s?\d))`,
  'u',
);

const keyOf = (month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? [(month - 1) * 31 + day - 1] : [];

/** A word before the date must be a weekday: "Room 12 May" is no date. */
const isRefused = (word: string | undefined) => word !== undefined && !isWeekday(word);

function writtenDate(head: string): DayDate | undefined {
  for (const expression of written) {
    const match = expression.exec(head);
    if (!match?.groups || isRefused(match.groups.weekday)) continue;
    const month = months.get(match.groups.month ?? '');
    const day = Number(match.groups.day);
    if (month === undefined) continue;
    const keys = keyOf(month + 1, day);
    if (keys.length === 0) continue;
    const more = match.groups.last
      ? Math.max(0, Number(match.groups.last) - day)
      : daysTo(match.groups, keys);
    return { keys, more: more > maxRangeLength ? 0 : more, start: 0, end: match[0].length };
  }
  return undefined;
}

/** The number of days to the end of a range in another month. */
function daysTo({ lastDay, lastMonth = '' }: Record<string, string | undefined>, keys: number[]): number {
  const month = months.get(lastMonth);
  return month === undefined ? 0 : wayTo(keyOf(month + 1, Number(lastDay)), keys);
}

function datesOfMonth(head: string): DayDate | undefined {
  const match = daysOfMonth.exec(head);
  const [month, first, last] = [match?.groups?.a, match?.groups?.b, match?.groups?.until].map(Number);
  if (!match || month === undefined || first === undefined || last === undefined || last <= first)
    return undefined;
  const keys = keyOf(month, first);
  return keys.length > 0 && keyOf(month, last).length > 0
    ? { keys, more: last - first, start: 0, end: match[0].length }
    : undefined;
}

function digitsDate(head: string): DayDate | undefined {
  const east = eastern.exec(head) ?? iso.exec(head);
  if (east?.groups) {
    const { month, day, last = day, lastMonth = month } = east.groups;
    const keys = keyOf(Number(month), Number(day));
    const more = wayTo(keyOf(Number(lastMonth), Number(last)), keys);
    return keys.length > 0
      ? { keys, more: more > maxRangeLength ? 0 : more, start: 0, end: east[0].length }
      : undefined;
  }
  const days = datesOfMonth(head);
  if (days) return days;
  const match = weekdayRange.exec(head) ?? numericRange.exec(head) ?? numeric.exec(head) ?? dashed.exec(head);
  if (!match?.groups || isRefused(match.groups.weekday)) return undefined;
  const { a, b, c, d, sign = '.' } = match.groups;
  // With dots the day comes first. With a slash, in Chinese and Japanese, or
  // in a text of digits only, either may, and the page's other dates decide.
  const isEither = sign === '/' || eastLetter.test(head) || onlyDigits.test(head);
  const keysFor = (one: number, two: number) => [...keyOf(two, one), ...(isEither ? keyOf(one, two) : [])];
  const keys = keysFor(Number(a), Number(b));
  const more = d ? wayTo(keysFor(Number(c), Number(d)), keys) : Number(c ?? a) - Number(a);
  return keys.length > 0
    ? { keys, more: more < 0 || more > maxRangeLength ? 0 : more, start: 0, end: match[0].length }
    : undefined;
}
const wayTo = (last: number[], first: number[]) =>
  last.length > 0 ? ((last.at(-1) ?? 0) - (first.at(-1) ?? 0) + yearLength) % yearLength : 0;
const onlyDigits = /^[\s\d./]+$/;
const eastLetter = /[\u3041-\u30ff\u4e00-\u9fff]/u;
const yearLength = 12 * 31;
const maxRangeLength = 20;

const allMonths = Array.from({ length: 12 }, (_, month) => month + 1);

/** A day whose month is not named; the other dates decide. */
function numberedWeekday(head: string): DayDate | undefined {
  const match = weekdayNumber.exec(head);
  const { weekday = '', day, last } = match?.groups ?? {};
  if (!match || isRefused(weekday)) return undefined;
  const keys = allMonths.flatMap((month) => keyOf(month, Number(day)));
  const more = last ? Math.max(0, Number(last) - Number(day)) : 0;
  return keys.length > 0 ? { keys, more, start: 0, end: match[0].length } : undefined;
}

// "On the 4th we walked", "Am 4. ging es", "El día 4": another date names the month.
const onNumber = new RegExp(
  String.raw`^${nonLetters}(?:on the (?<day>\d{1,2})(?:st|nd|rd|th)|am (?<de>\d{1,2})\.|el (?:dia )?(?<es>\d{1,2})|(?:le|il) (?<fr>\d{1,2})|no dia (?<pt>\d{1,2}))(?=,|\s[a-z])`,
  'u',
);

// "J18", "Sa. 3" under "Day": the weekday's first letters and the day of the month.
const letterNumber = /^\s*\p{L}{1,3}\.?\s?(?<day>\d{1,2})\s*$/u;

/** The date in a cell of a column headed "day". */
export function findDateInColumn(text: string): DayDate | undefined {
  const match = text.length <= maxCellLength ? letterNumber.exec(text) : null;
  const keys = allMonths.flatMap((month) => keyOf(month, Number(match?.groups?.day)));
  return match && keys.length > 0 ? { keys, more: 0, start: 0, end: match[0].length } : undefined;
}
const maxCellLength = 8;

function numberedDate(head: string): DayDate | undefined {
  const match = onNumber.exec(head) ?? easternDay.exec(head);
  const { day, de, es, fr, pt } = match?.groups ?? {};
  const number = Number(day ?? de ?? es ?? fr ?? pt);
  const keys = match ? allMonths.flatMap((month) => keyOf(month, number)) : [];
  return match && keys.length > 0 ? { keys, more: 0, start: 0, end: match[0].length } : undefined;
}

/** The date the text opens with. "12 monkeys" and "3.5 km" are no dates. */
export function findDayDate(text: string): DayDate | undefined {
  const opening = folded(text.slice(0, reach));
  return /\d/.test(opening)
    ? (writtenDate(opening) ?? digitsDate(opening) ?? numberedWeekday(opening) ?? numberedDate(opening))
    : undefined;
}

// "Telegraph House, Sep 06 17:00": a date after punctuation, wherever it stands.
const afterSeparator = /(?:[,:：·|(（]|\s[–—-]\s)\s?/gu;

/** Units after two numbers: "1-2 小时", "3-4 天". Those that also begin place names need a check: "11-2 天津". */
const countedEastern =
  '小[时時]|[个個晚次周週年位层層种種]|分[钟鐘]|公[里斤]|天(?![津坛壇山门門涯水池])|日(?![光本月喀照])|人(?!民)|元(?![阳陽])|月(?![牙亮])|号线|號線|[点點]';

// "11-2 北京": month and day above a chapter. "1-2 小时" and "3-4 人" are counts.
const monthAndDay = new RegExp(
  String.raw`^${nonLetters}(?<month>\d{1,2})-(?<day>\d{1,2})(?=\s*$|\s+(?!${countedEastern})\p{Script=Han})`,
  'u',
);

/** The date that a Chinese or Japanese heading opens with or consists of. In other languages two numbers are a range. */
export function findDateOverChapter(text: string): DayDate | undefined {
  const match = monthAndDay.exec(text.slice(0, reach));
  const keys = keyOf(Number(match?.groups?.month), Number(match?.groups?.day));
  return match && keys.length > 0 ? { keys, more: 0, start: 0, end: match[0].length } : undefined;
}

/** The first date after other text in a line. It must name its month, because bare numbers may be anything. */
export function findDateIn(text: string): DayDate | undefined {
  for (const match of /\d/.test(text) ? text.matchAll(afterSeparator) : []) {
    const start = match.index + match[0].length;
    const found = writtenDate(folded(text.slice(start, start + reach)));
    if (found) return { ...found, start: match.index, end: start + found.end };
  }
  return undefined;
}

// "Sintra – 12 May", "Sintra (Sat 4/5)": nothing but the date follows the separator.
const separator = /\s[–—|-]\s|[,:：·(（]\s?/gu;
const maxLineLength = 80;

/** The date a short line ends with. */
export function findDateAtEnd(text: string): DayDate | undefined {
  if (text.length > maxLineLength || !/\d/.test(text)) return undefined;
  for (const match of text.matchAll(separator)) {
    const start = match.index + match[0].length;
    const found = findDayDate(text.slice(start));
    if (found && !/[\p{L}\d]/u.test(text.slice(start + found.end)))
      return { ...found, start: match.index, end: text.length };
  }
  return undefined;
}
