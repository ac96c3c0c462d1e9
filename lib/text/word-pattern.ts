// Builds one regular expression from a table of words by language.
import { anyCase } from './any-case.ts';
import { letter, wordEnd, wordStart } from './letters.ts';

// In scripts without spaces there are no word edges to test.
const isUnspaced = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

const anyLetter = /\\p\{L\}/g;

/** The lines of tables in any case; those of scripts with spaces stand between `before` and `after`. */
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
 * A quick test that passes every text in which a pattern of these tables matches, and few others. Word edges in all scripts
 * are slow to match, so this tests only those of plain letters, once for all tables.
 */
export function wordGlance(...tables: Record<string, string>[]): RegExp {
  // "dabei\p{L}*": matching letters is slow too; any non-space is enough here.
  const lines = tables
    .flatMap((table) => Object.values(table))
    .map((line) => line.replace(manyLetters, '\\S'));
  return new RegExp(joined(lines, { before: '(?<![A-Za-z\\d])', after: '(?![A-Za-z\\d])' }), 'u');
}
