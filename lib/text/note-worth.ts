// Whether a text is worth keeping as a note: sentences about a place, not a label, a bracketed length or an advertisement.
import { advertWords } from '../languages/labels.ts';
import { wordPattern } from './word-pattern.ts';

const advert = wordPattern(advertWords);
// A longer text that mentions a commission says other things too.
const maxAdvertLength = 220;

const words = /\p{L}[\p{L}\p{M}'’-]*/gu;
const eastern = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/gu;
const minWords = 4;
const minCjkCharacters = 8;
const wholeBracket = /^[([（][^()[\]（）]*[)\]）][.。]?$/u;
// "Length: 5 km · 2 h": a label and its value.
const labelled = /^[\p{L}\s]{2,24}[:：]\s*[^.!?。！？]{0,40}$/u;

export function isWorthKeeping(text: string): boolean {
  const trimmed = text.trim();
  if (wholeBracket.test(trimmed) || labelled.test(trimmed)) return false;
  if (trimmed.length <= maxAdvertLength && advert.test(trimmed)) return false;
  const isLongEnough =
    (trimmed.match(words)?.length ?? 0) >= minWords ||
    (trimmed.match(eastern)?.length ?? 0) >= minCjkCharacters;
  return isLongEnough;
}
