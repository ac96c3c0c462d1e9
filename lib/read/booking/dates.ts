// Dates as bookings print them: day and month may be swapped, the year may be missing. They are settled by the weekday,
// by fuller dates of the document, by the day of issue, and by how the rest of the document writes dates.
import { isCalendarDay, weekdayOf } from '../../model/local-moment.ts';
import { monthMeant, monthNamed, weekdaysNamed } from '../../text/date-names.ts';
import { cachedByText } from '../../text/remembered.ts';

export interface WrittenDate {
  day: number;
  month: number;
  year?: number;
  /** 0 is Monday; several where a short form means different days in two languages. */
  weekdays: number[];
  /** True where day and month may be swapped. */
  isEither: boolean;
  start: number;
  end: number;
}

export interface DateSense {
  order: 'day-first' | 'month-first';
  /** Full dates of the document: the same day without a year is one of these. */
  wholeDates: string[];
  /** Years without a day, "Oct 18 – 22, 2027", the most frequent first. */
  bareYears: number[];
  /** The day of issue, or of the file: bookings lie after it. */
  issued?: string;
}

// In Thailand 2027 is 2570. Two digits with letters after them belong to another date or a time: "19APR 19APR", "6 Sep
// 10am".
const year =
  "(?<year>(?:19|20)\\d{2}|25[67]\\d(?![\\d.,])|['’]?\\d{2}(?![\\d:.\\p{L}]|[-–/][\\p{L}\\d]|\\s?(?:Uhr|hrs?|h|ore|godz|hod|[ap]\\.?m)(?!\\p{L})))";
const patterns: RegExp[] = [
  /(?<![\d.])(?<year>(?:19|20)\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/gu,
  /(?:(?:(?<year>(?:19|20)\d{2})|令和\s?(?<reiwa>\d{1,2}|元))\s?年\s?)?(?<month>\d{1,2})\s?月\s?(?<day>\d{1,2})\s?[日号號]/gu,
  // 2026년 4월 3일 (금)
  /(?:(?<year>(?:19|20)\d{2})\s?년\s?)?(?<month>\d{1,2})\s?월\s?(?<day>\d{1,2})\s?일/gu,
  // 2026. 4. 3. and, in Hungary, 2026. június 19. · 2026. jún. 19.
  /(?<![\d.])(?<year>20\d{2})\.\s(?<month>\d{1,2})\.\s?(?<day>\d{1,2})(?!\d)/gu,
  /(?<![\d.])(?<year>20\d{2})\.\s(?<name>\p{L}{3,12})\.?\s(?<day>\d{1,2})(?!\d)/gu,
  // 17 tháng 4, 2027 · 17 thg 4
  /(?<!\d)(?<day>\d{1,2})\s(?:tháng|thg\.?)\s(?<month>\d{1,2})(?!\d)(?:,?\s(?:năm\s)?(?<year>20\d{2}))?/giu,
  // 22 March 2026 · 5. Juni · 22MAR26 · 20JAN · 12 de mayo de 2026
  new RegExp(
    `(?<![\\d:./])(?<day>\\d{1,2})(?:\\.|st|nd|rd|th|er|º|°)?[\\s-]{0,2}(?:de\\s|of\\s|d['’])?(?<name>[\\p{L}\\p{M}]{3,14})(?![\\p{L}\\p{M}])\\.?(?:,?[\\s-]{0,2}(?:del?\\s)?${year})?`,
    'giu',
  ),
  // 22MAR26 and 22MAR, without spaces
  /(?<![\p{L}\d])(?<day>\d{1,2})(?<name>[A-Z]{3})(?<year>(?:20)?\d{2})?(?![\p{L}\d])/gu,
  // March 22, 2026
  /(?<!\p{L})(?<name>\p{L}{3,10})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:./-]\d)(?:,?\s(?<year>(?:19|20)\d{2}))?(?!\d|:)/giu,
  /(?<![\d.])(?<a>\d{1,2})(?<sign>[./-])\s?(?<b>\d{1,2})\k<sign>\s?(?<year>(?:19|20)\d{2}|\d{2})(?![\d:])/gu,
  // 25/abr · 4-dic-27
  /(?<![\d./])(?<day>\d{1,2})[/-](?<name>\p{L}{3,9})\.?(?:[/-](?<year>(?:20)?\d{2}))?(?![\p{L}\d])/giu,
  // 15.11. · 15/11, where the punctuation is required
  /(?<![\d.,:/-])(?<a>\d{1,2})(?<sign>\.)(?<b>\d{1,2})\.(?!\d)/gu,
  /(?<![\d.,:/-])(?<a>\d{2})(?<sign>\/)(?<b>\d{2})(?![\d/.,:%-])/gu,
];

