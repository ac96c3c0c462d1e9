// A page as lines: authors separate days with a line break, a list item or a table cell as often as with a heading.
import { type Block, type Capture, hasText, type TextBlock } from '../../model/capture.ts';
import { nonLetters, widthOf } from '../../text/day-letters.ts';
import { isWholly } from '../../text/outline.ts';
import { runOnStarts } from './run-on.ts';

/** How the author set the line apart, clearest first. */
export const carriers = ['heading', 'bold', 'badge', 'lead', 'cell', 'line', 'item', 'prose'] as const;
export type Carrier = (typeof carriers)[number];

export interface Line {
  block: number;
  /** Offsets in the block's text; `end` is exclusive. */
  start: number;
  end: number;
  text: string;
  carrier: Carrier;
  /** Only for headings. */
  level?: number;
  /** The column of a table cell, and the column's name. */
  column?: number;
  label?: string;
}

// A line by itself is short; longer ones are sentences.
const maxLineLength = 90;
// A hostile block of a million line ends must not become a million lines.
const maxLinesInBlock = 2000;

const leading = new RegExp(`^${nonLetters}`, 'u');

const isBoldAt = (block: TextBlock, start: number, end: number) =>
  block.spans.some((span) => span.kind === 'bold' && span.start <= start && span.end >= end);

function carrierOf(block: TextBlock, start: number, end: number): Carrier {
  if (block.kind === 'heading') return 'heading';
  const text = block.text.slice(start, end);
  if (text.length <= maxLineLength && (isWholly(block, 'bold') || isBoldAt(block, start, end))) return 'bold';
  const first = start + (leading.exec(text)?.[0].length ?? 0);
  if (isBoldAt(block, first, first + 2)) return 'lead';
  if (block.kind === 'item') return 'item';
  return text.length <= maxLineLength && widthOf(text) <= maxLineLength ? 'line' : 'prose';
}

type Row = Extract<TextBlock, { kind: 'row' }>;

function linesOfRow(block: Row, index: number, names: string[]): Line[] {
  let start = 0;
  const texts = block.text.split('\t');
  // A row with a single cell is a line above the rows below it: "Saturday".
  const carrier = texts.length === 1 ? 'line' : 'cell';
  return texts.map((text, column) => {
    const label = names[column];
    const line: Line = { block: index, start, end: start + text.length, text, carrier, column };
    start += text.length + 1;
    return label ? { ...line, label } : line;
  });
}

function linesOfText(block: TextBlock, index: number): Line[] {
  const level = block.kind === 'heading' ? { level: block.level } : {};
  const texts = block.kind === 'heading' ? [block.text] : block.text.split('\n', maxLinesInBlock);
  let next = 0;
  return texts.flatMap((whole) => {
    const from = next;
    next += whole.length + 1;
    const starts = block.kind === 'heading' ? [0] : runOnStarts(whole);
    return starts.map((at, order) => {
      const start = from + at;
      const end = from + (starts[order + 1] ?? whole.length);
      const text = block.text.slice(start, end);
      return { block: index, start, end, text, carrier: carrierOf(block, start, end), ...level };
    });
  });
}

export function linesOf(capture: Capture): Line[] {
  // Where the capture does not name the columns of a table, its first row does.
  let names: string[] = [];
  let before: Block | undefined;
  return capture.blocks.flatMap((block, index) => {
    if (block.kind === 'row' && before?.kind !== 'row') names = block.cells;
    before = block;
    if (!hasText(block) || block.kind === 'caption') return [];
    return block.kind === 'row' ? linesOfRow(block, index, block.header ?? names) : linesOfText(block, index);
  });
}
