import { expect, test } from 'vitest';
import { blocksOf } from '../../lib/pdf/blocks.ts';
import { linesOf } from '../../lib/pdf/lines.ts';
import { readableText } from '../../lib/pdf/pieces.ts';
import { runningLines } from '../../lib/pdf/running-lines.ts';

const piece = (str: string, left: number, baseline: number, width = str.length * 5) => ({
  str,
  transform: [10, 0, 0, 10, left, baseline],
  width,
  height: 10,
});

test.each([
  ['B O A R D I N G', 'BOARDING'],
  ['E - T I C K E T', 'E-TICKET'],
  ['予 約 番 号', '予約番号'],
  ['ＡＢＣ１２３', 'ABC123'],
  ['ﬂight', 'flight'],
  ['A 4', 'A 4'],
  ['昆明⻓水 · ⻋次 ⽇', '昆明长水 · 车次 日'],
  ['* * * @ * *', '* * * @ * *'],
])('%s is read as %s', (written, text) => {
  expect(readableText(written)).toBe(text);
});

test('words that a damaged file puts nowhere keep a place that is a number', () => {
  const [line] = linesOf([
    { str: 'Check-in', transform: [Number.NaN, 0, 0, 10, Number.NaN, 700], width: Number.NaN, height: 10 },
  ]);
  const { blocks, cells } = blocksOf([line ? [line] : []]);
  expect(blocks).toMatchObject([{ text: 'Check-in' }]);
  expect(cells).toMatchObject([{ left: 0, right: 0, baseline: 700, size: 10 }]);
});

test('a narrow gap parts cells only where another line begins one', () => {
  const rows = [
    piece('09:20', 50, 700, 22),
    piece('Flight', 80, 700),
    piece('11:00', 50, 680, 22),
    piece('Arrival', 80, 680),
  ];
  expect(linesOf(rows).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['09:20', 'Flight'],
    ['11:00', 'Arrival'],
  ]);
  expect(linesOf(rows.slice(0, 2)).map(({ cells }) => cells.length)).toEqual([1]);
});

test('what most pages repeat is running from its second time on', () => {
  const pages = [1, 2, 3].map((page) =>
    linesOf([
      piece('Harbour Tours', 50, 800),
      piece(`Text of its own, ${'x'.repeat(page)}`, 50, 400),
      piece(`Page ${page}`, 50, 20),
    ]),
  );
  expect([...runningLines(pages)].map(({ cells }) => cells[0]?.text)).toEqual([
    'Harbour Tours',
    'Page 2',
    'Harbour Tours',
    'Page 3',
  ]);
});

test('every cell says where its words are in the blocks', () => {
  const { blocks, cells } = blocksOf([
    linesOf([
      piece('Seat', 50, 700),
      piece('14C', 200, 700),
      piece('First line', 50, 600),
      piece('second line', 50, 588),
    ]),
  ]);
  expect(cells).not.toEqual([]);
  for (const { block, start, end, text } of cells) {
    const found = blocks[block];
    expect(found && 'text' in found ? found.text.slice(start, end) : '').toBe(text);
  }
});
