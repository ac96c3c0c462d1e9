// Pairs labels with their values: in the same cell, to the right, below, or as the heading of a column.
import type { LabelKind } from '../../text/booking-words/kinds.ts';
import { labelsWithin } from './labels.ts';

/** A cell of a printed page, like `PrintedCell`, with the kinds of label it is. */
export interface Cell {
  text: string;
  page: number;
  line: number;
  left: number;
  right: number;
  baseline: number;
  size: number;
  block: number;
  start: number;
  end: number;
  running?: boolean | undefined;
  /** The kinds of label that the whole cell is. */
  kinds: LabelKind[];
}

export interface Pair {
  kinds: LabelKind[];
  label: string;
  value: string;
  /** The cell with the value. */
  cell: Cell;
  labelCell: Cell;
  how: 'inside' | 'right' | 'below' | 'column';
}

export interface Column {
  kinds: LabelKind[];
  cell: Cell;
}

/** A row of labels and the lines below it, each as the cells of its columns. */
export interface Table {
  columns: Column[];
  rows: { cells: { column: Column; cell: Cell }[] }[];
}

// The value of a column stands within this many letter heights below its heading; tables may begin some lines lower.
const nearBelow = 4.5;
const tableStart = 9;
const tableStep = 6;
const maxTableRows = 60;

const isWords = ({ text }: Cell) => /[\p{L}\d]/u.test(text);

/** Whether `cell` stands below `head`: they overlap, or share an edge. */
function isUnder(head: Cell, cell: Cell, next?: Cell): boolean {
  const slack = Math.max(head.size, cell.size);
  const overlaps = cell.left < head.right && cell.right > head.left;
  const isFlush = Math.abs(cell.left - head.left) <= slack || Math.abs(cell.right - head.right) <= slack;
  const isBefore = next === undefined || cell.left < next.left - 1;
  return (overlaps || isFlush) && (isBefore || isFlush);
}

function headsOf(line: Cell[]): Cell[] {
  const words = line.filter(isWords);
  const heads = words.filter(({ kinds }) => kinds.length > 0);
  return heads.length >= 2 && heads.length * 2 > words.length ? heads : [];
}

/** The column that a cell belongs to: one that begins at the same edge, else the first that it stands below. */
function columnFor(cell: Cell, columns: Column[]): Column | undefined {
  const flush = columns.find(({ cell: head }) => Math.abs(head.left - cell.left) <= cell.size * 0.6);
  if (flush) return flush;
  const under = columns
    .map((column, index) => ({ column, next: columns[index + 1]?.cell }))
    .filter(({ column, next }) => isUnder(column.cell, cell, next));
  return under[0]?.column;
}

const stepBetween = (above: Cell, below: Cell) =>
  (above.baseline - below.baseline) / Math.max(above.size, below.size);

/** A line that opens with its own label, or runs through the columns as a sentence. */
function endsTable(line: Cell[], columns: Column[]): boolean {
  const first = line.find(isWords);
  if (!first) return false;
  const opens = first.kinds.length > 0 || /^[^:：\d]{2,40}[:：]\s/u.test(first.text);
  const second = columns[1]?.cell;
  const isThrough =
    line.length === 1 &&
    first.text.split(' ').length > 7 &&
    second !== undefined &&
    first.right > second.left;
  return opens || isThrough;
}

function tableUnder(heads: Cell[], lines: Cell[][], from: number): Table {
  const columns = heads.map((cell) => ({ kinds: cell.kinds, cell }));
  const rows: Table['rows'] = [];
  let last = heads[0];
  for (const line of lines.slice(from, from + maxTableRows)) {
    const [first] = line;
    if (!first || !last || first.page !== last.page) break;
    if (stepBetween(last, first) > (rows.length > 0 ? tableStep : tableStart)) break;
    if (headsOf(line).length > 0 || (rows.length > 0 && endsTable(line, columns))) break;
    const cells = line.flatMap((cell) => {
      const column = isWords(cell) && cell.kinds.length === 0 ? columnFor(cell, columns) : undefined;
      return column ? [{ column, cell }] : [];
    });
    if (cells.length === 0) continue;
    rows.push({ cells });
    last = first;
  }
  return { columns, rows };
}

/** The column headings with the first value below each: a form with labels above their values. */
function columnPairs({ columns, rows }: Table): Pair[] {
  return columns.flatMap((column) => {
    const found = rows.slice(0, 3).flatMap((row) => row.cells.filter((entry) => entry.column === column))[0];
    if (!found) return [];
    const { kinds, cell: labelCell } = column;
    return [
      { kinds, label: labelCell.text, value: found.cell.text, cell: found.cell, labelCell, how: 'column' },
    ];
  });
}

