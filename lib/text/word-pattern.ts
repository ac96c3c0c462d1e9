// Pure: no browser, no network, no clock.
// One regular expression from a table of words by language.
import { wordEnd, wordStart } from './letters.ts';

// Where words are not parted by blanks, a word's edge means nothing.
const isUnspaced = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

/** Matches any word of the table, whole words only where the script has blanks. */
export function wordPattern(table: Record<string, string>, flags = 'iu'): RegExp {
  const lines = Object.values(table);
  const spaced = lines.filter((line) => !isUnspaced(line)).join('|');
  const unspaced = lines.filter(isUnspaced).join('|');
  const whole = spaced ? `${wordStart}(?:${spaced})${wordEnd}` : '';
  return new RegExp([whole, unspaced].filter(Boolean).join('|'), flags);
}

const manyLetters = /\\p\{L\}(?=[*+{])/g;

/**
 * True of every text in which a pattern of these tables finds something, and of few others. The edges of words in all
 * scripts are dear to look for: this looks for those of plain letters only, and once for all tables.
 */
export function wordGlance(...tables: Record<string, string>[]): RegExp {
  // "dabei\p{L}*": what letters are is dear to know as well; all but blanks is enough at a glance.
  const lines = tables
    .flatMap((table) => Object.values(table))
    .map((line) => line.replace(manyLetters, '\\S'));
  const spaced = lines.filter((line) => !isUnspaced(line)).join('|');
  const unspaced = lines.filter(isUnspaced).join('|');
  const whole = spaced ? `(?<![a-z\\d])(?:${spaced})(?![a-z\\d])` : '';
  return new RegExp([whole, unspaced].filter(Boolean).join('|'), 'iu');
}
