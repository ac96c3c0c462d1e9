// Pure: no browser, no network, no clock.
// Hours as words and as Chinese numerals: "um halb acht" → 07:30, "下午一點" → 13:00.
import { anyCase, inAnyCase } from './any-case.ts';
import { halfWords } from './clock-words.ts';
import { letter, wordStart } from './letters.ts';
import { earlyWords, type SpokenHours, spokenHours } from './spoken-time-words.ts';

export interface SpokenTime {
  time: string;
  start: number;
  end: number;
}

const anyOf = (words: string[]) => words.sort((a, b) => b.length - a.length).join('|');

function expressionsOf({ before, hours, after = '', minutes = {}, ahead = {} }: SpokenHours): RegExp[] {
  const tail = Object.keys(minutes).length > 0 ? `(?<minutes>${anyOf(Object.keys(minutes))})?` : '';
  const hour = `(?<hour>${anyOf([...hours])})(?![${letter}])`;
  const plain = `${before}${hour}${after && `(?:${after})`}${tail}`;
  if (Object.keys(ahead).length === 0) return [new RegExp(anyCase(`${wordStart}${plain}`), 'gu')];
  // Minutes said first make the hour clear: "half past one" needs no more.
  const early = `(?<ahead>${anyOf(Object.keys(ahead))})${hour}`;
  return [plain, early].map((source) => new RegExp(anyCase(`${wordStart}${source}`), 'gu'));
}

/** What a text with a spoken hour holds at least. The exact edges of words are dear to look for, so they come after. */
function glanceOf({ before, hours, ahead = {} }: SpokenHours): RegExp {
  const opening = [before, ...Object.keys(ahead)].join('|');
  return new RegExp(anyCase(`(?<![a-z\\d])(?:${opening})(?:${hours.join('|')})(?![a-z])`), 'u');
}

const languages = spokenHours.map((words) => ({
  words,
  hours: words.hours.map((word) => new RegExp(anyCase(`^(?:${word})$`), 'u')),
  glance: glanceOf(words),
  expressions: expressionsOf(words),
}));
// No other text can hold a spoken hour: most blocks are told apart by it alone.
const glance = inAnyCase(
  /(?:o[’']clock|\b(?:at|around|by|about|um|gegen|punkt|halb|half|quarter|las|alle|verso|delle|dalle|om|rond|tegen)\s|heure|às\s|das\s|pelas\s|pras\s|para as\s)/u,
);

const written = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

// Whoever says "at four" means the afternoon, unless the words around speak of the morning.
const earliestHour = 7;
const earlyReach = 60;

/** Minutes of the day; early hours are those of the afternoon where nothing says otherwise. */
export function toldMinutes(minutes: number, text: string, at: { start: number; end: number }): number {
  if (minutes >= earliestHour * 60 - 30) return minutes;
  const around = text.slice(Math.max(0, at.start - earlyReach), at.end + earlyReach);
  return earlyWords.test(around) ? minutes : minutes + 12 * 60;
}

// "kwart voor acht 's avonds"
const lateAfter = new RegExp(anyCase(`^\\s{0,2}(?:${halfWords.pm})`), 'u');
const lateReach = 24;

function spokenIn(text: string, language: (typeof languages)[number]): SpokenTime[] {
  const { words, hours, expressions } = language;
  if (!language.glance.test(text)) return [];
  return expressions
    .flatMap((expression) => [...text.matchAll(expression)])
    .flatMap((match) => {
      const groups = match.groups ?? {};
      const index = hours.findIndex((hour) => hour.test(groups.hour ?? ''));
      if (index < 0) return [];
      const shift =
        (words.ahead?.[groups.ahead?.toLowerCase() ?? ''] ?? 0) +
        (words.minutes?.[groups.minutes?.toLowerCase() ?? ''] ?? 0);
      // The word before the clock is no part of it: "a las nueve" → "nueve".
      const lead = match[0].indexOf(groups.ahead ?? groups.hour ?? '');
      const at = { start: match.index + lead, end: match.index + match[0].length };
      const minutes = (index + 1) * 60 + shift;
      const isLate = minutes < 12 * 60 && lateAfter.test(text.slice(at.end, at.end + lateReach));
      return [{ time: written(isLate ? minutes + 12 * 60 : toldMinutes(minutes, text, at)), ...at }];
    });
}

const numerals = '一二三四五六七八九';
const numeral = '[一二两兩三四五六七八九十]{1,3}';
const eastern = new RegExp(
  `(?<half>上午|早上|凌晨|清晨|中午|下午|傍晚|晚上|午前|午後|朝|夜)?(?<hour>${numeral})[点點時](?:(?<past>半)|(?<minute>${numeral})分?)?(?![一-龥]?间|間)`,
  'gu',
);

function signsToNumber(sign: string): number {
  const plain = sign.replace(/[两兩]/, '二');
  const [tens = '', ones = ''] = plain.includes('十') ? plain.split('十') : ['0', plain];
  const digit = (one: string, empty: number) => (one ? numerals.indexOf(one) + 1 : empty);
  return (tens === '0' ? 0 : digit(tens, 1)) * 10 + digit(ones, 0);
}

function easternIn(text: string): SpokenTime[] {
  return [...text.matchAll(eastern)].flatMap((match) => {
    const { half, hour = '', past, minute } = match.groups ?? {};
    // "一点" is "a little", "三点" may be three points.
    if (!half && !past && !minute) return [];
    const minutes = signsToNumber(hour) * 60 + (past ? 30 : minute ? signsToNumber(minute) : 0);
    if (signsToNumber(hour) > 24 || minutes >= 24 * 60) return [];
    const at = { start: match.index, end: match.index + match[0].length };
    const isLate = half && /下午|傍晚|晚上|午後|夜/.test(half) && minutes < 12 * 60;
    const told = isLate ? minutes + 12 * 60 : half ? minutes : toldMinutes(minutes, text, at);
    return [{ time: written(told), ...at }];
  });
}

/** Every hour said in words, in no order. */
export function spokenTimes(text: string): SpokenTime[] {
  const western = glance.test(text) ? languages.flatMap((language) => spokenIn(text, language)) : [];
  return /[点點時]/.test(text) ? [...western, ...easternIn(text)] : western;
}
