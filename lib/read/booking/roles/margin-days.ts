// "Day 3 / Monday 10 May" in a margin beside the bookings of that day: a line that stands above the date belongs to
// that day too.
import { type BookingDocument, daysIn } from '../document.ts';
import type { Cell } from '../pair-labels.ts';
import { isOfOne, type SpanGroup } from './group-spans.ts';
import type { RoleSpan } from './spans.ts';

export interface MarginDay {
  date: RoleSpan;
  /** Where the day begins: the cell with its number, above its date. */
  top: Cell;
}

// Two dates below each other can be those of one stay.
const minDays = 3;
// Cells of one column begin at the same edge.
const edge = 2;
// How far below the number the date may stand, as a multiple of the font size.
const maxHeights = 3;
// The first line beside a day may stand a little higher than its number.
const linesHigher = 1.3;

const isDay = ({ role }: RoleSpan) => role === 'start-date';

const isInColumn = (cell: Cell, column: Cell) => Math.abs(cell.left - column.left) <= edge;

/** A span for a date in the margin that the model did not mark. */
const dayOf = (cell: Cell): RoleSpan => ({
  role: 'start-date',
  text: cell.text,
  cell,
  start: 0,
  row: cell.line,
  words: [],
  trust: 0,
  chanceOf: () => 0,
});

/** The days in a margin, each with its number above it; empty where something booked stands in the margin too. */
export function daysInMargin(document: BookingDocument, spans: readonly RoleSpan[]): MarginDay[] {
  const first = spans.find(isDay)?.cell;
  if (!first) return [];
  const dates = spans.filter((span) => isDay(span) && isInColumn(span.cell, first));
  const right = Math.min(...spans.filter(isOfOne).map(({ cell }) => cell.left));
  if (dates.length < minDays || dates.some(({ cell }) => cell.right > right)) return [];
  const column = document.cells.filter((cell) => isInColumn(cell, first) && cell.right <= right);
  const isNumberAbove = (top: Cell, cell: Cell) =>
    top.page === cell.page &&
    Math.abs(top.baseline - cell.baseline) <= maxHeights * top.size &&
    /\d/u.test(top.text) &&
    daysIn(top.text, document).length === 0;
  const days = column.flatMap((cell, at): MarginDay[] => {
    const top = column[at - 1];
    const date = dates.find((one) => one.cell === cell);
    if (!top || (!date && daysIn(cell.text, document).length === 0)) return [];
    return isNumberAbove(top, cell) ? [{ date: date ?? dayOf(cell), top }] : [];
  });
  return days.length >= dates.length ? days : [];
}

const beginsBy = ({ top }: MarginDay, { page, line, baseline, size }: Cell): boolean =>
  top.line <= line || (top.page === page && Math.abs(top.baseline - baseline) <= linesHigher * size);

/** The group with the day beside it in the margin, unless another day is bound to it most. */
export function withMarginDay(group: SpanGroup, days: readonly MarginDay[]): SpanGroup {
  const { own, shared } = group;
  const [highest] = own.toSorted((a, b) => a.row - b.row);
  const day = highest && days.findLast((one) => beginsBy(one, highest.cell));
  if (!day) return group;
  const isOfMargin = (span: RoleSpan) => days.some(({ date }) => date === span);
  if (shared.some(({ span, isStrongest }) => isStrongest && isDay(span) && !isOfMargin(span))) return group;
  const others = shared.filter(({ span }) => !isOfMargin(span));
  return { own, shared: [{ span: day.date, bond: 1, isStrongest: true }, ...others] };
}