const insidePairs = (cell: Cell): Pair[] =>
  cell.kinds.length > 0
    ? []
    : labelsWithin(cell.text).map(({ kinds, text, rest }) => ({
        kinds,
        label: text,
        value: rest,
        cell,
        labelCell: cell,
        how: 'inside',
      }));

const trimmed = (text: string) => text.replace(/^[\s:：]+/u, '');

function besidePair(label: Cell, line: Cell[]): Pair | undefined {
  const next = line[line.indexOf(label) + 1];
  if (!next || next.kinds.length > 0 || !isWords(next)) return undefined;
  return {
    kinds: label.kinds,
    label: label.text,
    value: trimmed(next.text),
    cell: next,
    labelCell: label,
    how: 'right',
  };
}

// Between a label and the value below it there are only a few lines of other columns.
const linesBelow = 4;

function belowPair(label: Cell, lines: Cell[][], at: number): Pair | undefined {
  for (const line of lines.slice(at + 1, at + 1 + linesBelow)) {
    const cell = line.find((each) => isWords(each) && isUnder(label, each));
    if (!cell) continue;
    if (cell.page !== label.page || stepBetween(label, cell) > nearBelow || cell.kinds.length > 0)
      return undefined;
    return {
      kinds: label.kinds,
      label: label.text,
      value: trimmed(cell.text),
      cell,
      labelCell: label,
      how: 'below',
    };
  }
  return undefined;
}

/** "Auftragsnummer:" at the end of a line, with its value at the start of the next. */
function brokenPair(label: Cell, line: Cell[], next: Cell[] | undefined): Pair | undefined {
  const [cell, ...others] = next ?? [];
  const isOpen = line.at(-1) === label && line.length > 1 && /[:：]\s*$/u.test(label.text);
  if (!cell || !isOpen || others.length > 0 || cell.kinds.length > 0 || cell.page !== label.page)
    return undefined;
  return { kinds: label.kinds, label: label.text, value: cell.text, cell, labelCell: label, how: 'below' };
}

/** Larger letters right below a label are its value, whatever stands beside it. */
const isSetAbove = (label: Cell, lines: Cell[][], at: number): boolean =>
  lines
    .slice(at + 1, at + 3)
    .flat()
    .some(
      (cell) =>
        cell.page === label.page &&
        cell.kinds.length === 0 &&
        Math.abs(cell.left - label.left) <= 1.5 &&
        cell.size >= label.size * 1.2 &&
        stepBetween(label, cell) <= 2.2,
    );

function tableAt(lines: Cell[][], at: number): Table | undefined {
  const heads = headsOf(lines[at] ?? []);
  const table = heads.length > 0 ? tableUnder(heads, lines, at + 1) : undefined;
  return table && table.rows.length > 0 ? table : undefined;
}

function pairsOfCell(cell: Cell, lines: Cell[][], at: number): Pair[] {
  if (cell.kinds.length === 0) return insidePairs(cell);
  const line = lines[at] ?? [];
  const beside = besidePair(cell, line);
  // "Bought: | 11.05.2026": a colon points to the value beside it.
  const isOpen = beside !== undefined && /[:：]\s*$/u.test(cell.text);
  // A value in larger letters beside a label is set there on purpose.
  const isBeside = beside !== undefined && beside.cell.size > cell.size * 1.05;
  const below = !isOpen && !isBeside && isSetAbove(cell, lines, at) ? belowPair(cell, lines, at) : undefined;
  const pair = below ?? beside ?? belowPair(cell, lines, at) ?? brokenPair(cell, line, lines[at + 1]);
  return pair ? [pair] : [];
}

/** Every label of the document with its value, and the tables. `lines` go from top to bottom, cells from left to right. */
export function pairLabels(lines: Cell[][]): { pairs: Pair[]; tables: Table[] } {
  const pairs: Pair[] = [];
  const tables: Table[] = [];
  for (const [at, line] of lines.entries()) {
    const table = tableAt(lines, at);
    if (table) tables.push(table);
    const heads = new Set(table?.columns.map(({ cell }) => cell));
    pairs.push(...(table ? columnPairs(table) : []));
    for (const cell of line) if (!heads.has(cell)) pairs.push(...pairsOfCell(cell, lines, at));
  }
  return { pairs, tables };
}
