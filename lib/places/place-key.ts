// The key by which names are compared. The gazetteer's builder and all lookups must agree, so it is defined only here.

const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};
const oddLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

// "St. Moritz" and "Saint Moritz", "Mt Fuji" and "Mount Fuji".
const shortWords: Record<string, string> = { saint: 'st', sainte: 'ste', mount: 'mt' };
const longWords = /\b(?:sainte?|mount)\b/g;

// A longer text is a sentence, and looking it up must cost nothing.
const maxNameLength = 64;

const isPlain = /^[A-Za-z]+(?: [A-Za-z]+)*$/;
// Common kana and Han have nothing to fold, and Chinese and Japanese pages look up very many.
const isFolded = /^[\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff]+$/;

const shortened = (key: string) =>
  key.includes('aint') || key.includes('mount')
    ? key.replace(longWords, (word) => shortWords[word] ?? word)
    : key;

/** "São Paulo" and "Sao  paulo" are one name; "パリ" (Paris) and "バリ" (Bali) are two. */
export function placeKey(name: string): string {
  if (name.length > maxNameLength) return '';
  const isAscii = name.charCodeAt(0) < 0x80;
  if (!isAscii && isFolded.test(name)) return name;
  if (isAscii && isPlain.test(name)) return shortened(name.toLowerCase());
  return (
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]+/g, '')
      .toLowerCase()
      .replace(oddLetters, (letter) => plainLetters[letter] ?? letter)
      // Apostrophes join: "L'Aquila", "Laʻie".
      .replace(/['’‘ʻʼ`]/g, '')
      .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
      .trim()
      .replace(longWords, (word) => shortWords[word] ?? word)
      // Composed again: kana and Hangul are one character each in the table.
      .normalize('NFC')
  );
}

/** FNV-1a with a final mix: two of them make a hash long enough that a false hit is one in a million. */
function mixedHash(key: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export const bucketBits = 16;

export interface KeyHash {
  /** `bucketBits` bits. */
  bucket: number;
  /** 24 bits. */
  mark: number;
}

export const hashOf = (key: string): KeyHash => ({
  bucket: mixedHash(key, 0x811c9dc5) >>> (32 - bucketBits),
  mark: mixedHash(key, 0x2545f491) >>> 8,
});