const reiwaStart = 2018;
const buddhist = 2500;
const buddhistAhead = 543;
const weekdayBefore =
  /(?<word>[\p{L}\p{M}]{2,14}(?:-feira)?)[.,]{0,2}\s?(?:(?:den|le|el|the|the|dnia|d\.)\s)?$/u;
const weekdayAfter = /^,?\s?[(（]?(?<word>[\p{L}\p{M}]{1,14}(?:-feira)?)\.?[)）]?/u;

// "od 12. do 15. ledna", "12. dubna do neděle": between two days such a word means "until" or "and"; "to 6.5." is a
// Thursday.
const smallWord = /^(?:do|po|di|to|la|so|su|ne)$/u;
const isBetween = (word: string, before: string, after: string) =>
  smallWord.test(word) && /[\p{L}\d.]\s*$/u.test(before) && /^\s*[\p{L}\d]/u.test(after);

function weekdaysAround(text: string, start: number, end: number): number[] {
  const head = text.slice(Math.max(0, start - 24), start);
  const opened = weekdayBefore.exec(head);
  const named = opened?.groups?.word ?? '';
  const before = isBetween(named, head.slice(0, opened?.index), text.slice(start))
    ? []
    : weekdaysNamed(named);
  if (before.length > 0) return before;
  const rest = text.slice(end, end + 24);
  const after = weekdayAfter.exec(rest);
  // A single character is a weekday only in brackets: (火).
  const word = after?.groups?.word ?? '';
  const isSmall = isBetween(word, text.slice(start, end), rest.slice(after?.[0].length));
  const isMeant = /[(（]/.test(after?.[0] ?? '') || (word.length > 1 && !isSmall);
  return isMeant ? weekdaysNamed(word) : [];
}

type Groups = Record<string, string | undefined>;

function yearOf(groups: Groups): number | undefined {
  if (groups.reiwa) return reiwaStart + (groups.reiwa === '元' ? 1 : Number(groups.reiwa));
  const digits = groups.year?.replace(/\D/g, '');
  if (!digits) return undefined;
  const whole = Number(digits) + (digits.length === 2 ? 2000 : 0);
  return whole >= buddhist ? whole - buddhistAhead : whole;
}

/** A short name before a full year is a month: "17 Oca 2027". */
function monthOf({ name, month, b, year: stated }: Groups, isSure: boolean): number | undefined {
  if (!name) return Number(month ?? b);
  return isSure || /^2\d{3}$/u.test(stated ?? '') ? monthMeant(name) : monthNamed(name);
}

function writtenOf(text: string, match: RegExpMatchArray, isSure = false): WrittenDate | undefined {
  const groups = match.groups ?? {};
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const month = monthOf(groups, isSure);
  const day = Number(groups.day ?? groups.a);
  const isEither = groups.a !== undefined && (isSure || groups.sign !== '.') && day <= 12;
  const isAmerican = groups.a !== undefined && (isSure || groups.sign !== '.') && (month ?? 0) > 12;
  const [d, m] = isAmerican ? [month ?? 0, day] : [day, month ?? 0];
  if (m < 1 || m > 12 || d < 1 || d > 31) return undefined;
  const yearFound = yearOf(groups);
  return {
    day: d,
    month: m,
    ...(yearFound !== undefined && { year: yearFound }),
    weekdays: weekdaysAround(text, start, end),
    isEither: isEither && !isAmerican,
    start,
    end,
  };
}

// 30 kwi · 19/3 · wo 11/8 · 30.04 · 16-10 · 20261003: elsewhere these could be other numbers.
const loose = [
  /(?<!\d)(?<day>\d{1,2})\.?\s?(?<name>[\p{L}\p{M}]{3,9})(?![\p{L}\p{M}])\.?(?:\s(?<year>20\d{2}))?/gu,
  /(?<!\d)(?<year>20\d{2})(?<month>[01]\d)(?<day>[0-3]\d)(?!\d)/gu,
  /(?<![\d.,:/-])(?<a>\d{1,2})\s?(?<sign>[./])\s?(?<b>\d{1,2})(?![\d/:])/gu,
  /(?<![\d.,:/-])(?<a>\d{1,2})(?<sign>-)(?<b>0[1-9]|1[0-2])(?![\d/:-])/gu,
];

/** The first date in words that are known to be one. */
export function looseDate(text: string): WrittenDate | undefined {
  for (const pattern of loose)
    for (const match of text.matchAll(pattern)) {
      const date = writtenOf(text, match, true);
      if (date) return date;
    }
  return undefined;
}

/** Every date in `text`, in order, as it is written. */
export const writtenDates = cachedByText(datesIn);

const firstWord = /^[\p{L}\p{M}\d]+/u;

function datesIn(text: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  if (!/\d/.test(text)) return found;
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const date = writtenOf(text, match);
      // "1. deposit, 11 March": a match that is no date may have taken the beginning of one, so the search goes on
      // after its first word.
      if (!date) pattern.lastIndex = match.index + (firstWord.exec(match[0])?.[0].length ?? 1);
      if (date && !found.some((other) => date.start < other.end && other.start < date.end)) found.push(date);
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

const pad = (value: number) => String(value).padStart(2, '0');
const dayOf = (y: number, m: number, d: number) => `${y}-${pad(m)}-${pad(d)}`;

const fits = (day: string, weekdays: number[]) => weekdays.length === 0 || weekdays.includes(weekdayOf(day));

/** Both readings of 03/06, the one in the document's order first. */
function readingsOf({ day, month, isEither }: WrittenDate, order: DateSense['order']) {
  const asWritten = { d: day, m: month };
  if (!isEither) return [asWritten];
  const other = { d: month, m: day };
  return order === 'day-first' ? [asWritten, other] : [other, asWritten];
}

const yearOfDay = (day: string | undefined) => (day ? Number(day.slice(0, 4)) : undefined);

/** The years that a date without one can be in, likeliest first. */
function yearsFor(m: number, d: number, sense: DateSense): number[] {
  const same = sense.wholeDates
    .filter((day) => day.endsWith(`-${pad(m)}-${pad(d)}`))
    .map((day) => Number(day.slice(0, 4)));
  const issued = yearOfDay(sense.issued);
  const afterIssue = issued !== undefined && sense.issued && dayOf(issued, m, d) < sense.issued ? 1 : 0;
  const byIssue = issued === undefined ? [] : [issued + afterIssue, issued + 1 - afterIssue];
  const neighbours = sense.wholeDates
    .map((day) => ({ day, year: Number(day.slice(0, 4)) }))
    .flatMap(({ day, year: y }) =>
      [y, y + 1, y - 1].map((near) => ({ near, far: distance(day, dayOf(near, m, d)) })),
    )
    .sort((a, b) => a.far - b.far)
    .map(({ near }) => near);
  // A paper is printed in the year of the journey or in the year before.
  const named = [...sense.bareYears, ...sense.bareYears.map((one) => one + 1)];
  return [...new Set([...same, ...byIssue, ...neighbours, ...named])];
}

const distance = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) || 0;

/** "YYYY-MM-DD", or undefined where nothing gives the year or no such day exists. */
export function settleDate(date: WrittenDate, sense: DateSense): string | undefined {
  const days = readingsOf(date, sense.order).flatMap(({ d, m }) =>
    (date.year === undefined ? yearsFor(m, d, sense) : [date.year]).map((y) => dayOf(y, m, d)),
  );
  const real = days.filter(isCalendarDay);
  return real.find((day) => fits(day, date.weekdays)) ?? real[0];
}

/** In China, Japan and Korea the month comes first. */
const isEastern = (texts: string[]) =>
  3 *
    texts.filter((text) =>
      /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text),
    ).length >
  texts.length;

