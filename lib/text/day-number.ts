// Pure: no browser, no network, no clock.
// "Day 3: Sintra" → 3. The words for it are a table in day-words.ts.
import { type DayWords, dayCharacters, dayWords } from './day-words.ts';

export interface DayMarker {
  number: number;
  /** The last day of "Days 3-5"; the same as `number` for a single day. */
  lastNumber: number;
  start: number;
  end: number;
}

// A trip's name may stand before the marker ("Portugal by train, day 4"); further on it is a sentence.
const reach = 60;

interface Pattern {
  expression: RegExp;
  numberOf(match: RegExpExecArray): number;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
const anyOf = (words: string[]) => words.map(escaped).join('|');
// Alternatives such as "un|une" share a number.
const spelled = (words: string[]) => words.map((word) => word.split('|'));
const spelledNumber = (words: string[], text: string) =>
  spelled(words).findIndex((forms) => forms.includes(text.toLowerCase())) + 1;

const range =
  '(?:\\s*(?:-|–|—|&|\\+|to|and|bis|und|a|e|y|et|à|au|til|en)\\s*(?:[\\p{L}]{3,5}\\s*)?0?(?<last>\\d{1,2})(?!\\d|[:.h]\\d|\\s?[ap]m))?';

// Two digits at most: longer trips are told on several pages, and larger numbers are years and prices.
function patternsOf(words: DayWords): Pattern[] {
  const before = `(?<![\\p{L}\\d])(?:${anyOf(words.before)})`;
  const result: Pattern[] = [
    {
      expression: new RegExp(
        `${before}\\s*(?:#|n[°º.]?\\s?)?\\s*0?(?<number>\\d{1,2})(?![\\d%])${range}`,
        'iu',
      ),
      numberOf: (match) => Number(match.groups?.number),
    },
  ];
  const { numbers, ordinals, after, ordinal } = words;
  if (numbers) {
    const forms = anyOf(spelled(numbers).flat());
    result.push({
      expression: new RegExp(`${before}\\s+(?<number>${forms})(?![\\p{L}\\d])`, 'iu'),
      numberOf: (match) => spelledNumber(numbers, match.groups?.number ?? ''),
    });
  }
  if (after && ordinal) {
    result.push({
      expression: new RegExp(
        `(?<![\\p{L}\\d.])(?<number>\\d{1,2})(?:${ordinal})\\s*(?:${anyOf(after)})(?![\\p{L}\\d])`,
        'iu',
      ),
      numberOf: (match) => Number(match.groups?.number),
    });
  }
  if (after && ordinals) {
    const forms = anyOf(spelled(ordinals).flat());
    result.push({
      expression: new RegExp(
        `(?<![\\p{L}\\d])(?<number>${forms})\\s+(?:${anyOf(after)})(?![\\p{L}\\d])`,
        'iu',
      ),
      numberOf: (match) => spelledNumber(ordinals, match.groups?.number ?? ''),
    });
  }
  return result;
}

const chineseDigits = '一二三四五六七八九';
/** 十二 → 12, 二十 → 20, 三 → 3. */
function chineseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['0', text];
  const digit = (sign: string | undefined, empty: number) => (sign ? chineseDigits.indexOf(sign) + 1 : empty);
  return (tens === '0' ? 0 : digit(tens, 1)) * 10 + digit(ones, 0);
}

const patterns: Pattern[] = [
  ...dayWords.flatMap(patternsOf),
  ...dayCharacters.map((expression) => ({
    expression,
    numberOf: (match: RegExpExecArray) => chineseNumber(match.groups?.number ?? ''),
  })),
];

/** Full-width digits and letters as their plain ones, character for character, so that places stay true. */
const plain = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** The first day marker near the start of `text`: "Day 02–03 | Porto" → 2 to 3; "10 days in Japan" → undefined. */
export function findDayMarker(text: string): DayMarker | undefined {
  const head = plain(text.slice(0, reach + 20));
  let first: DayMarker | undefined;
  for (const { expression, numberOf } of patterns) {
    const match = expression.exec(head);
    if (!match || match.index >= reach) continue;
    const number = numberOf(match);
    if (!(number >= 1)) continue;
    const last = Number(match.groups?.last ?? number);
    const found = {
      number,
      lastNumber: last > number ? last : number,
      start: match.index,
      end: match.index + match[0].length,
    };
    if (!first || found.start < first.start || (found.start === first.start && found.end > first.end))
      first = found;
  }
  return first;
}

/** True where nothing but signs and digits stands before the marker. */
export const opensWith = (text: string, marker: DayMarker) => !/\p{L}/u.test(text.slice(0, marker.start));
