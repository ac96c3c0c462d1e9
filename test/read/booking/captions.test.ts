import { expect, test } from 'vitest';
import { withLabelsAbove } from '../../../lib/read/booking/captions.ts';
import { labelKindsOf } from '../../../lib/read/booking/labels.ts';
import type { Cell } from '../../../lib/read/booking/pair-labels.ts';

const line = (texts: string[], baseline: number, size: number): Cell[] =>
  texts.map((text, column) => ({
    text,
    page: 1,
    line: 800 - baseline,
    left: column * 100,
    right: column * 100 + text.length * 5,
    baseline,
    size,
    block: 0,
    start: 0,
    end: text.length,
    kinds: labelKindsOf(text),
  }));

const texts = (lines: Cell[][]) => lines.map((cells) => cells.map(({ text }) => text).join(' | '));

test('labels right below their values are read as if above them', () => {
  const lines = [
    line(['Porto', '6:05 PM'], 700, 13),
    line(['From', 'Departs'], 688, 8),
    line(['Braga', '7:15 PM'], 660, 13),
    line(['To', 'Arrives'], 648, 8),
  ];
  const above = withLabelsAbove(lines);
  expect(texts(above)).toEqual(['From | Departs', 'Porto | 6:05 PM', 'To | Arrives', 'Braga | 7:15 PM']);
  expect(above.map(([cell]) => cell?.baseline)).toEqual([700, 688, 660, 648]);
});

test('labels that stand nearer to what comes below stay', () => {
  const lines = [
    line(['Porto', '6:05 PM'], 700, 13),
    line(['To', 'Arrives'], 672, 8),
    line(['Braga', '7:15 PM'], 660, 13),
  ];
  expect(withLabelsAbove(lines)).toEqual(lines);
});

test('the heads of a table in letters of the same size stay', () => {
  const lines = [
    line(['Night', 'Rail'], 700, 10),
    line(['From', 'Departs'], 688, 10),
    line(['Braga', '7:15 PM'], 660, 10),
  ];
  expect(withLabelsAbove(lines)).toEqual(lines);
});
