// Pure: no browser, no network, no clock.
// Clock times as Japanese, Chinese and Korean write them: "14時30分", "下午 2 點半", "오전 9시", "大概四點左右".
import { toldMinutes } from './spoken-time.ts';

interface EasternTime {
  time: string;
  start: number;
  end: number;
}

// Said before the hour, in which part of the day it is.
const morning = '午前|朝|上午|早上|早晨|清晨|凌晨|오전|아침|새벽';
const noon = '中午|正午';
const afternoon = '午後|夕方|下午|傍晚|오후|저녁';
const night = '深夜|半夜|晚上|晚間|晚间|夜晚|夜|밤';
const parts = `(?:(?<part>${[morning, noon, afternoon, night].join('|')})的?\\s?)`;
const is = {
  morning: new RegExp(`^(?:${morning})$`, 'u'),
  noon: new RegExp(`^(?:${noon})$`, 'u'),
  night: new RegExp(`^(?:${night})$`, 'u'),
};
// "中午11點半" is before twelve, "晚上1點" after midnight.
const beginOfNoon = 10;
const endOfNight = 5;

/** The hour of 24 that is meant: "下午 2" → 14, "晚上 12" → 0. Who says "早上 13" means something else. */
function hourOf(part: string, hour: number): number | undefined {
  if (hour > 12) return is.morning.test(part) ? undefined : hour;
  if (is.morning.test(part)) return hour % 12;
  if (is.noon.test(part)) return hour >= beginOfNoon ? hour : hour + 12;
  if (is.night.test(part) && (hour < endOfNight || hour === 12)) return hour % 12;
  return (hour % 12) + 12;
}

// "第 2 点" and "以下 3 点" count points, "4.5 點" is a mark.
const noCount = '(?<![\\d.第])(?<!(?:第|以下|这|這|有|共)\\s?)';
const halfPast = '(?<halfPast>半|반)';
const digits = [
  // 下午2:30 · 午後2:30
  new RegExp(`${parts}(?<hour>\\d{1,2})[:：](?<minute>\\d{2})(?!\\d)`, 'gu'),
  // 14時30分 · 14点半 · 晚上 6 點
  new RegExp(
    `${parts}?${noCount}(?<hour>\\d{1,2})\\s?(?<sign>[時时点點])(?:(?<minute>\\d{2})分?|\\s?(?<spaced>\\d{1,2})\\s?分|\\s?${halfPast})?(?!間|间)`,
    'gu',
  ),
  // 오전 9시 30분 · 9시 반
  new RegExp(
    `${parts}?(?<!\\d)(?<hour>\\d{1,2})시(?!간)(?:\\s?(?<minute>\\d{1,2})분|\\s?${halfPast})?`,
    'gu',
  ),
];

const numerals = '一二三四五六七八九';
const numeral = '[一二两兩三四五六七八九十]{1,3}';
// "一点" is "a little", "三点" may be three points: a bare hour needs a word that only goes with clocks.
const afterHour = /^(?:左右|多|鐘|钟|整|出[發发]|抵[達达]|到(?![處处底])|集合|過後|过后)/u;
const words = new RegExp(
  `${parts}?(?<![第幾几])(?<hour>${numeral})[点點時](?:${halfPast}|(?<minute>${numeral})分?)?(?![一-龥]?间|間)`,
  'gu',
);
// "有一点多", "早一点到": a little.
const littleBefore = /[有差早晚快大慢近遠远少]$/u;
const longestAfter = 3;

/** "四點左右", "七點多": an hour and nothing else. */
function isBareHour(text: string, hour: string, { start, end }: { start: number; end: number }): boolean {
  const isLittle = hour === '一' && littleBefore.test(text.slice(Math.max(0, start - 1), start));
  return !isLittle && afterHour.test(text.slice(end, end + longestAfter));
}

function signsToNumber(sign: string): number {
  const plain = sign.replace(/[两兩]/, '二');
  const [tens = '', ones = ''] = plain.includes('十') ? plain.split('十') : ['0', plain];
  const digit = (one: string, empty: number) => (one ? numerals.indexOf(one) + 1 : empty);
  return (tens === '0' ? 0 : digit(tens, 1)) * 10 + digit(ones, 0);
}

const written = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

interface Said {
  part: string | undefined;
  hour: number;
  minute: number;
  /** Who counts to twelve and leaves out the part of the day; with 時 and 시 one mostly counts to 24. */
  isToTwelve: boolean;
}

function timeOf(text: string, match: RegExpMatchArray, said: Said): EasternTime[] {
  const start = match.index ?? 0;
  const at = { start, end: start + match[0].length };
  const hour = said.part ? hourOf(said.part, said.hour) : said.hour;
  if (hour === undefined || hour > 23 || said.minute > 59) return [];
  const minutes = hour * 60 + said.minute;
  const isOpen = !said.part && said.isToTwelve && hour > 0;
  return [{ time: written(isOpen ? toldMinutes(minutes, text, at) : minutes), ...at }];
}

const inDigits = (text: string) =>
  digits
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match) => {
      const { part, hour, sign, minute, spaced, halfPast: half } = match.groups ?? {};
      return timeOf(text, match, {
        part,
        hour: Number(hour),
        minute: half ? 30 : Number(minute ?? spaced ?? 0),
        isToTwelve: sign === '点' || sign === '點',
      });
    });

const inWords = (text: string) =>
  [...text.matchAll(words)].flatMap((match) => {
    const { part, hour = '', minute, halfPast: half } = match.groups ?? {};
    const at = { start: match.index, end: match.index + match[0].length };
    if (!part && !half && !minute && !isBareHour(text, hour, at)) return [];
    return timeOf(text, match, {
      part,
      hour: signsToNumber(hour),
      minute: half ? 30 : signsToNumber(minute ?? ''),
      isToTwelve: true,
    });
  });

/** Every such time, in no order. */
export function easternTimes(text: string): EasternTime[] {
  if (!/[点點時时시午朝夕夜早凌清傍晚正오저아밤]/u.test(text)) return [];
  return [...(/\d/.test(text) ? inDigits(text) : []), ...(/[点點時]/.test(text) ? inWords(text) : [])];
}
