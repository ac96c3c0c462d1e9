// Finds repeats of a known name in a text.
import { articles } from '../languages/names.ts';
import { anyCase } from './any-case.ts';

// Shorter names are parts of other words.
const minNameLength = 4;
const minCjkLength = 2;
export const isEastern = (name: string) => /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/u.test(name);

const article = new RegExp(anyCase(`^(?:${Object.values(articles).join('|')})\\s(?=\\p{L}{3})`), 'u');

/** "La Torre" in a heading is "la Torre" or "Torre" in a sentence. */
export const withoutArticle = (name: string): string => name.replace(article, '');

const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);

// "TOKYO" is Tokyo, but "park" is any park.
const isSmall = (character: string) => character !== character.toUpperCase();

/** The character in lower case, if that is one character too: "İ" becomes two, which would shift everything after it. */
const oneSmall = (character: string) =>
  character.toLowerCase().length === character.length ? character.toLowerCase() : character;

/** The text in lower case, with every letter at its old position. */
function inSmall(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text.replace(/\p{Lu}/gu, oneSmall);
}

/** A text prepared once for finding many names. */
export interface SearchedText {
  text: string;
  small: string;
}

export const searchedText = (text: string): SearchedText => ({ text, small: inSmall(text) });

/** Where the name begins in the text as a word of its own. */
export function placesOfName({ text, small }: SearchedText, name: string): number[] {
  if (name.length < (isEastern(name) ? minCjkLength : minNameLength)) return [];
  const wanted = inSmall(name);
  const places: number[] = [];
  for (let at = small.indexOf(wanted); at >= 0; at = small.indexOf(wanted, at + name.length)) {
    const isWord = !isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + name.length));
    const isName = !isSmall(text.charAt(at)) || isSmall(name.charAt(0));
    if ((isWord && isName) || isEastern(name)) places.push(at);
  }
  return places;
}
