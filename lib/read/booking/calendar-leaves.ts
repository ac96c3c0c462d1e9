// Days printed like leaves of a calendar, with the number in large letters: "FRI / 9 / OCTOBER", and the hours in small
// letters below. A leaf becomes one cell at the place of its number, so that a label above it has its whole value.
import { weekdaysNamed } from '../../text/date-names.ts';
import { writtenDates } from './dates.ts';
import { clocksIn } from './leg-clock.ts';
import type { Cell } from './pair-labels.ts';

const dayNumber = /^(?:0?[1-9]|[12]\d|3[01])$/u;
const monthOnly = /^\p{L}{3,12}\.?,?\s?(?:20\d{2})?$/u;
const isMonth = ({ text }: Cell) => monthOnly.test(text) && writtenDates(`1 ${text}`).length > 0;
const isWeekday = ({ text }: Cell) => text.length <= 14 && weekdaysNamed(text).length > 0;
// "from 15:00 to" and below it "23:30".
const maxHoursLength = 40;
const isHours = ({ text }: Cell) => text.length <= maxHoursLength && clocksIn(text).length > 0;

const [linesAbove, linesBelow] = [2, 6];
// The number is larger than what stands around it; in a table of figures it is not.
const larger = 1.3;
// A month in one line has 31 numbers; looking around more of them would take too long.
const maxNumbers = 40;

const isMiddle = (leaf: Cell, other: Cell) =>
  other.page === leaf.page &&
  Math.abs(other.left + other.right - leaf.left - leaf.right) <= 2 * other.size &&
  leaf.size >= other.size * larger;

interface Leaf {
  number: Cell;
  parts: Cell[];
}

function leafAt(number: Cell, row: number, lines: readonly Cell[][]): Leaf | undefined {
  const around = lines
    .slice(Math.max(0, row - linesAbove), row + linesBelow)
    .flatMap((line) => line.filter((cell) => cell !== number && isMiddle(number, cell)));
  const month = around.find(isMonth);
  if (!month) return undefined;
  const weekday = around.find(isWeekday);
  const below = around.filter(({ baseline }) => baseline < number.baseline);
  const hours = below.filter((cell) => cell !== month && cell !== weekday && isHours(cell));
  return { number, parts: [...(weekday ? [weekday] : []), month, ...hours] };
}

function joined({ number, parts }: Leaf): Cell {
  const textOf = (cell: Cell) => cell.text.replace(/^[^\p{L}\d]+/u, '');
  const [before, after] = [parts.filter(isWeekday), parts.filter((cell) => !isWeekday(cell))];
  return { ...number, text: [...before.map(textOf), number.text, ...after.map(textOf)].join(' ') };
}

export function withLeaves(lines: Cell[][]): Cell[][] {
  const leaves = lines.flatMap((line, row) =>
    line
      .filter(({ text }) => dayNumber.test(text))
      .slice(0, maxNumbers)
      .flatMap((cell) => leafAt(cell, row, lines) ?? []),
  );
  if (leaves.length === 0) return lines;
  const taken = new Set(leaves.flatMap(({ parts }) => parts));
  const whole = new Map(leaves.map((leaf) => [leaf.number, joined(leaf)]));
  return lines
    .map((line) => line.filter((cell) => !taken.has(cell)).map((cell) => whole.get(cell) ?? cell))
    .filter((line) => line.length > 0);
}
