// Rows of a table whose cells run over several lines: what stands close under each other is one cell, and all such cells
// are one row. Cells are often set in the middle of their row, so their lines stand between those of their neighbours.
import type { Capture, PrintedCell } from '../../model/capture.ts';
import { writtenDates } from './dates.ts';
import { clocksIn } from './leg-clock.ts';

// Lines of one cell follow each other within a letter and a quarter; rows stand further apart.
const closest = 1.25;
const fewestColumns = 3;
const mostLines = 6;
const sameEdge = 3;
// Six lines of a wide table; more are no row, and each cell is held against all others.
const mostCells = 200;

type Line = PrintedCell[];

function linesOf(cells: readonly PrintedCell[]): Line[] {
  const lines = new Map<number, Line>();
  for (const cell of cells) {
    const line = lines.get(cell.line);
    if (line) line.push(cell);
    else lines.set(cell.line, [cell]);
  }
  return [...lines.values()];
}

const isSameSize = (a: PrintedCell, b: PrintedCell) => Math.abs(a.size - b.size) < 0.08 * a.size;
const isUnder = (a: PrintedCell, b: PrintedCell) =>
  Math.abs(a.left - b.left) <= sameEdge || Math.abs(a.left + a.right - b.left - b.right) <= 2 * sameEdge;
const stepOf = (above: Line, below: Line) => (above[0]?.baseline ?? 0) - (below[0]?.baseline ?? 0);

/** Whether `below` goes on with the row of `above`: near it, in its letters, no cell beginning elsewhere. */
function goesOn(row: Line[], below: Line): boolean {
  const above = row.at(-1);
  const [first] = below;
  if (!above?.[0] || !first || above[0].page !== first.page || row.length >= mostLines) return false;
  const step = stepOf(above, below);
  return (
    step > 0 && step <= closest * first.size && below.every((cell) => isSameSize(cell, above[0] ?? cell))
  );
}

function groupsOf(lines: Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && goesOn(last, line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function columnsOf(group: Line[]): PrintedCell[][] {
  const columns: PrintedCell[][] = [];
  for (const cell of group.flat()) {
    const column = columns.find((cells) => cells.some((other) => isUnder(other, cell)));
    if (column) column.push(cell);
    else columns.push([cell]);
  }
  return columns.toSorted((a, b) => (a[0]?.left ?? 0) - (b[0]?.left ?? 0));
}

/** Lines that fill all columns are rows of their own, however close: a wrapped row leaves some open. */
function isWrapped(group: Line[], columns: PrintedCell[][]): boolean {
  if (group.length < 2 || columns.length < fewestColumns) return false;
  const isApart = columns.every((cells, index) => {
    const right = Math.max(...cells.map((cell) => cell.right));
    return right <= (columns[index + 1]?.[0]?.left ?? Number.POSITIVE_INFINITY) + sameEdge;
  });
  return isApart && group.some((line) => line.length < columns.length);
}

/** "Kassel-" and "Wilhelmshöhe" are one word. */
function joined(cells: readonly PrintedCell[]): string[] {
  const parts: string[] = [];
  for (const { text } of cells) {
    const last = parts.at(-1);
    if (last?.endsWith('-') && /\p{L}-$/u.test(last)) parts[parts.length - 1] = last + text;
    else parts.push(text);
  }
  return parts;
}

/** "ab · 09:21 · an · 12:49": two stops in one row, each with its own time. */
function stopsIn(columns: PrintedCell[][]): number {
  const counts = columns.map((cells) => cells.filter(({ text }) => clocksIn(text).length === 1).length);
  return Math.max(...counts);
}

/** The parts of a cell for each of so many stops; all for the first where they cannot be told apart. */
function dealt(parts: string[], stops: number): string[] {
  if (stops < 2) return [parts.join(' ')];
  if (parts.length === stops) return parts;
  const ends = parts.flatMap((part, index) =>
    clocksIn(part).length > 0 || writtenDates(part).length > 0 ? [index] : [],
  );
  if (ends.length !== stops) return [parts.join(' ')];
  return ends.map((end, index) => parts.slice((ends[index - 1] ?? -1) + 1, end + 1).join(' '));
}

function rowsOf(group: Line[], columns: PrintedCell[][], line: number): PrintedCell[][] {
  const stops = Math.max(1, stopsIn(columns));
  const baseline = group[0]?.[0]?.baseline ?? 0;
  return Array.from({ length: stops }, (_, stop) =>
    columns.flatMap((cells) => {
      const text = dealt(joined(cells), stops)[stop];
      const [first] = cells;
      if (!first || !text) return [];
      const right = Math.max(...cells.map((cell) => cell.right));
      return [
        { ...first, text, right, line: line + stop / 10, baseline: baseline - stop * first.size * 1.2 },
      ];
    }),
  );
}

/** The same paper with every row in one line; undefined where no row is wrapped. */
export function wholeRows(capture: Capture): Capture | undefined {
  const lines = linesOf(capture.cells ?? []);
  let isChanged = false;
  const cells = groupsOf(lines).flatMap((group) => {
    if (group.reduce((sum, line) => sum + line.length, 0) > mostCells) return group.flat();
    const columns = columnsOf(group);
    if (!isWrapped(group, columns)) return group.flat();
    isChanged = true;
    return rowsOf(group, columns, group[0]?.[0]?.line ?? 0).flat();
  });
  return isChanged ? { ...capture, cells } : undefined;
}
