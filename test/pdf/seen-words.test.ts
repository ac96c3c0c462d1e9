import { expect, test } from 'vitest';
import { tesseractLines } from '../../lib/browser/tesseract-lines.ts';
import { linesOf } from '../../lib/pdf/lines.ts';
import { itemsOfSeen } from '../../lib/pdf/seen-words.ts';

const box = (x0: number, y0: number, x1: number, y1: number) => ({ x0, y0, x1, y1 });
const word = (text: string, x0: number, confidence = 95) => ({
  text,
  confidence,
  bbox: box(x0, 100, x0 + text.length * 15, 130),
});
const told = (...words: ReturnType<typeof word>[]) => ({
  blocks: [
    { paragraphs: [{ lines: [{ bbox: box(0, 98, 900, 132), baseline: box(0, 128, 900, 126), words }] }] },
  ],
});

test('words that were seen become cells, as print would', () => {
  const lines = tesseractLines(told(word('Booking', 90), word('number', 210), word('HB-204417', 600)));
  const [line] = linesOf(itemsOfSeen(lines, { scale: 3, height: 842 }));
  expect(line?.cells.map(({ text }) => text)).toEqual(['Booking number', 'HB-204417']);
  expect(line?.cells[1]?.left).toBeCloseTo(200);
  expect(line?.baseline).toBeCloseTo(842 - 127 / 3);
});

test('specks and folds are no words, signs between words are', () => {
  const lines = tesseractLines(told(word('15:00', 90), word('-', 200), word('|', 240), word('ll', 280, 12)));
  const items = itemsOfSeen(lines, { scale: 3, height: 842 });
  expect(items.map(({ str }) => str)).toEqual(['15:00', '-']);
});

test('an answer of another shape says nothing', () => {
  for (const odd of [undefined, 'words', { blocks: 'none' }, { blocks: [{ paragraphs: null }] }])
    expect(tesseractLines(odd)).toEqual([]);
});
