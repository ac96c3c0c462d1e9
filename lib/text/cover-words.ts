// Removes words from a text wherever they appear whole, in any spelling: with or without accents, in capitals, with other or
// no punctuation between, or with a ticket's title attached to the last letter.
import { memoize } from './memoize.ts';
import { withPlainDigits } from './plain-digits.ts';

// "Al" occurs in too many other words; 王芳 is a whole name.
const minNameLength = 3;
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const isLong = (words: string) => words.length >= (eastern.test(words) ? 2 : minNameLength);
/** Escapes words for use in a pattern. */
export const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const apart: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  '’': "'",
};

/** A character without its accent, and a digit of any script as 0 to 9; other characters stay. */
function plainCharacter(character: string): string {
  const small = character.toLowerCase();
  // ASCII has no accents, and is most of a document.
  if (character <= '\u007f') return small;
  if (eastern.test(character)) return small;
  return apart[small] ?? withPlainDigits(small.normalize('NFKD').replace(/\p{M}/gu, ''));
}

interface Plain {
  text: string;
  /** For each character of `text`, its position in the original, plus the end; undefined if no position changed. */
  from?: number[];
}

const hasPlainCharactersOnly = (text: string) => !/[^\0-\x7f]/.test(text);

function plainOf(original: string): Plain {
  if (hasPlainCharactersOnly(original)) return { text: original.toLowerCase() };
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const character of original) {
    const plain = plainCharacter(character);
    text += plain;
    for (let index = 0; index < plain.length; index += 1) from.push(at);
    at += character.length;
  }
  from.push(at);
  return { text, from };
}

/** "Müller" is MUELLER on tickets, and MULLER on others. */
function spellings(words: string): string[] {
  const plain = plainOf(words).text;
  const long = plainOf(words.replace(/[äöü]/giu, (character) => `${plainCharacter(character)}e`)).text;
  return [...new Set([plain, long, plain.replace(/(?<=[aou])e/g, '')])];
}

const between = "[\\s_.,/+'’-]*";

/** O’Neill is ONEILL on tickets. */
const irish = (words: string) => words.replace(/(?<![\p{L}'\\])([dlo])'?(?=\p{L}{3})/gu, "$1'?");

/** Marks a name cut off after twenty letters, as on boarding passes: "OTTILI~" matches Ottilie too. */
export const cutMark = '~';
// Too many other words begin with fewer letters.
const minCutLength = 4;

/** For scripts without spaces: a name with or without a space in it. */
const easternPattern = (words: string): string => escaped(plainOf(words).text).replace(/\s+/g, '\\s*');

function spacedPattern(words: string): string {
  const isCut = words.endsWith(cutMark);
  const shown = isCut ? words.slice(0, -cutMark.length) : words;
  const more = isCut && shown.length >= minCutLength ? '\\p{L}*' : '';
  return irish(escaped(shown)).replace(/\s+/g, between) + more;
}

/** Whole words, the longest first. The context of names is in the pattern once, because it is tested at every character. */
function patternOf(words: readonly string[]): RegExp {
  const [unspaced, spaced] = [
    words.filter((each) => eastern.test(each)),
    words.filter((each) => !eastern.test(each)),
  ];
  // A boarding pass's barcode has the name right after its first two characters.
  const whole = `(?<![\\p{L}\\p{N}])(?:m[1-4])?(?:${spaced.map(spacedPattern).join('|')})(?:mrs|mr|ms|miss|mstr)?(?![\\p{L}\\p{N}])`;
  return new RegExp([...unspaced.map(easternPattern), ...(spaced.length > 0 ? [whole] : [])].join('|'), 'gu');
}

/** "Corvina Air ·  · 14C" → "Corvina Air · 14C" */
const tidied = (text: string): string =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/[([] ?[)\]]/g, '')
    .replace(/ ?[·|,;](?: ?[·|,;])+ ?/g, ' · ')
    .replace(/^[\s·|,;:–-]{1,50}|[\s·|,;:–-]{1,50}$/gu, '');

function cut(text: string, pattern: RegExp): string {
  const { text: plain, from } = plainOf(text);
  let [left, last] = ['', 0];
  for (const match of plain.matchAll(pattern)) {
    const [first, next] = [match.index, match.index + match[0].length];
    const [start, end] = from ? [from[first] ?? 0, from[next] ?? text.length] : [first, next];
    left += text.slice(last, start);
    last = Math.max(end, last);
  }
  return left + text.slice(last);
}

const patternFor = memoize((words: readonly string[]): RegExp | undefined => {
  const wanted = words
    .filter(isLong)
    .flatMap((each) => (eastern.test(each) ? [each] : spellings(each)))
    .filter(isLong)
    .toSorted((a, b) => b.length - a.length);
  return wanted.length > 0 ? patternOf([...new Set(wanted)]) : undefined;
});

// File names such as "TicketAnaDuarte".
const humps = (text: string) => text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** The text without the words, wherever they appear whole; undefined if only punctuation is left. */
export function without(text: string, words: readonly string[]): string | undefined {
  const pattern = patternFor(words);
  if (!pattern) return text;
  const first = cut(text, pattern);
  const spaced = humps(first);
  const second = spaced === first ? first : cut(spaced, pattern);
  const left = second === spaced ? first : second;
  if (left === text) return text;
  const tidy = tidied(left);
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : undefined;
}
