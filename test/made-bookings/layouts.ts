// The ways companies lay out a booking: where labels are relative to their values, and what repeats on every page.
import type { Drawn } from './sheet-pdf.ts';

export type Pair = [label: string, value: string];

/** One part of a document: pairs under a heading, a table with a header row, or lines of prose. */
export type Part =
  | { kind: 'pairs'; heading?: string; pairs: Pair[] }
  | { kind: 'table'; heading?: string; header: string[]; rows: string[][] }
  | { kind: 'prose'; heading?: string; lines: string[] };

export interface Sheet {
  title: string;
  /** In small print under the title: the issuer's address and telephone. */
  under: string;
  parts: Part[];
  /** The header and footer of every page. */
  running?: string;
}

export const layouts = ['left', 'above', 'colon', 'columns', 'spaced', 'table'] as const;
export type Layout = (typeof layouts)[number];

const margin = 50;
const lineStep = 16;
const pageEnd = 740;

interface Pen {
  pages: Drawn[][];
  y: number;
}

function draw(pen: Pen, drawn: Omit<Drawn, 'y'>, below = 0): void {
  pen.pages.at(-1)?.push({ ...drawn, y: pen.y + below });
}

function turnPage(pen: Pen, { running }: Sheet): void {
  pen.pages.push([]);
  pen.y = 60;
  if (!running) return;
  pen.pages.at(-1)?.push({ text: running, x: margin, y: 28, size: 7 });
  pen.pages.at(-1)?.push({ text: `${pen.pages.length}`, x: 520, y: 815, size: 7 });
}

type DrawPairs = (pen: Pen, pairs: Pair[]) => void;

const leftOf: DrawPairs = (pen, pairs) => {
  for (const [label, value] of pairs) {
    draw(pen, { text: label, x: margin, size: 9 });
    draw(pen, { text: value, x: margin + 160 });
    pen.y += lineStep;
  }
};

const withColon: DrawPairs = (pen, pairs) => {
  for (const [label, value] of pairs) {
    draw(pen, { text: `${label}: ${value}`, x: margin });
    pen.y += lineStep;
  }
};

// Half a page of bold text.
const longestInColumn = 38;

/** Small labels above their values, in a grid. */
const gridOf =
  (spacing: number): DrawPairs =>
  (pen, pairs) => {
    const columns = pairs.some(([, value]) => value.length > longestInColumn) ? 1 : 2;
    for (let first = 0; first < pairs.length; first += columns) {
      for (const [column, [label, value]] of pairs.slice(first, first + columns).entries()) {
        const x = margin + (column * 500) / columns;
        draw(pen, { text: spacing ? label.toUpperCase() : label, x, size: 7, spacing });
        draw(pen, { text: value, x, size: 11, isBold: true }, 14);
      }
      pen.y += 38;
    }
  };

const inColumns: DrawPairs = (pen, pairs) => {
  const half = Math.ceil(pairs.length / 2);
  for (const [row, [label, value]] of pairs.entries()) {
    const [x, below] = row < half ? [margin, row * lineStep] : [margin + 260, (row - half) * lineStep];
    draw(pen, { text: label, x, size: 8 }, below);
    draw(pen, { text: value, x: x + 95 }, below);
  }
  pen.y += half * lineStep;
};

const pairLayouts: Record<Layout, DrawPairs> = {
  left: leftOf,
  above: gridOf(0),
  colon: withColon,
  columns: inColumns,
  spaced: gridOf(2.2),
  table: gridOf(0),
};

// Columns: time, service, details, reference.
const edges = [0, 55, 270, 430];

const rowAt = (pen: Pen, cells: string[], size: number) => {
  for (const [column, text] of cells.entries()) draw(pen, { text, x: margin + (edges[column] ?? 480), size });
  pen.y += lineStep;
};

function drawPart(pen: Pen, part: Part, layout: Layout): void {
  if (part.heading) {
    draw(pen, { text: part.heading, x: margin, size: 13, isBold: true });
    pen.y += 24;
  }
  if (part.kind === 'pairs') pairLayouts[layout](pen, part.pairs);
  else if (part.kind === 'table') {
    rowAt(pen, part.header, 7);
    for (const row of part.rows) rowAt(pen, row, 9);
  } else
    for (const text of part.lines) {
      draw(pen, { text, x: margin, size: 9 });
      pen.y += 13;
    }
  pen.y += 20;
}

const heightOf = (part: Part) =>
  part.kind === 'pairs' ? part.pairs.length * 38 : part.kind === 'table' ? part.rows.length * 16 + 40 : 60;

/** The pieces of a page in an order unrelated to reading, as printers produce them. */
const shuffled = (page: Drawn[]): Drawn[] => page.toSorted((a, b) => (a.text < b.text ? -1 : 1));

export function setSheet(sheet: Sheet, layout: Layout): Drawn[][] {
  const pen: Pen = { pages: [], y: 60 };
  turnPage(pen, sheet);
  const spacing = layout === 'spaced' ? 6 : 0;
  const text = spacing ? sheet.title.toUpperCase() : sheet.title;
  draw(pen, { text, x: margin, size: 20, isBold: true, spacing });
  draw(pen, { text: sheet.under, x: margin, size: 8 }, 18);
  pen.y += 50;
  for (const part of sheet.parts) {
    if (pen.y + heightOf(part) > pageEnd) turnPage(pen, sheet);
    drawPart(pen, part, layout);
  }
  return layout === 'columns' ? pen.pages.map(shuffled) : pen.pages;
}
