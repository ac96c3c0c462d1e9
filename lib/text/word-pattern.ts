// Pure: no browser, no network, no clock.
// One regular expression from a table of words by language.

// Where words are not parted by blanks, a word's edge means nothing.
const isUnspaced = (word: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

/** Matches any word of the table, whole words only where the script has blanks. */
export function wordPattern(table: Record<string, string>, flags = 'iu'): RegExp {
  const lines = Object.values(table);
  const spaced = lines.filter((line) => !isUnspaced(line)).join('|');
  const unspaced = lines.filter(isUnspaced).join('|');
  const whole = spaced ? `(?<![\\p{L}\\d])(?:${spaced})(?![\\p{L}\\d])` : '';
  return new RegExp([whole, unspaced].filter(Boolean).join('|'), flags);
}
