// Where times, prices, lists and sentences stand in a block, found once for all the names in it.
import { anyCase } from '../../text/any-case.ts';
import { letter } from '../../text/letters.ts';
import type { Token } from './tokens.ts';

export interface BlockFacts {
  text: string;
  tokens: Token[];
  /** Where each one begins, in order. */
  times: number[];
  prices: number[];
  /** A comma and a capital: "Ginevra, Losanna, Lugano". */
  listed: number[];
  /** For each token, the index of the first token of its sentence. */
  sentenceOf: Int32Array;
  /** What each sentence contains, stored at its first token; see `sentenceParts`. */
  sentences: Int32Array;
  /** Where a clock time ends that opens the block, as in a line of a timetable; 0 if there is none. */
  timeLead: number;
}

const digit = /\d/;
const clockTime = /\b\d{1,2}[:.h]\d{2}\b|\b\d{1,2}\s?(?:am|pm|uhr)\b/gi;
const price = /[€$£¥₹]|\b(?:eur|euro|usd|chf|yen)\b/gi;
const listComma = /,\s+\p{Lu}/gu;
const leadingTime = new RegExp(
  anyCase(
    String.raw`^[^${letter}\d]{0,4}\d{1,2}(?:[:.h]\d{2})?(?:\s?(?:am|pm|uhr|h)(?![${letter}])|時|点)?[^${letter}\d]{0,6}`,
  ),
  'u',
);

/** Numbers stored per sentence: the classes of its words, its capitalised words, its old years. */
export const sentenceParts = 3;
const isYear = /^1\d{3}$/;
/** Only the beginning of a longer sentence is looked at. */
const maxSentenceTokens = 60;

function sentencesIn(tokens: Token[], sentenceOf: Int32Array): Int32Array {
  const found = new Int32Array(tokens.length * sentenceParts);
  for (let index = 0; index < tokens.length; index += 1) {
    const start = sentenceOf[index] as number;
    if (index - start >= maxSentenceTokens) continue;
    const { word, isNumber, isCapital, text } = tokens[index] as Token;
    const at = start * sentenceParts;
    found[at] = (found[at] as number) | word.classes;
    if (isNumber) found[at + 2] = (found[at + 2] as number) + (isYear.test(text) ? 1 : 0);
    else if (isCapital && index > start) found[at + 1] = (found[at + 1] as number) + 1;
  }
  return found;
}

function startsOf(text: string, pattern: RegExp): number[] {
  const starts: number[] = [];
  for (const { index } of text.matchAll(pattern)) starts.push(index);
  return starts;
}

export function factsOf(text: string, tokens: Token[]): BlockFacts {
  const sentenceOf = new Int32Array(tokens.length);
  let sentence = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]?.opensSentence) sentence = index;
    sentenceOf[index] = sentence;
  }
  const hasDigit = digit.test(text);
  return {
    text,
    tokens,
    times: hasDigit ? startsOf(text, clockTime) : [],
    prices: startsOf(text, price),
    listed: text.includes(',') ? startsOf(text, listComma) : [],
    sentenceOf,
    sentences: sentencesIn(tokens, sentenceOf),
    timeLead: hasDigit ? (leadingTime.exec(text)?.[0].length ?? 0) : 0,
  };
}

/** How many of the ascending positions lie between `from` and `to` (exclusive). */
export function countBetween(positions: number[], from: number, to: number): number {
  let count = 0;
  for (const position of positions) {
    if (position >= to) break;
    if (position >= from) count += 1;
  }
  return count;
}
