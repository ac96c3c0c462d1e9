// A month as a grid: a row of weekdays, and below it the numbered days with the traveller's plans in their boxes.
import { lettersIn } from '../../text/day-letters.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';

const daysInWeek = 7;
// "M", "Mo", "Mon", "月": the names above the columns.
const maxNameLength = 3;
const isName = ({ text }: Line) =>
  text.trim().length <= maxNameLength && lettersIn(text) === text.trim().length && lettersIn(text) > 0;

/** Where the grid begins: after seven short names in a row. */
function gridStart(lines: Line[]): number {
  let names = 0;
  for (const [at, line] of lines.entries()) {
    names = isName(line) ? names + 1 : 0;
    if (names === daysInWeek) return at + 1;
  }
  return -1;
}

const box = /^\s*(?<day>\d{1,2})(?![\d.:/%])/u;
const latestDay = 31;
// A box holds a few words; after more lines without the next number the grid is over.
const maxLinesInBox = 12;

interface Box {
  line: Line;
  day: number;
  /** Whether anything is planned. */
  isFilled: boolean;
}

function boxesOf(lines: Line[], start: number): Box[] {
  const boxes: Box[] = [];
  let since = 0;
  for (const line of lines.slice(start)) {
    const day = Number(box.exec(line.text)?.groups?.day ?? 0);
    const before = boxes.at(-1);
    if (line.carrier === 'heading' || since > maxLinesInBox) break;
    // The last day of a month may be followed by the first of the next.
    const isNext =
      day > 0 && day <= latestDay && (!before || day === before.day + 1 || (before.day >= 28 && day === 1));
    since = isNext ? 0 : since + 1;
    if (isNext) boxes.push({ line, day, isFilled: lettersIn(line.text) > 1 });
    else if (before && lettersIn(line.text) > 1) before.isFilled = true;
  }
  return boxes;
}

/** The days from the first with a plan to the last; empty ones in between are days of rest. */
export function calendarMarks(lines: Line[]): Mark[] {
  const start = gridStart(lines);
  const boxes = start < 0 ? [] : boxesOf(lines, start);
  const from = boxes.findIndex(({ isFilled }) => isFilled);
  const to = boxes.findLastIndex(({ isFilled }) => isFilled);
  return from < 0
    ? []
    : boxes.slice(from, to + 1).map(({ line: { block, start, end, column } }, index) => ({
        family: 'calendar',
        carrier: 'badge',
        block,
        start,
        end,
        number: index + 1,
        span: 1,
        ...(column !== undefined && { column }),
      }));
}
