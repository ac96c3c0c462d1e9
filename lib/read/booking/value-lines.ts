// All lines of a value: the text beside a label often continues in the lines below it ("Wednesday, 3 March" / "after 3
// pm").
import { memoize } from '../../text/memoize.ts';
import type { BookingDocument } from './document.ts';
import { labelsWithin } from './labels.ts';
import type { Cell, Pair } from './pair-labels.ts';

// The lines of one value are at most this many font sizes apart.
const nextLine = 2;
const maxLines = 4;

const valueCells = memoize(({ pairs }: BookingDocument) => new Set(pairs.map(({ cell }) => cell)));

export function isValueOfAnother(document: BookingDocument, cell: Cell): boolean {
  return valueCells(document).has(cell) || cell.kinds.length > 0 || labelsWithin(cell.text).length > 0;
}

const isFlush = (a: Cell, b: Cell) => Math.abs(a.left - b.left) <= Math.max(a.size, b.size) * 0.6;

/** The cells below `cell`, each close to the one before, until something else begins. */
export function cellsBelow(document: BookingDocument, cell: Cell, label: Cell = cell): Cell[] {
  const below: Cell[] = [];
  let last = cell;
  const from = document.lines.findIndex((line) => line.includes(cell));
  for (const line of document.lines.slice(from + 1, from + 12)) {
    const [first] = line;
    if (!first || first.page !== cell.page || below.length >= maxLines) break;
    const step = (last.baseline - first.baseline) / Math.max(last.size, 1);
    if (step > nextLine) break;
    const next = line.find((each) => isFlush(each, cell));
    if (!next) continue;
    // Text in the column of the label begins the next pair, whether its label is known or not.
    const isLabelled = label !== cell && line.some((each) => each !== next && isFlush(each, label));
    // A value below its label may be larger; the lines of a value all have one size.
    const isOther = cell.kinds.length === 0 && Math.abs(next.size - cell.size) > 1.5;
    if (isLabelled || isOther || isValueOfAnother(document, next)) break;
    below.push(next);
    last = next;
  }
  return below;
}

/** The value with the cells to its right that belong to no label, and the lines below. */
export function valueLines(document: BookingDocument, pair: Pair): string[] {
  const line = document.lines.find((cells) => cells.includes(pair.cell)) ?? [];
  const after = pair.how === 'right' ? line.slice(line.indexOf(pair.cell) + 1) : [];
  const until = after.findIndex((cell) => isValueOfAnother(document, cell));
  const beside = (until < 0 ? after : after.slice(0, until)).map(({ text }) => text);
  const below = cellsBelow(document, pair.cell, pair.labelCell).map(({ text }) => text);
  return [[pair.value, ...beside].join(' '), ...below];
}
