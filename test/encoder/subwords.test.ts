import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Case,
  type Encoded,
  encode,
  Special,
  Subwords,
  specials,
  wordsOf,
} from '../../lib/encoder/subwords.ts';

const list = [
  ...specials,
  ...'abcdefghilmnoprstuy.,1239京都東か',
  ...[
    '▁b',
    '▁ber',
    '▁berlin',
    'lin',
    '▁li',
    '▁i',
    'in',
    '▁in',
    '▁the',
    '▁s',
    '▁st',
    'tan',
    'bul',
    '東京',
    'かな',
  ],
];
const subwords = new Subwords(list);

const piecesOf = (text: string): string[] => encode(text, subwords).ids.map((id) => list[id] ?? '');
const pointedAt = (text: string): string[] => {
  const { ids, starts, ends } = encode(text, subwords);
  return ids.map((_, at) => text.slice(starts[at], ends[at]));
};
const writtenIn = (text: string): number[] => [...new Set(encode(text, subwords).written)];

describe('cutting', () => {
  test('takes the longest entry that begins a place', () => {
    expect(piecesOf('Berlin')).toEqual(['▁berlin']);
    expect(piecesOf('Berlins')).toEqual(['▁berlin', 's']);
    expect(piecesOf('berry')).toEqual(['▁ber', 'r', 'y']);
  });

  test('tells the beginning of a word from its middle', () => {
    expect(piecesOf('in Lin')).toEqual(['▁in', '▁li', 'n']);
  });

  test('has digits and marks stand alone', () => {
    expect(piecesOf('in 1923, in.')).toEqual(['▁in', '1', '9', '2', '3', ',', '▁in', '.']);
  });

  test('parts scripts that are written without spaces', () => {
    expect(piecesOf('東京都かな')).toEqual(['東京', '都', 'かな']);
    expect(pointedAt('京都in東京')).toEqual(['京', '都', 'in', '東京']);
    expect(wordsOf('京都カフェか').map(({ letters }) => letters.join(''))).toEqual(['京都', 'カフェ', 'か']);
  });

  test('has one unknown piece for each letter that the list lacks', () => {
    expect(encode('ბათუმი', subwords).ids).toEqual(new Array(6).fill(Special.unknown));
    expect(pointedAt('a🏝️')).toEqual(['a', '🏝', '\uFE0F']);
    expect(encode('🏝', subwords).ids).toEqual([Special.unknown]);
  });

  test('never makes a special piece from what a page says', () => {
    const { ids } = encode(specials.join(' '), subwords);
    expect(ids.filter((id) => id < specials.length && id !== Special.unknown)).toEqual([]);
  });

  test('folds forms that mean the same', () => {
    expect(piecesOf('ｂｅｒｌｉｎ')).toEqual(['▁berlin']);
    expect(piecesOf('BERLIN')).toEqual(['▁berlin']);
  });
});

describe('how a word is written', () => {
  test.each([
    ['berlin', Case.plain],
    ['Berlin', Case.capital],
    ['BERLIN', Case.upper],
    ['B', Case.capital],
    ['iPhone', Case.mixed],
    ['McBride', Case.mixed],
    ['ÉTÉ', Case.upper],
    ['Ölberg', Case.capital],
    ['東京', Case.plain],
    ['ベルリン', Case.plain],
    ['123', Case.plain],
  ])('%s', (word, written) => {
    expect(writtenIn(word)).toEqual([written]);
  });

  test('is said of all its pieces', () => {
    const { ids, written } = encode('Berlins the', subwords);
    expect(ids).toHaveLength(3);
    expect(written).toEqual([Case.capital, Case.capital, Case.plain]);
  });
});

describe('where a piece stands', () => {
  test('is where its letters stand in the text as written', () => {
    expect(pointedAt('  The\tBerlins,\n1')).toEqual(['The', 'Berlin', 's', ',', '1']);
  });

  test('is the whole character where one becomes several letters', () => {
    expect(pointedAt('İstanbul')).toEqual(['İ', 'İ', 's', 'tan', 'bul']);
    expect(pointedAt('in…')).toEqual(['in', '…', '…', '…']);
  });

  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          ' ',
          '\n',
          '\u00a0',
          'B',
          'erlin',
          'İ',
          'ﬁ',
          '½',
          '…',
          '東',
          '𠮷',
          '𝐁',
          'か',
          'カ',
          '\ud83c',
          '🏝',
          'e\u0301',
          '1',
        ),
      )
      .map((parts) => parts.join('')),
  );

  /** Characters in order, each with its position. */
  const charactersOf = (text: string) => {
    const all: { start: number; end: number; isSpace: boolean }[] = [];
    for (const character of text) {
      const start = all.at(-1)?.end ?? 0;
      all.push({ start, end: start + character.length, isSpace: /^\s$/u.test(character) });
    }
    return all;
  };

  const inOrder = ({ starts, ends }: Encoded) =>
    starts.every(
      (start, at) => at === 0 || (start >= (starts[at - 1] ?? 0) && (ends[at] ?? 0) >= (ends[at - 1] ?? 0)),
    );

  test('covers every character that is no space, in order, and no space', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const encoded = encode(text, subwords);
        const { ids, written, starts, ends } = encoded;
        expect([written.length, starts.length, ends.length]).toEqual([ids.length, ids.length, ids.length]);
        expect(inOrder(encoded)).toBe(true);
        const covered = new Set<number>();
        for (const [at, start] of starts.entries()) {
          const end = ends[at] as number;
          expect(end).toBeGreaterThan(start);
          for (let unit = start; unit < end; unit += 1) covered.add(unit);
        }
        // No piece begins or ends inside a character.
        const characters = charactersOf(text);
        const begin = new Set(characters.map(({ start }) => start));
        const finish = new Set(characters.map(({ end }) => end));
        expect(starts.every((start) => begin.has(start)) && ends.every((end) => finish.has(end))).toBe(true);
        const cover = ({ start, end }: { start: number; end: number }) =>
          Array.from({ length: end - start }, (_, at) => covered.has(start + at));
        for (const character of characters)
          expect(new Set(cover(character))).toEqual(new Set([!character.isSpace]));
      }),
      { numRuns: 1000 },
    );
  });

  test('is told by what stands there: a known piece is the folded text that it points at', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abeirlnstuBERLINS 1.,京都'), maxLength: 80 }),
        (text) => {
          const { ids, starts, ends } = encode(text, subwords);
          for (const [at, id] of ids.entries()) {
            if (id === Special.unknown) continue;
            expect(text.slice(starts[at], ends[at]).toLowerCase()).toBe(list[id]?.replace('▁', ''));
          }
        },
      ),
    );
  });
});

test('a word of ten thousand letters is read in short runs', () => {
  const words = wordsOf('s'.repeat(10_000));
  expect(Math.max(...words.map(({ letters }) => letters.length))).toBeLessThanOrEqual(24);
  expect(words.map(({ letters }) => letters.length).reduce((a, b) => a + b)).toBe(10_000);
  expect(encode('s'.repeat(10_000), subwords).ends.at(-1)).toBe(10_000);
});

test('what was cut before is cut the same again', () => {
  const fresh = new Subwords(list);
  const texts = ['Berlin', 'berlin', '東京', 'in'];
  const first = texts.map((text) => encode(text, fresh));
  expect(texts.map((text) => encode(text, fresh))).toEqual(first);
});
