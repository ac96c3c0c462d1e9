// The day of a clock time: in its cell, over or under it, on its line, else the last one told before.
import type { Mark } from '../block-values.ts';
import { clocksIn } from '../leg-clock.ts';
import type { Flow } from './flow.ts';

export interface FoundDay {
  day: Mark;
  /** It stands so near that it is told of this very time. */
  isOwn: boolean;
}

const isOver = ({ cell: a }: Mark, { cell: b }: Mark) =>
  a.page === b.page &&
  (Math.abs(a.left - b.left) <= 2 * a.size || Math.abs(a.left + a.right - b.left - b.right) <= 2 * a.size);
// What follows is told of the time only as a remark: "Arrives Thu, Feb 18".
const longestRemark = 24;

/** Where a time stands before the first of several days, and every day right under a time, each day follows its times. */
const daysFollow = (times: readonly Mark[], days: readonly Mark[], flow: Flow): boolean => {
  const at = (mark: Mark | undefined) => (mark && flow.order.get(mark.cell)) ?? 0;
  const rows = new Set(times.map(({ row }) => row));
  return (
    days.length > 1 &&
    at(times[0]) < at(days[0]) &&
    days.every(({ row }) => rows.has(row - 1) && !rows.has(row))
  );
};

export function dayOfClock(
  clock: Mark,
  { days, times }: { days: readonly Mark[]; times: readonly Mark[] },
  flow: Flow,
): FoundDay | undefined {
  const own = days.filter(({ cell }) => cell === clock.cell);
  const nearest = own.toSorted(
    (a, b) => Math.abs(a.start - clock.start) - Math.abs(b.start - clock.start),
  )[0];
  if (nearest) return { day: nearest, isOwn: true };
  const column = (mark: Mark) => flow.columns.get(mark.cell) ?? 0;
  const beside = days.filter((day) => column(day) === column(clock));
  const follows = daysFollow(times, days, flow);
  for (const step of follows ? [1, 2] : [-1, 1, -2, 2]) {
    const over = beside.find(
      (day) => day.row === clock.row + step && isOver(day, clock) && clocksIn(day.cell.text).length === 0,
    );
    if (over && over.cell.text.length < (step < 0 ? 40 : longestRemark)) return { day: over, isOwn: true };
  }
  const left = ({ cell }: Mark) => Math.abs(cell.left - clock.cell.left);
  const inLine = beside.filter(({ row }) => row === clock.row).toSorted((a, b) => left(a) - left(b))[0];
  if (inLine) return { day: inLine, isOwn: inLine.cell.left <= clock.cell.left };
  const at = (mark: Mark) => flow.order.get(mark.cell) ?? 0;
  const before = beside.findLast((day) => at(day) < at(clock));
  // What stands over both columns is told of both.
  const over = days.findLast((day) => column(day) === 0 && at(day) < at(clock));
  const after = beside.find((day) => at(day) > at(clock));
  const behind = follows ? after : undefined;
  const day = behind ?? before ?? over ?? after ?? days[0];
  return day && { day, isOwn: false };
}
