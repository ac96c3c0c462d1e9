// How long something takes: "1–2 hours" → 120 (the longer one is safer to plan with), "90 min", "½ day", "2時間".
import {
  betweenNumbers,
  halfDay,
  halfHour,
  hourAndHalf,
  hourUnits,
  minuteUnits,
  numberWords as numbersByLanguage,
  wholeDay,
} from '../languages/durations.ts';
import { anyCase } from './any-case.ts';
import { allWords, anyPiece } from './language-rows.ts';
import { letter, wordEnd } from './letters.ts';
import { withoutOverlaps } from './without-overlaps.ts';
import { wordGlance, wordPattern } from './word-pattern.ts';

export interface FoundDuration {
  minutes: number;
  start: number;
  end: number;
}

const numberWords: Record<string, number> = Object.assign({}, ...Object.values(numbersByLanguage));
const phrases = [
  { minutes: 30, words: halfHour },
  { minutes: 90, words: hourAndHalf },
  { minutes: 240, words: halfDay },
  { minutes: 480, words: wholeDay },
];

const digits = '\\d{1,3}(?:[.,]\\d)?|½|1½';
// A word needs a space before its unit: "ahora" is not "a hora".
const count = `${digits}|(?:${Object.keys(numberWords).join('|')})(?=[\\s–-])`;
const edge = `(?<![${letter}\\d:.,/€$£¥])`;
const hours = anyPiece(hourUnits);
const minutes = anyPiece(minuteUnits);
const range = `(?<from>${count})(?:\\s?(?:-|–|—|~|${allWords(betweenNumbers).join('|')})\\s?(?<to>${count}))?`;

// The number before a unit: a digit, or a word and a space.
const beforeUnit = '(?:[\\d½][\\s-]?|[a-z][\\s-])';

/** The unit in minutes, a quick test that every matching text passes, and the pattern. */
const patterns: [unit: number, needs: RegExp, pattern: RegExp][] = [
  // 1h30 · 1 h 30 min · 2 hours 15 minutes; from six on "9h30" is a clock time
  [
    60,
    /\d\s?(?:h|st|or|u)/iu,
    new RegExp(
      anyCase(
        `${edge}(?<from>[0-5]|1\\d(?=\\s))\\s?(?:${hours})\\s?(?:and |und |et |y |e |en )?(?<rest>\\d{1,2})(?:\\s?(?:${minutes}|m|′))?${wordEnd}`,
      ),
      'gu',
    ),
  ],
  [
    60,
    new RegExp(anyCase(`${beforeUnit}(?:${hours})(?![a-z\\d])`), 'u'),
    new RegExp(anyCase(`${edge}${range}(?:\\s|-)?(?:${hours})${wordEnd}`), 'gu'),
  ],
  [
    60,
    /\d\s?[個个時小]/u,
    /(?<from>\d{1,2}(?:\.\d)?)(?:\s?[-–~〜～到至]\s?(?<to>\d{1,2}))?\s?(?:個|个)?(?:時間|小時|小时)(?:(?<rest>\d{1,2})分|(?<half>半))?/gu,
  ],
  [
    1,
    new RegExp(anyCase(`${beforeUnit}(?:${minutes}|′)(?![a-z\\d])`), 'u'),
    new RegExp(anyCase(`${edge}${range}(?:\\s|-)?(?:${minutes}|′)${wordEnd}`), 'gu'),
  ],
  [1, /\d\s?分/u, /(?<from>\d{1,3})(?:\s?[-–~〜～到至]\s?(?<to>\d{1,3}))?\s?(?:分間|分钟|分鐘)/gu],
];
const named = phrases.map(({ minutes: length, words }) => ({ length, pattern: wordPattern(words, 'gu') }));
const hasNamed = wordGlance(...phrases.map(({ words }) => words));

// No visit within a day takes longer; "72 hours in Lisbon" is a trip.
const maxVisitMinutes = 14 * 60;

function countOf(word: string | undefined): number {
  if (!word) return 0;
  if (word === '½') return 0.5;
  if (word === '1½') return 1.5;
  return numberWords[word.toLowerCase()] ?? Number(word.replace(',', '.'));
}

function read(match: RegExpMatchArray, unit: number): FoundDuration[] {
  const { from, to, rest, half } = match.groups ?? {};
  const most = Math.max(countOf(from), countOf(to)) * unit + Number(rest ?? 0) + (half ? 30 : 0);
  const start = match.index ?? 0;
  if (!Number.isFinite(most) || most <= 0 || most > maxVisitMinutes) return [];
  return [{ minutes: Math.round(most), start, end: start + match[0].length }];
}

/** Every duration in `text`, in order. Where two patterns match the same words, the longer match is right. */
export function findDurations(text: string): FoundDuration[] {
  const all = [
    ...patterns.flatMap(([unit, needs, pattern]) =>
      needs.test(text) ? [...text.matchAll(pattern)].flatMap((match) => read(match, unit)) : [],
    ),
    ...(hasNamed.test(text) ? named.flatMap((one) => namedIn(text, one)) : []),
  ];
  return withoutOverlaps(all);
}

const namedIn = (text: string, { length, pattern }: (typeof named)[number]): FoundDuration[] =>
  [...text.matchAll(pattern)].map((match) => ({
    minutes: length,
    start: match.index,
    end: match.index + match[0].length,
  }));
