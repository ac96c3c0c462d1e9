// Finds terms in a text, each with a meaning and a weight.
import { wordsOf } from '../itineraries/search-words.ts';

interface Term<T> {
  text: string;
  words: string[];
  means: T;
  weight: number;
}

export interface Lexicon<T> {
  byWord: Map<string, Term<T>[]>;
  anywhere: Term<T>[];
}

// Scripts without spaces: a term can stand anywhere in the text. Korean has spaces, but appends particles to its words:
// 해변, 해변에서.
const unspaced = /^(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|\p{Script=Hangul}{2,})$/u;
const isUnspaced = ({ text }: { text: string }) => unspaced.test(text);

export const term = <T>(text: string, means: T, weight = 1): Term<T> => {
  const words = wordsOf(text);
  // "old town" weighs more than "town" and "old" would, and 温泉 more than 泉.
  const length = unspaced.test(text) ? [...text].length : words.length;
  return { text, words, means, weight: weight * Math.sqrt(length) };
};

export const lexicon = <T>(list: Term<T>[]): Lexicon<T> => ({
  byWord: Map.groupBy(
    list.filter((each) => !isUnspaced(each)),
    ({ words }) => words[0] ?? '',
  ),
  anywhere: list.filter(isUnspaced),
});

/** Adds the weights of the text's terms to `into`, by meaning. */
export function weigh<T>(
  text: string,
  { byWord, anywhere }: Lexicon<T>,
  into: Map<T, number>,
  factor: number,
): void {
  const said = new Set(wordsOf(text));
  const found = [
    ...[...said]
      .flatMap((word) => byWord.get(word) ?? [])
      .filter(({ words }) => words.every((each) => said.has(each))),
    ...anywhere.filter((each) => text.includes(each.text)),
  ];
  for (const { means, weight } of found) into.set(means, (into.get(means) ?? 0) + weight * factor);
}
