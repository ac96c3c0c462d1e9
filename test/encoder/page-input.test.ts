import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  inputOf,
  Mark,
  marksEach,
  maxSubwords,
  type PageInput,
  subwordsAt,
} from '../../lib/encoder/page-input.ts';
import { Case, Special, Subwords, specials } from '../../lib/encoder/subwords.ts';
import type { Block, Capture, Span } from '../../lib/model/capture.ts';
import { titleBlock } from '../../lib/model/evidence.ts';
import { capture, paragraph } from '../draft/a-page.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const list = [
  ...specials,
  ...letters,
  ...letters.map((one) => `▁${one}`),
  ...'.!?"”,1',
  'か',
  '。',
  '！',
  '？',
  '」',
  '京',
];
const subwords = new Subwords(list);
const read = (...blocks: Block[]) => inputOf({ ...capture(...blocks), title: '' }, subwords);

/** The text of each block that the pieces refer to. */
const textAt = (
  page: Capture,
  { first, next, block }: { first: number; next: number; block: number },
  input: PageInput,
) => {
  const found = page.blocks[block];
  const text = block === titleBlock ? page.title : found && 'text' in found ? found.text : '';
  return text.slice(input.starts[first], input.ends[next - 1]);
};
/** The sentences of one block of text. */
const sentencesOf = (text: string): string[] => {
  const page = { ...capture(paragraph(text)), title: '' };
  const input = inputOf(page, subwords);
  const inBlock = input.sentences.filter(({ block }) => block === 0);
  return inBlock.map((sentence) => textAt(page, sentence, input));
};
const marksAt = ({ marks }: PageInput, at: number) => [
  ...marks.subarray(marksEach * at, marksEach * (at + 1)),
];

describe('blocks', () => {
  test('follow the title, each opened by a mark of its own', () => {
    const input = inputOf(capture(paragraph('ab'), paragraph('C')), subwords);
    expect([...input.ids].map((id) => list[id])).toEqual([
      '[page]',
      '▁a',
      '▁t',
      'r',
      'i',
      'p',
      '[block]',
      '▁a',
      'b',
      '[block]',
      '▁c',
    ]);
    expect([...input.written]).toEqual([0, Case.capital, 0, 0, 0, 0, 0, 0, 0, 0, Case.capital]);
    expect([...input.firstOfBlock]).toEqual([
      [titleBlock, 1],
      [0, 7],
      [1, 10],
    ]);
    expect([...input.starts].slice(6)).toEqual([0, 0, 1, 0, 0]);
    expect([...input.ends].slice(6)).toEqual([0, 1, 2, 0, 1]);
    expect(input.isCut).toBe(false);
  });

  test('without words are left out and keep their number', () => {
    const image: Block = { kind: 'image', src: 'https://blog.example/a.jpg', alt: 'abc' };
    const input = read(image, paragraph(''), paragraph('a'));
    expect([...input.firstOfBlock.keys()]).toEqual([titleBlock, 2]);
    expect(input.sentences.map(({ block }) => block)).toEqual([titleBlock, 2]);
  });

  test.each<[Block, number]>([
    [{ kind: 'heading', level: 1, text: 'ab', spans: [] }, 1],
    [{ kind: 'heading', level: 6, text: 'ab', spans: [] }, 6],
    [paragraph('ab'), Mark.paragraph],
    [{ kind: 'item', depth: 1, text: 'ab', spans: [] }, Mark.item],
    [{ kind: 'row', cells: ['ab'], text: 'ab', spans: [] }, Mark.row],
    [{ kind: 'caption', text: 'ab', spans: [] }, Mark.caption],
  ])('of a kind have their mark on every piece: %o', (block, mark) => {
    const input = read(block);
    expect([1, 2, 3].map((at) => marksAt(input, at))).toEqual(new Array(3).fill([mark, 0, 0]));
    expect(marksAt(input, 0)).toEqual([Mark.title, 0, 0]);
  });
});

test('bold, italic and links mark the pieces that they touch and no others', () => {
  const spans: Span[] = [
    { start: 1, end: 3, kind: 'bold' },
    { start: 5, end: 6, kind: 'italic' },
    { start: 7, end: 9, kind: 'link', href: 'https://blog.example/' },
  ];
  const input = read({ kind: 'paragraph', text: 'abcd e fg', spans });
  const second = [...input.ids.keys()].slice(2).map((at) => marksAt(input, at)[1]);
  expect(second).toEqual([0, Mark.bold, Mark.bold, 0, Mark.italic, Mark.link, Mark.link]);
});

