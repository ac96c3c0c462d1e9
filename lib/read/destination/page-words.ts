import { type Capture, hasText } from '../../model/capture.ts';
import { capitalised } from '../../text/capitalised.ts';

/** "/2025/09/que-hacer-en-kyoto/" → "Que Hacer En Kyoto": web addresses have no capitals, so each word gets one. */
export function wordsOfAddress(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  let readable = path;
  try {
    readable = decodeURIComponent(path);
  } catch {
    // A stray percent sign: the path as it is.
  }
  return readable
    .replace(/\.\w{2,5}$/, '')
    .split(/[/_+\s-]+/)
    .filter((part) => !/^\d*$/.test(part))
    .map(capitalised)
    .join(' ');
}

export interface PageWords {
  headings: string;
  lead: string;
  body: string;
}

const leadCharacters = 1500;

/** The page's text in three parts, so that a name is counted with one search in each. */
export function pageWords(capture: Capture, most: number): PageWords {
  const headings: string[] = [];
  const texts: string[] = [];
  let read = 0;
  let isFirst = true;
  for (const block of capture.blocks) {
    if (!hasText(block) || read > most) continue;
    // The first heading repeats the title.
    if (block.kind === 'heading' && !isFirst) headings.push(block.text);
    else if (block.kind !== 'heading') texts.push(block.text);
    if (block.kind === 'heading') isFirst = false;
    read += block.text.length;
  }
  const all = texts.join('\n');
  return {
    headings: headings.join('\n'),
    lead: all.slice(0, leadCharacters),
    body: all.slice(leadCharacters, most),
  };
}

const maxCounted = 30;
const isLetter = /[\p{L}\p{M}\d]/u;
const unspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Hangul}]/u;

/** Where `text` contains `name`, as a whole word where its script has spaces. */
export function occurrences(text: string, name: string, most = maxCounted): number[] {
  const isFree = unspaced.test(name);
  const found: number[] = [];
  for (
    let at = text.indexOf(name);
    at >= 0 && found.length < most;
    at = text.indexOf(name, at + name.length)
  ) {
    const isWhole =
      isFree || !(isLetter.test(text[at - 1] ?? '') || isLetter.test(text[at + name.length] ?? ''));
    if (isWhole) found.push(at);
  }
  return found;
}

export const timesIn = (text: string, name: string): number => occurrences(text, name).length;

/** Whether the word is capitalised in the middle of a sentence, where only names are, at least as often as it is not. */
export function isNameIn(text: string, word: string): boolean {
  const named = capitalised(word);
  const inside = occurrences(text, named).filter((at) => /[\p{Ll},] $/u.test(text.slice(at - 2, at))).length;
  return inside > 0 && inside >= timesIn(text, word);
}
