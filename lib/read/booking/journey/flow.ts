// The orders in which a paper may be read: line by line, or one column after the other where words stand side by side.
import type { Mark } from '../block-values.ts';
import type { BookingDocument } from '../document.ts';
import type { Cell } from '../pair-labels.ts';

export interface Flow {
  /** A cell's place in the order. */
  order: Map<Cell, number>;
  /** 0 runs over the whole width; 1 and 2 stand side by side. */
  columns: Map<Cell, number>;
}

const flowOf = (parts: Cell[][]): Flow => {
  const [order, columns] = [new Map<Cell, number>(), new Map<Cell, number>()];
  for (const [column, cells] of parts.entries())
    for (const cell of cells) {
      order.set(cell, order.size);
      columns.set(cell, column === 1 || column === 2 ? column : 0);
    }
  return { order, columns };
};

// Two legs need this many lines, and each column a departure and an arrival.
const fewestLines = 3;
const fewestTimes = 2;
const narrowest = 60;
const mostEdges = 3;

/** Left edges that several cells share: columns begin there. */
function edgesOf({ cells }: BookingDocument): number[] {
  const counts = new Map<number, number>();
  for (const { left } of cells) counts.set(Math.round(left / 4), (counts.get(Math.round(left / 4)) ?? 0) + 1);
  const first = cells.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY);
  return [...counts]
    .filter(([edge, count]) => count >= fewestLines && edge * 4 > first + narrowest)
    .map(([edge]) => edge * 4 - 6);
}

/** The longest run of lines that no cell crosses at `edge`, with enough times on both sides. */
function runAt(
  edge: number,
  { lines }: BookingDocument,
  times: readonly Mark[],
): [number, number] | undefined {
  const crosses = (line: Cell[]) => line.some(({ left, right }) => left < edge && right > edge + 4);
  let best: [number, number] | undefined;
  for (let from = 0; from < lines.length; ) {
    const page = lines[from]?.[0]?.page;
    let until = from;
    while (until < lines.length && lines[until]?.[0]?.page === page && !crosses(lines[until] ?? []))
      until += 1;
    const inside = times.filter(({ row }) => row >= from && row < until);
    const before = inside.filter(({ cell }) => cell.left < edge).length;
    const isCut = before >= fewestTimes && inside.length - before >= fewestTimes;
    if (isCut && until - from >= fewestLines && (!best || until - from > best[1] - best[0]))
      best = [from, until];
    from = Math.max(until, from + 1);
  }
  return best;
}

function cutAt(edge: number, [from, until]: [number, number], { lines }: BookingDocument): Flow {
  const run = lines.slice(from, until).flat();
  return flowOf([
    lines.slice(0, from).flat(),
    run.filter(({ left }) => left < edge),
    run.filter(({ left }) => left >= edge),
    lines.slice(until).flat(),
  ]);
}

export function flowsOf(document: BookingDocument, times: readonly Mark[]): Flow[] {
  const cuts = edgesOf(document).flatMap((edge) => {
    const run = runAt(edge, document, times);
    return run ? [{ edge, run }] : [];
  });
  const widest = cuts.toSorted((a, b) => b.run[1] - b.run[0] - (a.run[1] - a.run[0])).slice(0, mostEdges);
  return [flowOf([document.lines.flat()]), ...widest.map(({ edge, run }) => cutAt(edge, run, document))];
}
