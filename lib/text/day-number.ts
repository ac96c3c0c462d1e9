// "Day 3: Sintra" → 3.
import { arrivalWords, dayWords, stageWords as stagesByLanguage } from '../languages/days.ts';
import { nonLetters } from './day-letters.ts';
import { chineseNumber, romans } from './day-numerals.ts';
import { range } from './day-range.ts';
import { dayApart, dayCharacters, lastDayCharacters, lastDayWords, namedDays } from './day-words.ts';
import { allWords } from './language-rows.ts';
import { letter, wordEnd, wordStart } from './letters.ts';

export interface DayMarker {
  number: number;
  /** The last day of "Days 3-5"; the same as `number` for a single day. */
  lastNumber: number;
  start: number;
  end: number;
}

// A trip's name may stand before the marker ("Portugal by train, day 4"); further on it is part of a sentence.
export const reach = 60;
// The longest marker with its range, "Siebenundzwanzigster Tag bis …", is shorter.
const maxMarkerLength = 40;
// Longer ranges are opening hours, years and prices.
export const maxSpanDays = 14;

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s_]+/g, '[\\s-]+');
/** The key in the tables: "twenty-one" and "twenty one" are "twenty_one". */
const keyOf = (word: string) => word.replace(/[\s-]+/g, '_');
// Longer words first: "days" before "day".
const anyOf = (words: string[]) =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const stageWords = allWords(stagesByLanguage);

/** Word → its languages, with the number it means in each. */
type Meanings = Map<string, Map<string, number>>;

function meaningsOf(listOf: (words: (typeof dayWords)[string]) => string[] | undefined): Meanings {
  const meanings: Meanings = new Map();
  for (const [language, words] of Object.entries(dayWords)) {
    for (const [index, forms] of (listOf(words) ?? []).entries()) {
      for (const form of forms.split('|')) {
        meanings.set(form, (meanings.get(form) ?? new Map<string, number>()).set(language, index + 1));
      }
    }
  }
  return meanings;
}

const befores = meaningsOf(({ before }) => before);
const afters = meaningsOf(({ after }) => after);
const numbers = meaningsOf((words) => words.numbers);
const ordinals = meaningsOf((words) => words.ordinals);
const endings = meaningsOf(({ ordinal }) => ordinal);

/** The number `word` means in a language that also has `dayWord`: "dag to" is 2 in Danish, "day to" is nothing. */
function meaningIn(dayWord: Map<string, number> | undefined, word: Map<string, number> | undefined) {
  const language = [...(word?.keys() ?? [])].find((name) => dayWord?.has(name));
  return language === undefined ? undefined : word?.get(language);
}

// "Día 3 de mayo" is a date.
const noMonth =
  '(?!\\s+de\\s+(?:ene|feb|fev|mar|abr|may|mai|jun|jul|ago|sep|set|oct|out|nov|dic|dez|jan|gen))';
// "5 Days 4 Nights" is a duration, not a day.
const noNights = '(?!\\s*(?:nights?|nächte|nuits?|noches|notti|noites|nachten|nætter|nätter|nits|nocy))';
const beforeWord = `${wordStart}(?<word>${anyOf([...befores.keys()])})`;
const afterWord = `(?<word>${anyOf([...afters.keys()])})${wordEnd}`;

interface Pattern {
  /** A quick test that every matching text passes: long expressions are then seldom run, or even compiled. */
  needs?: Pick<RegExp, 'test'>;
  expression: RegExp;
  numberOf(groups: Record<string, string | undefined>): number | undefined;
  /** For ranges whose end is a word. */
  lastOf?(groups: Record<string, string | undefined>): number | undefined;
}

const numberWord = anyOf([...numbers.keys(), ...ordinals.keys()]);
const character = '#|["\'”’]\\s?[:=]|[-_]|n[°ºr.]{0,2}\\s?|no\\.\\s?|\\.|:(?=\\s*\\d{1,2}(?!\\d|[:.]\\d))';
// An ordinal's ending may stand apart: "1 ° giorno".
const ending = `\\s?(?<ending>[${letter}.º°^'’-]{1,4}?)`;
const valueAfter = (groups: Record<string, string | undefined>) =>
  meaningIn(afters.get(groups.word ?? ''), endings.get(groups.ending ?? ''))
    ? Number(groups.number)
    : undefined;
const spelled = (day: Map<string, number> | undefined, word: string | undefined) =>
  word === undefined
    ? undefined
    : (meaningIn(day, numbers.get(keyOf(word))) ?? meaningIn(day, ordinals.get(keyOf(word))));

const letterRuns = new RegExp(`[${letter}]+`, 'gu');
const runsOf = (text: string): string[] => text.match(letterRuns) ?? [];

