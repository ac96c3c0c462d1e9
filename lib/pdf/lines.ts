// Pure: no browser, no network, no clock.
// Pieces of text on a page → lines from top to bottom, each cut into cells where a wide gap is.
// The order in the file is not trusted: only where things stand is.
import type { PdfTextItem } from './pdf-library.ts';

export interface Line {
  cells: string[];
  left: number;
  /** From the bottom of the page. */
  baseline: number;
  size: number;
}

interface Piece {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
}

// In units of the letter size. A blank is a quarter; letters of one word touch.
const wordGap = 0.15;
// Three blanks and more are a new column: justified text stays below.
const cellGap = 1.2;
// Letters of one line may stand a little higher or lower than each other.
const sameLine = 0.4;

function pieceOf(item: PdfTextItem): Piece[] {
  const [a = 0, b = 0, , , left = 0, baseline = 0] = item.transform;
  if (item.str.trim() === '') return [];
  const size = Math.hypot(a, b) || item.height || 1;
  return [{ text: item.str, left, right: left + item.width, baseline, size }];
}

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
  return rows;
}

function lineOf(row: Piece[]): Line {
  const pieces = row.toSorted((a, b) => a.left - b.left);
  const cells: string[] = [];
  let before: Piece | undefined;
  for (const piece of pieces) {
    const gap = before ? (piece.left - before.right) / Math.max(piece.size, before.size) : cellGap;
    if (!before || gap >= cellGap) cells.push(piece.text);
    else cells[cells.length - 1] += (gap > wordGap ? ' ' : '') + piece.text;
    before = piece;
  }
  return {
    cells: cells.map((cell) => cell.replace(/\s+/g, ' ').trim()),
    left: Math.min(...pieces.map(({ left }) => left)),
    baseline: pieces[0]?.baseline ?? 0,
    size: Math.max(...pieces.map(({ size }) => size)),
  };
}

export const linesOf = (items: PdfTextItem[]): Line[] => gather(items.flatMap(pieceOf)).map(lineOf);