/** "25/06" can only be day first. */
const isDayFirst = (text: string) => /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])(?!\d)/u.test(text);

/** "Fri Apr 9" and "4/9" on one paper are the same day, so the month comes first. */
function isNamedSwapped(dates: readonly WrittenDate[]): boolean {
  const named = new Set(dates.filter(({ isEither }) => !isEither).map(({ day, month }) => `${month}/${day}`));
  const either = dates.filter(({ isEither, day, month }) => isEither && day !== month);
  const [swapped, asWritten] = [
    either.filter(({ day, month }) => named.has(`${day}/${month}`)),
    either.filter(({ day, month }) => named.has(`${month}/${day}`)),
  ];
  return swapped.length > asWritten.length;
}

const bareYear = /(?<![\p{L}\d.,:/+#№-])20[1-4]\d(?![\p{L}\d:%/-]|[.,]\d|\s?h)/gu;
// "0915", "2140": on a paper with such times, "2015" is a quarter past eight.
const bareClock = /(?<![\p{L}\d.,:/+#№-])(?!20[1-4]\d)(?:[01]\d|2[0-3])[0-5]\d(?![\p{L}\d:%/-]|[.,]\d)/u;

/** The years in the texts, the most frequent first, then the latest. */
function bareYearsIn(texts: string[]): number[] {
  const counts = new Map<number, number>();
  const hasClocks = texts.some((text) => bareClock.test(text));
  for (const text of texts.filter((one) => !hasClocks || writtenDates(one).length > 0))
    for (const [digits] of text.matchAll(bareYear))
      counts.set(Number(digits), (counts.get(Number(digits)) ?? 0) + 1);
  return [...counts].toSorted(([a, m], [b, n]) => n - m || b - a).map(([one]) => one);
}

/** How a document writes its dates, judged by all of its texts. */
export function dateSenseOf(texts: string[], issued?: string): DateSense {
  const dates = texts.flatMap(writtenDates);
  const votes = dates.filter((date) => date.isEither || date.year !== undefined);
  const american = texts.some((text) =>
    /(?<!\d)(?:0?[1-9]|1[0-2])([/-])(?:1[3-9]|2\d|3[01])\1(?:20)?\d{2}(?!\d)/.test(text),
  );
  const swapped = votes.filter(({ isEither, weekdays, year: y, day, month }) => {
    if (!isEither || weekdays.length === 0 || y === undefined) return false;
    const [asWritten, other] = [dayOf(y, month, day), dayOf(y, day, month)];
    return !fits(asWritten, weekdays) && isCalendarDay(other) && fits(other, weekdays);
  });
  const order =
    american || swapped.length > 0 || isNamedSwapped(dates) || (isEastern(texts) && !texts.some(isDayFirst))
      ? 'month-first'
      : 'day-first';
  const bareYears = bareYearsIn(texts);
  const sense: DateSense = { order, wholeDates: [], bareYears, ...(issued && { issued }) };
  const wholeDates = dates.flatMap((date) =>
    date.year === undefined ? [] : (settleDate(date, sense) ?? []),
  );
  return { ...sense, wholeDates: [...new Set(wholeDates)] };
}
