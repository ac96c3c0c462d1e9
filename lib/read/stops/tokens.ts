// Pure: no browser, no network, no clock.

export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  /** Begins with a capital, or is a number. */
  isCapital: boolean;
  isNumber: boolean;
  /** First word of a sentence or of the block: its capital says nothing. */
  opensSentence: boolean;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*){0,6}/gu;
const capital = /^[\p{Lu}\p{Lt}]/u;
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

export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { found, start } of wordsIn(text)) {
    const gap = text.slice(Math.max(end - 4, 0), start);
    const opensSentence = tokens.length === 0 || (sentenceEnd.test(gap) && !abbreviation.test(gap));
    const isNumber = number.test(found);
    tokens.push({
      text: found,
      lower: found.toLowerCase(),
      start,
      end: start + found.length,
      isCapital: isNumber || capital.test(found),
      isNumber,
      opensSentence,
    });
    end = start + found.length;
  }
  return tokens;
}

export const hasCjk = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
