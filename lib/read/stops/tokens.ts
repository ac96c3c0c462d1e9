import { hasPairs, kindOfCharacter, letter, lower, mark, number, upper } from '../../text/character-kinds.ts';
import { hasCjk } from '../../text/has-cjk.ts';
import type { Vocabulary, Word } from './vocabulary.ts';

export interface Token {
  text: string;
  word: Word;
  start: number;
  end: number;
  /** Begins with a capital, or is a number. */
  isCapital: boolean;
  isNumber: boolean;
  /** First word of a sentence or of the block, where a capital says nothing. */
  opensSentence: boolean;
}

// "2Capo" is a number and a name that lost the space between them.
const wholeWord =
  /\p{N}+(?=\p{Lu}\p{Ll})|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*){0,6}/gu;
const sentenceEnd = /[.!?:;…»“”"()[\]•|–—\n。！？：；]\s*$/u;
/** "St." and "Mt." do not end a sentence. */
const abbreviation = /\b(?:st|mt|dr|mr|mrs|no|nr|ca|bzw|sta|sto|ste)\.\s*$/i;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
/** A longer block is not segmented, because the segmenter is slow: words are then cut at spaces and punctuation only. */
const maxSegmentedLength = 6000;

/** Where each word begins and ends, alternating. */
function wordsIn(text: string): number[] {
  if (hasCjk(text) && text.length <= maxSegmentedLength) return segmentsIn(text);
  if (!hasPairs(text)) return plainWordsIn(text);
  return Array.from(text.matchAll(wholeWord), ({ 0: found, index }) => [index, index + found.length]).flat();
}

/** Japanese and Chinese have no spaces, so the browser's own dictionary separates the words. */
function segmentsIn(text: string): number[] {
  const ends: number[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text))
    if (isWordLike) ends.push(index, index + segment.length);
  return ends;
}

const isInside = letter | mark | number;
const isFirst = letter | number;

/** Finds what `wholeWord` finds, character by character: most of a page is read here. */
function plainWordsIn(text: string): number[] {
  const ends: number[] = [];
  for (let at = 0; at < text.length; ) {
    if ((kindOfCharacter(text.charCodeAt(at)) & isFirst) === 0) {
      at += 1;
      continue;
    }
    const end = numberEnd(text, at) ?? wordEnd(text, at);
    ends.push(at, end);
    at = end;
  }
  return ends;
}

const kindAt = (text: string, at: number) => (at < text.length ? kindOfCharacter(text.charCodeAt(at)) : 0);

/** The end of a number that is followed by a capital and a small letter. */
function numberEnd(text: string, start: number): number | undefined {
  let end = start;
  while ((kindAt(text, end) & number) !== 0) end += 1;
  const isNumber = end > start && (kindAt(text, end) & upper) !== 0 && (kindAt(text, end + 1) & lower) !== 0;
  return isNumber ? end : undefined;
}

const joints = new Set([..."'’.-"].map((character) => character.charCodeAt(0)));
const maxJoints = 6;

function wordEnd(text: string, start: number): number {
  let end = start + 1;
  for (let joined = 0; ; joined += 1) {
    while ((kindAt(text, end) & isInside) !== 0) end += 1;
    const goesOn = joints.has(text.charCodeAt(end)) && (kindAt(text, end + 1) & isFirst) !== 0;
    if (!goesOn || joined === maxJoints) return end;
    end += 2;
  }
}

/** A single space, the most frequent gap by far, ends no sentence. */
const opensAfter = (gap: string) => gap !== ' ' && sentenceEnd.test(gap) && !abbreviation.test(gap);

export function tokenise(text: string, vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const ends = wordsIn(text);
  for (let at = 0; at < ends.length; at += 2) {
    const start = ends[at] as number;
    const found = text.slice(start, ends[at + 1]);
    const isSpaced = start === end + 1 && text.charCodeAt(end) === 32;
    const { word, isCapital, isNumber } = vocabulary.formOf(found);
    tokens.push({
      text: found,
      word,
      start,
      end: start + found.length,
      isCapital,
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