/** True for texts with a word of the first table right before one of the second: "day" before "one". */
function neighbours(lefts: Meanings[], rights: Meanings[]): Pick<RegExp, 'test'> {
  const endsLeft = new Set(lefts.flatMap((words) => [...words.keys()]).map((word) => runsOf(word).at(-1)));
  const startsRight = new Set(rights.flatMap((words) => [...words.keys()]).map((word) => runsOf(word)[0]));
  return {
    test(text) {
      const runs = runsOf(text);
      return runs.some((run, at) => at > 0 && startsRight.has(run) && endsLeft.has(runs[at - 1]));
    },
  };
}

// Two digits at most: longer trips take several pages, and larger numbers are years and prices.
const digit = /\d/;
const alphabetic: Pattern[] = [
  {
    needs: digit,
    expression: new RegExp(
      `${beforeWord}\\s*(?:${character})?\\s*0?(?<number>\\d{1,2})(?![\\d%]|[.,]\\d|(?:st|nd|rd|th)\\b)${range}${noMonth}${noNights}`,
      'gu',
    ),
    numberOf: ({ number }) => Number(number),
  },
  { needs: digit, expression: dayApart, numberOf: ({ number }) => Number(number) },
  // Day one · Days one and two · giorno terzo
  {
    needs: neighbours([befores], [numbers, ordinals]),
    expression: new RegExp(
      `${beforeWord}[\\s:–-]{1,3}(?<number>${numberWord})(?![${letter}])(?:\\s(?:and|to|und|bis|et|y|e|en|och|og)\\s(?<lastWord>${numberWord})(?![${letter}]))?`,
      'gu',
    ),
    numberOf: ({ word = '', number }) => spelled(befores.get(word), number),
    lastOf: ({ word = '', lastWord }) => spelled(befores.get(word), lastWord),
  },
  // Day II; "Day I" needs punctuation after it, because "I" is a word too
  {
    needs: /\s[ivx]/u,
    expression: new RegExp(
      `${beforeWord}\\s(?<number>[ivx]{2,4}(?![${letter}])|[ivx](?=\\s?(?:[:.,|)–—-]|$)))`,
      'gu',
    ),
    numberOf: ({ number = '' }) => (romans.includes(number) ? romans.indexOf(number) : undefined),
  },
  {
    needs: digit,
    expression: new RegExp(`(?<![${letter}\\d.])(?<number>\\d{1,2})${ending}\\s*${afterWord}`, 'gu'),
    numberOf: valueAfter,
  },
  // 1. und 2. Tag · 4.–6. Tag · 1er et 2e jour
  {
    needs: digit,
    expression: new RegExp(
      `(?<![${letter}\\d.])(?<number>\\d{1,2})[${letter}.º°]{0,3}\\s*(?:-|–|—|&|\\+|und|bis|et|e|y|to|and|en)\\s*(?<last>\\d{1,2})${ending}\\s*${afterWord}`,
      'gu',
    ),
    numberOf: valueAfter,
  },
  {
    needs: neighbours([ordinals], [afters]),
    expression: new RegExp(`${wordStart}(?<number>${anyOf([...ordinals.keys()])})\\s+${afterWord}`, 'gu'),
    numberOf: ({ word = '', number = '' }) => meaningIn(afters.get(word), ordinals.get(keyOf(number))),
  },
];

const ideographic: Pattern[] = dayCharacters.map((expression) => ({
  expression,
  numberOf: ({ first, number = '' }) => (first ? 1 : chineseNumber(number)),
}));

/** Full-width and circled characters as plain ones, one for one, so that positions stay the same. */
export const narrow = (text: string) =>
  hasWide.test(text)
    ? text
        .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
        .replace(/[①-⑨]/g, (character) => String(character.charCodeAt(0) - 0x245f))
    : text;
const hasWide = /[\uff01-\uff5e①-⑨]/;
const plain = (text: string) => narrow(lowered(text));

// "İ" becomes two characters in lower case, which would shift all later positions: "İstanbul".
const lowered = (text: string) => text.replace(/\u0130/g, 'I').toLowerCase();

function lastOf(pattern: Pattern, groups: Record<string, string | undefined>, number: number): number {
  const last = pattern.lastOf?.(groups) ?? chineseNumber(groups.last ?? String(number));
  return last > number && last - number < maxSpanDays ? last : number;
}

// Every marker contains one of these: this alone rules out nearly all texts.
const glanceWord =
  /da[yg]|d[ií]a|dies|jour|tag|giorn|dzie|день|g[uü]n|ziua|p[aä]iv|jorn|اليوم|יום|ημέρα|μέρα|ngày|hari|deň|दिन|วันที่|(?:[\d.íýi]\s?)(?:den|dan|nap)|(?:den|dan)\s?\d/u;
const glanceCharacter = /[天日目め일날]|วัน/u;

