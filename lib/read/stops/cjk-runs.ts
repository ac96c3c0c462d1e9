// Names in Japanese and Chinese text: consecutive words of the browser's segmenter that together look like one name.
import type { Knowledge } from '../../model/evidence.ts';
import type { Run } from './runs.ts';
import type { Token } from './tokens.ts';
import { placeEndings } from './words/cjk.ts';

const endings = Object.values(placeEndings)
  .flatMap((list) => list.split(' '))
  .sort((a, b) => b.length - a.length);
const maxEndingLength = endings[0]?.length ?? 0;
const endingSet = new Set(endings);
const lastCharacters = new Set(endings.map((ending) => ending.charCodeAt(ending.length - 1)));

/** The place ending of a name: "神社" of "八坂神社". */
export function placeEndingOf(name: string): string | undefined {
  if (!lastCharacters.has(name.charCodeAt(name.length - 1))) return undefined;
  for (let length = Math.min(maxEndingLength, name.length); length > 0; length -= 1) {
    const tail = name.slice(-length);
    if (endingSet.has(tail)) return tail;
  }
  return undefined;
}

const nameLike = /^[\p{Script=Han}\p{Script=Katakana}ー・々ヶの之A-Za-z0-9]+$/u;
const small = /^[の之ー・]+$/u;
const katakana = /^[\p{Script=Katakana}ー・]{3,}$/u;

/** The most segments that make one name. */
const maxSegments = 7;
const maxNameLength = 18;
/** The most rare words in a row that still make one name. */
const maxRareWords = 4;

/** Between the parts of a foreign name: "フッカー・バレー". */
const middleDot = /^[・＝=]$/u;

interface Asked {
  name: string;
  first: Token;
  last: Token;
  /** How many of its words are not among the common words of the language, or are single characters of a rare word. */
  strange: number;
  count: number;
  /** Nothing on either side could belong to the name. */
  isWhole: boolean;
}

function runOf(
  { name, first, last, strange, count, isWhole }: Asked,
  { lookUpPlace }: Knowledge,
): Run | undefined {
  if (name.length < 2) return undefined;
  const ending = placeEndingOf(name);
  const hasEnding = ending !== undefined && ending !== name;
  const isName =
    hasEnding ||
    isWhole ||
    katakana.test(name) ||
    (strange === count && count <= maxRareWords) ||
    (lookUpPlace?.(name).length ?? 0) > 0;
  return isName ? { start: first.start, end: last.end, isWithKind: hasEnding } : undefined;
}

const isStrange = ({ text, word }: Token) => word.rank === 0 || text.length === 1;

/** For each token, whether it and the one before it can belong to one name. */
function joinsIn(text: string, tokens: Token[]): boolean[] {
  const isName = tokens.map((token) => nameLike.test(token.text));
  return tokens.map((after, right) => {
    const before = tokens[right - 1];
    if (!before || !isName[right - 1] || !isName[right]) return false;
    return before.end === after.start || middleDot.test(text.slice(before.end, after.start));
  });
}

interface Reading {
  text: string;
  tokens: Token[];
  joins: boolean[];
}

/** Every name that begins with the token at `from`. */
function namesFrom({ text, tokens, joins }: Reading, from: number): Asked[] {
  const first = tokens[from];
  const found: Asked[] = [];
  let strange = 0;
  for (let to = from; first && to < Math.min(tokens.length, from + maxSegments); to += 1) {
    const last = tokens[to];
    if (!last || last.end - first.start > maxNameLength || (to > from && !joins[to])) break;
    strange += isStrange(last) ? 1 : 0;
    const isWhole = !joins[from] && !joins[to + 1];
    const name = text.slice(first.start, last.end);
    if (!small.test(last.text)) found.push({ name, first, last, strange, count: to - from + 1, isWhole });
  }
  return found;
}

export function cjkRunsIn(text: string, tokens: Token[], knowledge: Knowledge): Run[] {
  const reading = { text, tokens, joins: joinsIn(text, tokens) };
  return tokens.flatMap((first, from) => {
    if (!nameLike.test(first.text) || small.test(first.text)) return [];
    return namesFrom(reading, from).flatMap((asked) => runOf(asked, knowledge) ?? []);
  });
}
