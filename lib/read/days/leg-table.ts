// A table of legs: "Dijon | Beaune | 45 km", "Beaune | Cluny | 80 km". Each row departs where the one before arrived.
import { fold } from '../../text/fold.ts';
import type { Line } from './lines.ts';
import { areLinked } from './linked.ts';
import type { Mark } from './marks.ts';

const minLegs = 4;
// A longer table is a timetable.
const maxLegs = 60;
// A cell that names a place; numbers, times and prices repeat in any table.
const isPlace = (cell: string) => /\p{L}{2}/u.test(cell);

/** The rows of each table, from cells in consecutive blocks. */
function tablesOf(lines: Line[]): Line[][][] {
  const tables: Line[][][] = [];
  let before: Line | undefined;
  for (const line of lines) {
    if (line.carrier !== 'cell') before = undefined;
    else {
      if (!before || line.block > before.block + 1) tables.push([]);
      const table = tables.at(-1);
      if (before?.block === line.block) table?.at(-1)?.push(line);
      else table?.push([line]);
      before = line;
    }
  }
  return tables;
}

const textAt = (row: Line[] | undefined, column: number) => fold(row?.[column]?.text ?? '').trim();

/** True where the place after `column` in each leg is at `column` in the next. */
const isChained = (rows: Line[][], column: number): boolean =>
  areLinked(rows, (row, before) => {
    const place = textAt(row, column);
    return isPlace(place) && place === textAt(before, column + 1) && place !== textAt(before, column);
  });

/** The rows that are legs: the first row may name the columns, and the last may sum them up. */
function legsOf(table: Line[][]): Line[][] {
  const [head = [], ...rows] = table;
  if (rows.length < minLegs || rows.length > maxLegs) return [];
  const column = head.findIndex((_, at) => at + 1 < head.length && isChained(rows, at));
  if (column < 0) return [];
  const isLeg = (row: Line[]) => isPlace(textAt(row, column)) && isPlace(textAt(row, column + 1));
  const isNamed = textAt(rows[0], column) !== textAt(head, column + 1);
  return table.slice(isNamed ? 1 : 0, table.findLastIndex(isLeg) + 1);
}

/** One mark for each leg of the first table of legs. */
export function legMarks(lines: Line[]): Mark[] {
  const legs =
    tablesOf(lines)
      .map(legsOf)
      .find(({ length }) => length > 0) ?? [];
  return legs.flatMap(([first], index) => {
    if (!first) return [];
    const { block, start, end } = first;
    return [{ family: 'stage', carrier: 'cell', block, start, end, number: index + 1, span: 1 } as const];
  });
}