describe('sentences', () => {
  test.each([
    ['a b. c d! e? f', ['a b.', 'c d!', 'e?', 'f']],
    ['no end', ['no end']],
    ['at 1.1 a.b', ['at 1.1 a.b']],
    ['a.” b', ['a.”', 'b']],
    ['a\nb', ['a', 'b']],
    ['a... b', ['a...', 'b']],
    ['京か。京か！', ['京か。', '京か！']],
    ['か。」 京', ['か。」', '京']],
    ['か。」か京', ['か。」か京']],
    ['か？！京', ['か？！', '京']],
    ['か… か', ['か…', 'か']],
  ])('%j', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  test('that never end are parted at a space', () => {
    const lengths = read(paragraph('ab '.repeat(400))).sentences.map(({ first, next }) => next - first);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(161);
    expect(lengths.length).toBeGreaterThan(4);
  });

  test('lie behind each other without a gap, and every piece knows its own', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abİ .!?…\n"”か。」京 '), maxLength: 60 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 6 }), (texts) => {
        const { ids, sentences, sentenceOf } = read(...texts.map(paragraph));
        let next = 0;
        for (const [index, sentence] of sentences.entries()) {
          expect(sentence.first).toBe(next);
          expect(sentence.next).toBeGreaterThan(sentence.first);
          expect([...sentenceOf.subarray(sentence.first, sentence.next)]).toEqual(
            new Array(sentence.next - sentence.first).fill(index),
          );
          next = sentence.next;
        }
        expect(next).toBe(ids.length);
      }),
    );
  });
});

describe('a mention', () => {
  const page = capture(paragraph('ab cd ef'), paragraph('  '), paragraph('İstan gh'));
  const input = inputOf(page, subwords);
  const wordsAt = (block: number, start: number, end: number) => {
    const found = subwordsAt(input, { block, start, end });
    return found && textAt(page, { first: found[0], next: found[1] + 1, block }, input);
  };

  test.each([
    [0, 0, 2, 'ab'],
    [0, 3, 5, 'cd'],
    [0, 3, 8, 'cd ef'],
    [0, 4, 7, 'd e'],
    [0, 0, 99, 'ab cd ef'],
    [titleBlock, 2, 6, 'trip'],
    [2, 0, 5, 'İstan'],
    [2, 6, 8, 'gh'],
  ])('in block %i, from %i to %i, is %s', (block, start, end, words) => {
    expect(wordsAt(block, start, end)).toBe(words);
  });

  test('has all pieces of a letter that became two', () => {
    const begin = input.firstOfBlock.get(2) as number;
    expect(subwordsAt(input, { block: 2, start: 0, end: 5 })).toEqual([begin, begin + 5]);
  });

  test.each([
    [0, 8, 12],
    [0, 2, 3],
    [1, 0, 2],
    [2, 8, 9],
    [9, 0, 1],
  ])('is not there in block %i, from %i to %i', (block, start, end) => {
    expect(subwordsAt(input, { block, start, end })).toBeUndefined();
  });
});

describe('a page that is too long', () => {
  const long = '京'.repeat(maxSubwords);

  test('is cut, even within a block', () => {
    const input = read(paragraph('ab'), paragraph(long), paragraph('cd'));
    expect(input.isCut).toBe(true);
    expect(input.ids).toHaveLength(maxSubwords);
    expect(input.sentences.at(-1)?.next).toBe(maxSubwords);
    expect(input.firstOfBlock.has(2)).toBe(false);
    expect(subwordsAt(input, { block: 1, start: maxSubwords - 1, end: maxSubwords })).toBeUndefined();
    expect(subwordsAt(input, { block: 1, start: 5, end: 6 })).toEqual([10, 10]);
  });

  test('is cut between blocks', () => {
    const input = read(...Array.from({ length: 300 }, () => paragraph('か'.repeat(99))), paragraph('a'));
    expect(input.isCut).toBe(true);
    expect(input.ids).toHaveLength(maxSubwords);
  });

  test('says so of a text that nobody looks at to its end', () => {
    const input = read(paragraph(`a${' '.repeat(6 * maxSubwords)}b`), paragraph('c'));
    expect(input.isCut).toBe(true);
    expect(list[input.ids.at(-1) as number]).toBe('▁c');
  });

  test('is whole as long as nothing is left out', () => {
    const input = read(paragraph('京'.repeat(maxSubwords - 2)));
    expect(input.ids).toHaveLength(maxSubwords);
    expect(input.isCut).toBe(false);
  });

  test('has a title of no more than 400 characters', () => {
    const input = inputOf({ ...capture(), title: '京'.repeat(500) }, subwords);
    expect(input.ids).toHaveLength(401);
    expect(input.ids[0]).toBe(Special.page);
  });
});
