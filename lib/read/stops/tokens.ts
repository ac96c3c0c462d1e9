// Pure: no browser, no network, no clock.
import type { Vocabulary, Word } from './vocabulary.ts';

export interface Token {
  text: string;
  word: Word;
  start: number;
  end: number;
  /** Begins with a capital, or is a number. */
  isCapital: boolean;
  isNumber: boolean;
  /** First word of a sentence or of the block: its capital says nothing. */
  opensSentence: boolean;
}

// "2Capo" is a number that lost its blank, and a name.
const word =
  /\p{N}+(?=\p{Lu}\p{Ll})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*){0,6}/gu;
/** "d’Argent" and "dell'Oste" carry a name after their article. */
const capital = /^(?:\p{Ll}{1,4}['’])?[\p{Lu}\p{Lt}]/u;
const number = /^\p{N}/u;
const sentenceEnd = /[.!?:;…»“”"()[\]•|–—\n。！？：；]\s*$/u;
/** "St." and "Mt." end no sentence. */
const abbreviation = /\b(?:st|mt|dr|mr|mrs|no|nr|ca|bzw|sta|sto|ste)\.\s*$/i;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
/** Text past this in one block is read in whole stretches: the segmenter is slow. */
const longestSegmented = 6000;

/** Words and where they begin. Japanese and Chinese have no spaces, so the browser's own dictionary parts them. */
function* wordsIn(text: string): Generator<{ found: string; start: number }> {
  if (hasCjk(text) && text.length <= longestSegmented) {
    for (const { segment, index, isWordLike } of segmenter.segment(text)) {
      if (isWordLike) yield { found: segment, start: index };
    }
    return;
  }
  for (const match of text.matchAll(word)) yield { found: match[0], start: match.index };
}

/** A single blank, the most frequent gap by far, ends no sentence. */
const opensAfter = (gap: string) => gap !== ' ' && sentenceEnd.test(gap) && !abbreviation.test(gap);

export function tokenise(text: string, vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { found, start } of wordsIn(text)) {
    const isSpaced = start === end + 1 && text.charCodeAt(end) === 32;
    const isNumber = number.test(found);
    tokens.push({
      text: found,
      word: vocabulary.wordOf(found.toLowerCase()),
      start,
      end: start + found.length,
      isCapital: isNumber || capital.test(found),
      isNumber,
      opensSentence:
        tokens.length === 0 || (!isSpaced && opensAfter(text.slice(Math.max(end - 4, 0), start))),
    });
    end = start + found.length;
  }
  return tokens;
}

/** Index of the first token at or after `position`. */
export function tokenAt(tokens: Token[], position: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
export const hasCjk = (text: string) => cjk.test(text);