/** The first day marker near the start of `text`: "Day 02–03 | Porto" → 2 to 3; "10 days in Japan" → undefined. */
export function findDayMarker(text: string): DayMarker | undefined {
  const head = plain(text.slice(0, reach + maxMarkerLength));
  const possible = [
    ...(glanceWord.test(head) ? alphabetic : []),
    ...(glanceCharacter.test(head) ? ideographic : []),
  ];
  let first: DayMarker | undefined;
  for (const pattern of possible) {
    if (pattern.needs && !pattern.needs.test(head)) continue;
    const found = firstOf(pattern, head);
    if (!found || found.start >= reach) continue;
    const isEarlier = !first || found.start < first.start;
    if (isEarlier || (found.start === first?.start && found.end > first.end)) first = found;
  }
  return first;
}

/** The first match of the pattern that gives a number: "a day later, on the second day" → 2. */
function firstOf(pattern: Pattern, head: string): DayMarker | undefined {
  for (const match of head.matchAll(pattern.expression)) {
    const groups = match.groups ?? {};
    const number = pattern.numberOf(groups);
    if (number === undefined || Number.isNaN(number)) continue;
    return {
      number,
      lastNumber: lastOf(pattern, groups, number),
      start: match.index,
      end: match.index + match[0].length,
    };
  }
  return undefined;
}

const stages = [
  new RegExp(
    `^${nonLetters}(?:${anyOf(stageWords)})\\s*(?:${character})?\\s*0?(?<number>\\d{1,2})(?![\\d%]|[.,]\\d)${range}`,
    'u',
  ),
  new RegExp(
    `^${nonLetters}(?<number>\\d{1,2})[.ºª°^eè]?(?:me|ème)?\\s*(?:${anyOf(stageWords)})(?![${letter}])`,
    'u',
  ),
];

const anyStage = new RegExp(anyOf(stageWords), 'u');
// "Second night" is no stage, "Night 2" is one.
const glanceStage = /stage|leg|[ée]tap|tapp|этап/u;
// "Première étape", "Zweite Etappe", "The third leg".
const spelledStage = new RegExp(
  `^${nonLetters}(?:the |die |la |el |il |a |de )?(?<number>${anyOf([...ordinals.keys()])})\\s+(?:${anyOf(stageWords)})(?![${letter}])`,
  'u',
);

function matchStage(head: string): RegExpExecArray | null | undefined {
  if (/\d/.test(head)) return anyStage.test(head) ? (stages[0]?.exec(head) ?? stages[1]?.exec(head)) : null;
  return glanceStage.test(head) ? spelledStage.exec(head) : null;
}

/** "Etappe 3: over the pass" → 3. */
export function findStage(text: string): DayMarker | undefined {
  const head = plain(text.slice(0, reach));
  const match = matchStage(head);
  const { number: written = '' } = match?.groups ?? {};
  const number = /\d/.test(written)
    ? Number(written)
    : ([...(ordinals.get(keyOf(written))?.values() ?? [])][0] ?? 0);
  if (!match || number === 0) return undefined;
  const last = Number(match.groups?.last ?? number);
  const lastNumber = last > number && last - number < maxSpanDays ? last : number;
  return { number, lastNumber, start: 0, end: match[0].length };
}

/** The words for the last day, if the text opens with them. */
export function findLastDay(text: string): { start: number; end: number } | undefined {
  const head = lowered(text.slice(0, reach));
  const match = lastDayWords.exec(head) ?? lastDayCharacters.exec(head);
  return match ? { start: 0, end: match[0].length } : undefined;
}

/** True where nothing but punctuation and digits stands before the marker. */
export const opensWith = (text: string, marker: { start: number }) =>
  !anyLetter.test(text.slice(0, marker.start));
const anyLetter = new RegExp(`[${letter}]`, 'u');

const wordAlone = new RegExp(`^${nonLetters}(?:${anyOf([...befores.keys()])})[\\s.:#]*$`, 'u');
// The longest of the words with its punctuation.
const maxWordAloneLength = 14;

/** "Day" and nothing else: its number is in the next element. */
export const isDayWord = (text: string) => text.length <= maxWordAloneLength && wordAlone.test(lowered(text));

const stageAlone = new RegExp(`^${nonLetters}(?:${anyOf(stageWords)})[\\s.:#]*$`, 'u');
/** "Stage" and nothing else, as a column header. */
export const isStageWord = (text: string) =>
  text.length <= maxWordAloneLength && stageAlone.test(lowered(text));

/** "Arrival day", "Abreisetag": a day with a name instead of a number. */
export const isNamedDay = (text: string) => namedDays.test(lowered(text.slice(0, reach)));

const arriving = new RegExp(`${wordStart}(?:${anyOf(Object.values(arrivalWords).flat())})${wordEnd}`, 'u');

/** "The arrivals", "Anreise am Mittwoch": how they got there, before the counted days. */
export const isArrival = (text: string) => arriving.test(lowered(text.slice(0, reach)));
