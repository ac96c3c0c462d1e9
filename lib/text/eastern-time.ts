// Clock times as Japanese, Chinese and Korean write them: "14時30分", "下午 2 點半", "오전 9시", "大概四點左右".
import { chineseNumber } from './day-numerals.ts';
import {
  clockAfter,
  countBefore,
  littleAfter,
  littleBefore,
  partJoins,
  partsOfDay,
  quarter,
} from './eastern-time-words.ts';
import { minutesSettler, written } from './spoken-time.ts';

interface EasternTime {
  time: string;
  start: number;
  end: number;
}

const parts = `(?:(?<part>${Object.values(partsOfDay).join('|')})${partJoins}?\\s?)`;
const is = {
  morning: new RegExp(`^(?:${partsOfDay.morning})$`, 'u'),
  noon: new RegExp(`^(?:${partsOfDay.noon})$`, 'u'),
  night: new RegExp(`^(?:${partsOfDay.night})$`, 'u'),
};
// "中午11點半" is before twelve, "晚上1點" after midnight.
const beginOfNoon = 10;
const endOfNight = 5;

/** The hour on a 24-hour clock: "下午 2" → 14, "晚上 12" → 0. "早上 13" is no time. */
function hourOf(part: string, hour: number): number | undefined {
  if (hour > 12) return is.morning.test(part) ? undefined : hour;
  if (is.morning.test(part)) return hour % 12;
  if (is.noon.test(part)) return hour >= beginOfNoon ? hour : hour + 12;
  if (is.night.test(part) && (hour < endOfNight || hour === 12)) return hour % 12;
  return (hour % 12) + 12;
}

const numeral = '[一二两兩三四五六七八九十]{1,3}';
// "4.5 點" is a score.
const noCount = `(?<![\\d.])(?<!(?:${countBefore})\\s?)`;
const halfPast = `(?<halfPast>半|반)|(?<quarters>[一三])${quarter}`;
const digits = [
  // 下午2:30 · 午後2:30
  new RegExp(`${parts}(?<hour>\\d{1,2})[:：](?<minute>\\d{2})(?!\\d)`, 'gu'),
  // …–5:00 after 下午1:00: the part of the day applies to both
  new RegExp(
    `(?=\\d)(?<=${parts}\\d{1,2}[:：]\\d{2}\\s?[-–—~〜～至到]\\s?)(?<hour>\\d{1,2})[:：](?<minute>\\d{2})(?!\\d)`,
    'gu',
  ),
  // 14時30分 · 14点半 · 晚上 6 點
  new RegExp(
    `${parts}?${noCount}(?<hour>\\d{1,2})\\s?(?<sign>[時时点點])(?:(?<minute>\\d{2})分?|\\s?(?<spaced>\\d{1,2}|${numeral})\\s?分|\\s?(?:${halfPast}))?(?!間|间)`,
    'gu',
  ),
  // 오전 9시 30분 · 9시 반
  new RegExp(
    `${parts}?(?<!\\d)(?<hour>\\d{1,2})시(?!간)(?:\\s?(?<minute>\\d{1,2})분|\\s?(?:${halfPast}))?`,
    'gu',
  ),
];

const afterHour = new RegExp(`^(?:${clockAfter})`, 'u');
const words = new RegExp(
  `${parts}?(?<![第幾几])(?<hour>${numeral})[点點時](?:${halfPast}|(?<minute>${numeral})分?)?(?!之?[间間])`,
  'gu',
);
const isLittleBefore = new RegExp(`${littleBefore}$`, 'u');
const isLittleAfter = new RegExp(`^${littleAfter}`, 'u');
const maxTextAfter = 3;

/** "一点" can also mean "a little", even after a part of the day: "早上一点也不冷". */
const isLittle = (hour: string, before: string, after: string) =>
  hour === '一' && (isLittleBefore.test(before) || isLittleAfter.test(after));

/** An hour without minutes: "晚上一点", "四點左右"; not "三点", which may be three points. */
function isBareHour(text: string, match: RegExpMatchArray): boolean {
  const { part, hour = '' } = match.groups ?? {};
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const after = text.slice(end, end + maxTextAfter);
  if (isLittle(hour, text.slice(Math.max(0, start - 1), start), after)) return false;
  return part !== undefined || afterHour.test(after);
}

/** "20" and "二十" → 20; "两点" is two o'clock. */
const numberOf = (sign: string): number => chineseNumber(sign.replace(/[两兩]/u, '二'));

type MinutesSettler = ReturnType<typeof minutesSettler>;

interface ClockParts {
  part: string | undefined;
  hour: number;
  minute: number;
  /** A 12-hour clock that may leave out the part of the day; with 時 and 시 writers mostly use a 24-hour clock. */
  isToTwelve: boolean;
}

const minutesPast = ({ minute, spaced, halfPast: half, quarters }: Record<string, string | undefined>) =>
  half ? 30 : quarters ? numberOf(quarters) * 15 : numberOf(minute ?? spaced ?? '');

function timeOf(
  settleMinutes: MinutesSettler,
  match: RegExpMatchArray,
  clockParts: ClockParts,
): EasternTime[] {
  const start = match.index ?? 0;
  const at = { start, end: start + match[0].length };
  const hour = clockParts.part ? hourOf(clockParts.part, clockParts.hour) : clockParts.hour;
  if (hour === undefined || hour > 23 || clockParts.minute > 59) return [];
  const minutes = hour * 60 + clockParts.minute;
  const isOpen = !clockParts.part && clockParts.isToTwelve && hour > 0;
  return [{ time: written(isOpen ? settleMinutes(minutes, at) : minutes), ...at }];
}

const inDigits = (text: string, settleMinutes: MinutesSettler) =>
  digits
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match) => {
      const { part, hour = '', sign } = match.groups ?? {};
      return timeOf(settleMinutes, match, {
        part,
        hour: numberOf(hour),
        minute: minutesPast(match.groups ?? {}),
        isToTwelve: sign === '点' || sign === '點',
      });
    });

const inWords = (text: string, settleMinutes: MinutesSettler) =>
  [...text.matchAll(words)].flatMap((match) => {
    const { part, hour = '', minute, halfPast: half, quarters } = match.groups ?? {};
    if (!half && !quarters && !minute && !isBareHour(text, match)) return [];
    return timeOf(settleMinutes, match, {
      part,
      hour: numberOf(hour),
      minute: minutesPast(match.groups ?? {}),
      isToTwelve: true,
    });
  });

// Every such time has one of these.
const glance = new RegExp(`[点點時时시]|${Object.values(partsOfDay).join('|')}`, 'u');

/** Every such time, in no particular order. */
export function easternTimes(text: string): EasternTime[] {
  if (!glance.test(text)) return [];
  const settleMinutes = minutesSettler(text);
  return [
    ...(/\d/.test(text) ? inDigits(text, settleMinutes) : []),
    ...(/[点點時]/.test(text) ? inWords(text, settleMinutes) : []),
  ];
}
