// Lists of common words and of people's names, stored as hashes: what is on them is rarely a place.

interface Hashed {
  hash: number;
  /** How often the page writes it in lower case. */
  small: number;
}

export interface Lexicon {
  /** 1 for the most common word of the language, 0 for one not on its list. */
  rank(language: string, hash: number): number;
  isGiven(hash: number): boolean;
  isFamily(hash: number): boolean;
  /** The language whose most common words match these words best. */
  languageOf(words: Hashed[]): string;
}

/** Sorted hashes, each with its level. */
export interface WordList {
  name: string;
  hashes: Uint32Array;
  levels: Uint8Array;
}

/** The lists that are not of a language. */
export const givenNames = 'given names';
export const familyNames = 'family names';

/** Levels run from 1 to this; the highest holds the few most common words of a language. */
export const maxLevel = 15;
/** Words from this level on, some two hundred per language, identify the language. */
const minTellingLevel = 7;

/** This many different words of a page are enough to settle its language. */
const enoughWords = 400;

/** Bits kept of each hash: in a list of ten thousand words, one word in 1,600 is mistaken for another. */
export const hashBits = 24;
const shortened = (hash: number) => hash >>> (32 - hashBits);

function indexIn(hashes: Uint32Array, hash: number): number {
  let low = 0;
  let high = hashes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = hashes[middle] as number;
    if (found === hash) return middle;
    if (found < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** The most common words of all languages, each with one bit for every language that has it. */
function tellingWords(lists: WordList[]): Map<number, number> {
  const telling = new Map<number, number>();
  for (const [place, { hashes, levels }] of lists.entries()) {
    for (let at = 0; at < levels.length; at += 1) {
      if ((levels[at] as number) < minTellingLevel) continue;
      const hash = hashes[at] as number;
      telling.set(hash, (telling.get(hash) ?? 0) | (1 << place));
    }
  }
  return telling;
}

export function lexiconOf(lists: WordList[]): Lexicon {
  const byName = new Map(lists.map((list) => [list.name, list]));
  const level = (name: string, hash: number) => {
    const list = byName.get(name);
    if (!list) return 0;
    const at = indexIn(list.hashes, shortened(hash));
    return at < 0 ? 0 : (list.levels[at] ?? 0);
  };
  const languages = lists
    .map(({ name }) => name)
    .filter((name) => name !== givenNames && name !== familyNames);
  const telling = tellingWords(lists.filter(({ name }) => languages.includes(name)));
  return {
    rank: (language, hash) => level(language, hash) / maxLevel,
    isGiven: (hash) => level(givenNames, hash) > 0,
    isFamily: (hash) => level(familyNames, hash) > 0,
    languageOf(words) {
      const small = words.filter((word) => word.small > 0).slice(0, enoughWords);
      const counts = languages.map(() => 0);
      for (const word of small) {
        const places = telling.get(shortened(word.hash)) ?? 0;
        for (let at = 0; places >>> at > 0; at += 1)
          if ((places >>> at) & 1) counts[at] = (counts[at] ?? 0) + Math.min(word.small, 20);
      }
      const most = Math.max(0, ...counts);
      return most === 0 ? 'en' : (languages[counts.indexOf(most)] ?? 'en');
    },
  };
}

export const emptyLexicon: Lexicon = lexiconOf([]);
