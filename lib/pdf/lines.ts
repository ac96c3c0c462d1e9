// Turns pieces of text on a page into lines from top to bottom, each cut into cells at wide gaps. The order in the file
// is not reliable; only the positions are.
import type { PdfTextItem } from './pdf-library.ts';
import { type Piece, pieceOf } from './pieces.ts';
import { inReadingOrder } from './reading-order.ts';

export interface LineCell {
  text: string;
  left: number;
  right: number;
  /** The size of its largest letters, where a line has smaller ones beside them. */
  size?: number;
}

export interface Line {
  cells: LineCell[];
  left: number;
  /** Measured from the bottom of the page. */
  baseline: number;
  size: number;
}

// In font sizes. A space is a quarter; letters of one word touch.
const wordGap = 0.15;
// Three or more spaces begin a new column: gaps in justified text are smaller.
const cellGap = 1.2;
// Narrow columns are two spaces apart; then another line must begin a cell at the same place. In typewriter fonts a
// space is as wide as a letter.
const alignedGap = 0.65;
const sameEdge = 1;
// The letters of a line may stand a little higher or lower than each other.
const sameLine = 0.4;

// A printed line has up to 200 letters; a whole table set without gaps has a thousand.
const maxCellLength = 2000;

function gather(pieces: Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.baseline - a.baseline || a.left - b.left)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const fits =
      first && Math.abs(first.baseline - piece.baseline) <= sameLine * Math.min(first.size, piece.size);
    if (row && fits) row.push(piece);
    else rows.push([piece]);
  }
  return inReadingOrder(rows, cellGap);
}

const gapBefore = (piece: Piece, before: Piece) =>
  (piece.left - before.right) / Math.max(piece.size, before.size);

/** Where cells begin on the page, and how many lines begin one there. */
function edgesOf(rows: Piece[][]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const row of rows) {
    for (const [index, piece] of row.entries()) {
      const before = row[index - 1];
      if (before && gapBefore(piece, before) < alignedGap) continue;
      const edge = Math.round(piece.left / sameEdge);
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
    }
  }
  return edges;
}

const isEdge = (piece: Piece, edges: Map<number, number>) => {
  const edge = Math.round(piece.left / sameEdge);
  return [edge - 1, edge, edge + 1].reduce((sum, near) => sum + (edges.get(near) ?? 0), 0) > 1;
};

function lineOf(pieces: Piece[], edges: Map<number, number>): Line {
  const cells: LineCell[] = [];
  let before: Piece | undefined;
  for (const piece of pieces) {
    const gap = before ? gapBefore(piece, before) : cellGap;
    const last = cells.at(-1);
    const { left, right } = piece.printed ?? piece;
    if (!last || gap >= cellGap || (gap >= alignedGap && !piece.isSpaced && isEdge(piece, edges)))
      cells.push({ text: piece.text, left, right, size: piece.size });
    else {
      last.text += (gap > wordGap ? ' ' : '') + piece.text;
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
      last.size = Math.max(last.size ?? 0, piece.size);
    }
    before = piece;
  }
  return {
    cells: cells.map((cell) => ({
      ...cell,
      text: cell.text.slice(0, maxCellLength).replace(/\s+/g, ' ').trim(),
    })),
    left: Math.min(...pieces.map(({ left }) => left)),
    baseline: pieces[0]?.baseline ?? 0,
    size: Math.max(...pieces.map(({ size }) => size)),
  };
}

export function linesOf(items: PdfTextItem[]): Line[] {
  const rows = gather(items.flatMap(pieceOf));
  const edges = edgesOf(rows);
  return rows.map((row) => lineOf(row, edges));
}

/** A line as one string, with tabs between its cells. */
export const textOf = ({ cells }: Line): string => cells.map(({ text }) => text).join('\t');
