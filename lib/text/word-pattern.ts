// One regular expression from a table of words by language.
import { anyCase } from './any-case.ts';
import { letter, wordEnd, wordStart } from './letters.ts';

// Where words are not parted by spaces, a word's edge means nothing.
const isUnspaced = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

const anyLetter = /\\p\{L\}/g;

/** The lines of tables in any case; those with spaces between words stand between `before` and `after`. */
function joined(lines: string[], { before, after }: { before: string; after: string }): string {
  const spaced = anyCase(lines.filter((line) => !isUnspaced(line)).join('|'));
  const unspaced = anyCase(lines.filter(isUnspaced).join('|'));
  return [spaced && `${before}(?:${spaced})${after}`, unspaced].filter(Boolean).join('|');
}

/** Matches any word of the table in any case, whole words only where the script has spaces. */
export function wordPattern(table: Record<string, string>, flags = 'u'): RegExp {
  const source = joined(Object.values(table), { before: wordStart, after: wordEnd });
  return new RegExp(source.replace(anyLetter, `[${letter}]`), flags);
}

const manyLetters = /\\p\{L\}(?=[*+{])/g;

/**
 * True of every text in which a pattern of these tables finds something, and of few others. The edges of words in all
 * scripts are slow to match: this looks for those of plain letters only, and once for all tables.
 */
export function wordGlance(...tables: Record<string, string>[]): RegExp {
  // "dabei\p{L}*": matching letters is slow as well; anything but spaces is enough at first.
  const lines = tables
    .flatMap((table) => Object.values(table))
    .map((line) => line.replace(manyLetters, '\\S'));
  return new RegExp(joined(lines, { before: '(?<![A-Za-z\\d])', after: '(?![A-Za-z\\d])' }), 'u');
}
