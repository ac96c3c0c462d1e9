// Joins discs that would cover each other into one pill.
import type { Point } from './mercator.ts';

export interface Mark<T> {
  at: Point;
  of: T[];
}

/** Marks closer than this share of their widths overlap by more than a third and are joined. */
const together = 0.67;

/** Joins a mark to an earlier one that it covers by more than a third. `halfWidth`: how wide a joined mark is drawn. */
export function joinMarks<T>(
  marks: { at: Point; of: T }[],
  radius: number,
  halfWidth: (of: T[]) => number = () => radius,
): Mark<T>[] {
  let joined = joinNear(marks, 2 * radius * together);
  // A joined mark is wider, and may then cover another one next to it.
  for (let before = Number.POSITIVE_INFINITY; joined.length < before; ) {
    before = joined.length;
    joined = joinWide(joined, radius, halfWidth);
  }
  return joined;
}

function joinWide<T>(marks: Mark<T>[], radius: number, halfWidth: (of: T[]) => number): Mark<T>[] {
  const joined: Mark<T>[] = [];
  for (const mark of marks) {
    const host = joined.find(
      ({ at, of }) =>
        Math.abs(at.y - mark.at.y) < 2 * radius * together &&
        Math.abs(at.x - mark.at.x) < (halfWidth(of) + halfWidth(mark.of)) * together,
    );
    if (host) host.of.push(...mark.of);
    else joined.push(mark);
  }
  return joined;
}

/** A first, rough pass. Each mark checks only its surroundings, so that thousands are still fast. */
function joinNear<T>(marks: { at: Point; of: T }[], reach: number): Mark<T>[] {
  const joined: Mark<T>[] = [];
  const near = new Map<string, Mark<T>[]>();
  for (const { at, of } of marks) {
    const [column, row] = [Math.floor(at.x / reach), Math.floor(at.y / reach)];
    const around = [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => near.get(`${column + right} ${row + down}`) ?? []),
    );
    const host = around.find((mark) => Math.hypot(mark.at.x - at.x, mark.at.y - at.y) < reach);
    if (host) {
      host.of.push(of);
      continue;
    }
    const mark = { at, of: [of] };
    joined.push(mark);
    const cell = `${column} ${row}`;
    near.set(cell, [...(near.get(cell) ?? []), mark]);
  }
  return joined;
}

/** Anything longer would be a sentence, not a label. */
const maxLabelLength = 7;

/** [3] → "3"; [5, 3, 4] → "3-5"; [1, 4] → "1, 4"; if that is too long, "12 stops", as written by `counted`. */
export function numbersLabel(
  numbers: number[],
  counted: (many: number) => string = (many) => `${many} stops`,
): string {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  const label = runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
  return label.length <= maxLabelLength ? label : counted(numbers.length);
}
