// Finding days on arbitrary pages: what must hold for all of them, and how long it may take.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Block } from '../../../lib/model/capture.ts';
import { findDays } from '../../../lib/read/days/find-days.ts';
import { spentOn } from '../../spent-time.ts';
import { bold, capture, heading, item, paragraph, row, story } from './blocks.ts';

const words = fc.constantFrom(
  'Day 1',
  'Day 2: Fort',
  'Days 3-5',
  'Tag 2',
  '第三天',
  'J1',
  'J2 – Lyon',
  '01',
  '02–03',
  '12 May',
  '13.5.',
  'Monday',
  'The next day we walked on.',
  'After breakfast we left the hotel again.',
  'Where to stay',
  'Day',
  '3',
  'Port',
  'Last day',
  'Kyoto (3 days)',
  'Day 1: a\nDay 2: b',
  'It was a dark night and we went to bed after dinner.',
  '',
);
const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  fc.tuple(words, fc.integer({ min: 1, max: 6 })).map(([text, level]) => heading(text, level)),
  words.map(paragraph),
  words.map(bold),
  words.map(item),
  fc.array(words, { minLength: 1, maxLength: 4 }).map((cells) => row(...cells)),
  fc.constant<Block>({ kind: 'image', src: 'a.jpg', alt: '' }),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map(paragraph),
);

test('parts stand in order, inside the page, and never overlap', () => {
  fc.assert(
    fc.property(fc.array(anyBlock, { maxLength: 40 }), words, (blocks, title) => {
      const parts = findDays(capture(blocks, title));
      for (const [index, part] of parts.entries()) {
        const before = parts[index - 1];
        expect(part.start).toBeLessThan(part.end);
        expect(part.end).toBeLessThanOrEqual(blocks.length);
        expect(part.span).toBeGreaterThanOrEqual(1);
        if (!before) continue;
        const sharesBlock = before.within && part.within && before.start === part.start;
        if (sharesBlock) expect(before.within?.end).toBeLessThanOrEqual(part.within?.start ?? 0);
        else expect(before.end).toBeLessThanOrEqual(part.start);
      }
    }),
    { numRuns: 500 },
  );
});

describe('hostile pages end soon', () => {
  const long = 200_000;
  let ordinary = 0;
  beforeAll(() => {
    ordinary = spentOn(() => findDays(capture(Array.from({ length: 20_000 }, () => ({ ...story })))));
  });
  test.each([
    ['one endless word', [paragraph('d'.repeat(long))]],
    ['endless blanks', [paragraph(`Day${' '.repeat(long)}1`)]],
    ['endless signs', [heading(`${'–'.repeat(long)}Day 1`)]],
    [
      'blanks after the number',
      [heading(`Day 1${' '.repeat(long)}x`), paragraph(`Day 2 ${': '.repeat(long)}x`)],
    ],
    ['endless digits', [paragraph('1'.repeat(long))]],
    ['a hundred thousand lines', [paragraph('Day 1\n'.repeat(long / 2))]],
    ['a row of cells', [row(...Array.from({ length: 20_000 }, (_, at) => `Day ${at % 90}`))]],
    ['days without end', Array.from({ length: 20_000 }, (_, at) => heading(`Day ${(at % 99) + 1}`))],
    [
      'nights without end',
      Array.from({ length: 20_000 }, (_, at) =>
        paragraph(at % 2 ? 'After breakfast we left for the coast.' : 'It was dark and we went to bed.'),
      ),
    ],
    ['bold without end', Array.from({ length: 20_000 }, () => bold('Day 1'))],
    ['dates without end', Array.from({ length: 20_000 }, (_, at) => heading(`${(at % 28) + 1} May`))],
  ])('%s', (_, blocks) => {
    // Quadratic work would take a thousand times as long.
    expect(spentOn(() => findDays(capture(blocks)))).toBeLessThan(10 * ordinary);
  });
});
