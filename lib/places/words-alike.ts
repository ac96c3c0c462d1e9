// Finds names that have the typed words with spelling mistakes. Only words with the same first letter are compared.
import { isSlipOf } from './slips.ts';

// Shorter words are one slip away from many others.
const minWordLength = 5;
// A name of more words is a sentence.
const maxWords = 6;

/**
 * The name at `at` in a sight's folded names (see sights.ts), which have a space around each word and tabs between names.
 */
function nameAt(names: string, at: number): string {
  const start = names.lastIndexOf('\t', at) + 1;
  const end = names.indexOf('\t', at);
  return names.slice(start, end < 0 ? undefined : end).trim();
}

export interface WordsAlike {
  /** The name that holds them, folded. */
  name: string;
  /** How many other words it has. */
  others: number;
}

function nameAround(names: string, at: number, words: readonly string[]): WordsAlike | undefined {
  const name = nameAt(names, at);
  const own = name.split(' ');
  const isHeld = words.every((word) => own.some((other) => isSlipOf(word, other)));
  return isHeld ? { name, others: own.length - words.length } : undefined;
}

/** Returns a search for the words in one sight's folded names; undefined for words that are too short or too many. */
export function wordsAlike(key: string): ((names: string) => WordsAlike | undefined) | undefined {
  const words = key.split(' ').filter((word) => word.length > 2);
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  if (longest.length < minWordLength || words.length > maxWords) return undefined;
  const beginning = ` ${longest[0]}`;
  return (names) => {
    for (let at = names.indexOf(beginning); at >= 0; at = names.indexOf(beginning, at + 2)) {
      const word = names.slice(at + 1, names.indexOf(' ', at + 1));
      const found = isSlipOf(longest, word) ? nameAround(names, at + 1, words) : undefined;
      if (found) return found;
    }
    return undefined;
  };
}
