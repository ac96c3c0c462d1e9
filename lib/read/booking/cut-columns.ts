// Bookings that a paper sets side by side, out on the left and back on the right, or counts one after the other.
import type { Part } from './cut-blocks.ts';
import { type BookingDocument, daysIn } from './document.ts';
import { directions } from './leg-place.ts';
import type { Cell } from './pair-labels.ts';

// A heading, a day and two ends.
const fewestRows = 3;

/** Two cells that open two columns: two directions, or two days. */
function opensColumns([one, other, ...more]: Cell[], document: BookingDocument): boolean {
  if (!one || !other || more.length > 0) return false;
  if ([one, other].every(({ text }) => directions.test(text.trim()))) return true;
  const [first, second] = [one, other].map(({ text }) => daysIn(text, document)[0]?.date);
  return first !== undefined && second !== undefined && first !== second;
}

/** Rows from `from` on that have words on both sides of `edge` and none across it. */
function rowsBeside(lines: Cell[][], from: number, edge: number): number {
  const isBeside = (line: Cell[]) =>
    line.some(({ left }) => left < edge) &&
    line.some(({ left }) => left >= edge) &&
    line.every(({ left, right }) => left >= edge || right <= edge);
  const end = lines.findIndex((line, index) => index >= from && !isBeside(line));
  return end === -1 ? lines.length : end;
}

export function cutColumns(document: BookingDocument): Part[] {
  const { lines } = document;
  const first = lines.findIndex((line) => opensColumns(line, document));
  const opening = lines[first]?.[1];
  if (!opening) return [];
  const edge = opening.left - opening.size / 2;
  const end = rowsBeside(lines, first, edge);
  if (end - first < fewestRows) return [];
  const rows = lines.slice(first, end);
  return [
    { lines: rows.map((line) => line.filter(({ left }) => left < edge)) },
    { lines: rows.map((line) => line.filter(({ left }) => left >= edge)) },
  ];
}

const counted = /^\(?(?<count>\d{1,2})[).]\s+\p{Lu}/u;

/** "1) Shannon Reach Guesthouse … 2) The Slate Loft …": from one number to the next. */
export function cutNumbered({ lines }: BookingDocument): Part[] {
  const starts: number[] = [];
  for (const [index, line] of lines.entries()) {
    const count = Number(counted.exec(line[0]?.text ?? '')?.groups?.count ?? 0);
    if (count === starts.length + 1) starts.push(index);
  }
  if (starts.length < 2) return [];
  return starts.map((start, index) => ({ lines: lines.slice(start, starts[index + 1] ?? lines.length) }));
}
