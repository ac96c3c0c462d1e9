// The part of a document that is about one booking: the lines between the headings around it.
import type { BookingDocument } from './document.ts';
import type { Cell, Pair } from './pair-labels.ts';

export interface Section {
  /** Lines of the document from this one up to, but without, the other. */
  from: number;
  until: number;
  cells: Cell[];
  pairs: Pair[];
}

// Headings in a form are a little larger than its text; numbers and references are printed large too.
const headingScale = 1.12;
const maxHeadingLength = 70;

/** A single cell in larger letters that is not a value. */
function isHeading(document: BookingDocument, line: Cell[]): boolean {
  const [cell] = line;
  if (!cell || line.length > 1 || cell.text.length > maxHeadingLength) return false;
  if (cell.size < document.bodySize * headingScale || !/\p{L}{2}/u.test(cell.text)) return false;
  return !document.pairs.some((pair) => pair.cell === cell);
}

const sectionOf = (document: BookingDocument, from: number, until: number): Section => {
  const cells = document.lines.slice(from, until).flat();
  const own = new Set(cells);
  return { from, until, cells, pairs: document.pairs.filter((pair) => own.has(pair.labelCell)) };
};

/** From the heading above the first of `cells` to the one below the last, within their pages. */
export function sectionAround(document: BookingDocument, cells: Cell[], others: Cell[] = []): Section {
  const lines = cells.map((cell) => document.lines.findIndex((line) => line.includes(cell)));
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  const pageOf = (index: number) => document.lines[index]?.[0]?.page;
  let from = first;
  while (from > 0 && pageOf(from - 1) === pageOf(first) && !isHeading(document, document.lines[from] ?? []))
    from -= 1;
  let until = last + 1;
  while (
    until < document.lines.length &&
    pageOf(until) === pageOf(last) &&
    !isHeading(document, document.lines[until] ?? [])
  )
    until += 1;
  const at = others.map((cell) => document.lines.findIndex((line) => line.includes(cell)));
  const [above, below] = [at.filter((line) => line < first), at.filter((line) => line > last)];
  if (above.length > 0) from = Math.max(from, widestGap(document, Math.max(...above), first));
  if (below.length > 0) until = Math.min(until, widestGap(document, last, Math.min(...below)));
  return sectionOf(document, from, until);
}

/** Between two bookings there is empty space: the line after the widest gap begins the second. */
function widestGap({ lines }: BookingDocument, after: number, until: number): number {
  let [best, widest] = [after + 1, 0];
  for (let index = after + 1; index <= until; index += 1) {
    const [above, here] = [lines[index - 1]?.[0], lines[index]?.[0]];
    const gap = above && here ? (above.page === here.page ? above.baseline - here.baseline : 1000) : 0;
    if (gap > widest + 1) [best, widest] = [index, gap];
  }
  return best;
}

export const wholeDocument = (document: BookingDocument): Section =>
  sectionOf(document, 0, document.lines.length);
