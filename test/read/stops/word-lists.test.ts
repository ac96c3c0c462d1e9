import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../lib/read/stops/hash.ts';
import {
  emptyLexicon,
  givenNames,
  hashBits,
  lexiconOf,
  maxLevel,
  type WordList,
} from '../../../lib/read/stops/lexicon.ts';
import { packList, unpackList } from '../../../lib/read/stops/word-list-bytes.ts';

function listOf(name: string, levels: Record<string, number>): WordList {
  const entries = Object.entries(levels)
    .map(([word, level]) => ({ hash: hashOf(word) >>> (32 - hashBits), level }))
    .sort((a, b) => a.hash - b.hash);
  return {
    name,
    hashes: Uint32Array.from(entries, ({ hash }) => hash),
    levels: Uint8Array.from(entries, ({ level }) => level),
  };
}

const lexicon = lexiconOf([
  listOf('en', { the: 15, and: 14, harbour: 3 }),
  listOf('de', { der: 15, und: 14, hafen: 3 }),
  listOf(givenNames, { anna: 1 }),
]);

describe('a list of words as bytes', () => {
  it('comes back as it was', () => {
    const lists = fc
      .uniqueArray(
        fc.record({ hash: fc.nat(2 ** hashBits - 1), level: fc.integer({ min: 1, max: maxLevel }) }),
        { selector: ({ hash }) => hash },
      )
      .map((entries) => entries.sort((a, b) => a.hash - b.hash));
    fc.assert(
      fc.property(lists, (entries) => {
        const list: WordList = {
          name: 'any',
          hashes: Uint32Array.from(entries, ({ hash }) => hash),
          levels: Uint8Array.from(entries, ({ level }) => level),
        };
        expect(unpackList({ name: 'any', words: entries.length }, packList(list))).toEqual(list);
      }),
    );
  });

  it('reads bytes that are cut off without going past their end', () => {
    const list = listOf('en', { one: 1, two: 2, three: 3 });
    expect(() => unpackList({ name: 'en', words: 3 }, packList(list).subarray(0, 2))).not.toThrow();
  });
});

describe('the lexicon', () => {
  it('ranks a word by its language', () => {
    expect(lexicon.rank('en', hashOf('the'))).toBe(1);
    expect(lexicon.rank('en', hashOf('harbour'))).toBeCloseTo(3 / maxLevel);
    expect(lexicon.rank('en', hashOf('hafen'))).toBe(0);
    expect(lexicon.rank('xx', hashOf('the'))).toBe(0);
  });

  it('knows given names', () => {
    expect(lexicon.isGiven(hashOf('anna'))).toBe(true);
    expect(lexicon.isGiven(hashOf('harbour'))).toBe(false);
  });

  it('tells the language by the words a page writes small', () => {
    const said = (words: string[]) => words.map((word) => ({ hash: hashOf(word), small: 2 }));
    expect(lexicon.languageOf(said(['der', 'und', 'the']))).toBe('de');
    expect(lexicon.languageOf(said(['the', 'and']))).toBe('en');
    expect(lexicon.languageOf([])).toBe('en');
  });

  it('may be empty', () => {
    expect(emptyLexicon.rank('en', hashOf('the'))).toBe(0);
    expect(emptyLexicon.languageOf([{ hash: hashOf('der'), small: 3 }])).toBe('en');
  });
});
