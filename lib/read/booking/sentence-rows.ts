// A plan as a list of dated rows: a time under its day's heading, or a date in the first column, then words that run over
// several lines, and perhaps a number in the last column.
import { dayAfter } from '../../model/local-moment.ts';
import { findWeekday } from '../../text/weekday.ts';
import { type BookingDocument, daysIn } from './document.ts';
import { clocksIn } from './leg-clock.ts';
import type { Cell } from './pair-labels.ts';
import { planDays } from './plan-days.ts';

export interface SentenceRow {
  date: string;
  /** Where the row gives two days. */
  until?: string;
  time?: string;
  text: string;
  /** What stands in the column of numbers, be it none: "by phone". */
  aside?: string;
  cell: Cell;
}

interface Open {
  heads: Cell[];
  cells: Cell[];
  asides: Cell[];
  last: Cell;
}

const longestHead = 24;
const longestAside = 28;
// Nearer to the words' own column it is a part of them, set in other letters.
const leastAside = 60;
// In letter sizes: what stands further below is another paragraph.
const nextLine = 2.2;
const fewestRows = 3;
// What is shorter is a cell of a table: a station, a sum.
const shortestSentence = 24;

const isAt = (cell: Cell, left: number) => Math.abs(cell.left - left) <= cell.size * 0.6;
const textOf = (cells: readonly Cell[]) =>
  cells
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{L})-\s(?=\p{Ll})/gu, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Where most rows begin their words, behind a short head. */
function columnsOf(lines: readonly Cell[][], isHead: (cell: Cell) => boolean) {
  const lefts = new Map<string, { head: number; words: number; count: number }>();
  for (const [first, second] of lines) {
    if (!first || !second || first.text.length > longestHead || !isHead(first)) continue;
    const key = `${Math.round(first.left / 4)} ${Math.round(second.left / 4)}`;
    const known = lefts.get(key) ?? { head: first.left, words: second.left, count: 0 };
    lefts.set(key, { ...known, count: known.count + 1 });
  }
  return [...lefts.values()].toSorted((a, b) => b.count - a.count)[0];
}

interface Columns {
  head: number;
  words: number;
}

const headOf = ([first, second]: readonly Cell[], columns: Columns): Cell | undefined =>
  first && second && isAt(first, columns.head) && isAt(second, columns.words) ? first : undefined;

/** Whether a line goes on with a row: close below it, in the column of its words. */
function goesOn(row: Open, line: readonly Cell[], columns: Columns): boolean {
  const head = headOf(line, columns);
  const first = line.find((cell) => cell !== head);
  if (!first || row.last.page !== first.page || !isAt(first, columns.words)) return false;
  // "15.09.–" and "25.09.27" below it are one head.
  const isOpen = !head || /[–—-]$/u.test(row.heads.at(-1)?.text.trim() ?? '');
  return isOpen && (row.last.baseline - first.baseline) / Math.max(first.size, 1) <= nextLine;
}

function opened(head: Cell, words: readonly Cell[], columns: Columns): Open {
  const last = words.length > 1 ? words.at(-1) : undefined;
  const isShort = last && last.text.length <= longestAside && last.left > columns.words + leastAside;
  return {
    heads: [head],
    cells: words.filter((cell) => !(isShort && cell === last)),
    asides: isShort ? [last] : [],
    last: head,
  };
}

/** The rows that stand in two columns, each with all lines that go on in the second. */
function rowsIn(lines: readonly Cell[][], isHead: (cell: Cell) => boolean): Open[] {
  const columns = columnsOf(lines, isHead);
  if (!columns || columns.count < 2) return [];
  const rows: Open[] = [];
  let row: Open | undefined;
  for (const line of lines) {
    const [first] = line;
    const head = headOf(line, columns);
    const words = line.filter((cell) => cell !== head);
    if (row && first && goesOn(row, line, columns)) {
      if (head) row.heads.push(head);
      row.cells.push(...words);
      row.last = first;
    } else {
      row = head && opened(head, words, columns);
      if (row) rows.push(row);
    }
  }
  return rows;
}

/** The next day of that name: "Fri 19:30" under the heading of a Wednesday. */
function onWeekday(head: string, date: string): string {
  // With a sign after it, as short forms count only so.
  const named = findWeekday(`${/^\p{L}{2,12}/u.exec(head)?.[0] ?? ''}: `)?.weekday;
  if (named === undefined) return date;
  const now = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(date, (named - now + 7) % 7) ?? date;
}

const rowOf = ({ heads, cells, asides }: Open, dated: { date: string; until?: string }): SentenceRow[] => {
  const [cell] = cells;
  const time = clocksIn(textOf(heads))[0]?.time;
  const aside = textOf(asides);
  return cell
    ? [{ ...dated, ...(time && { time }), text: textOf(cells), ...(aside && { aside }), cell }]
    : [];
};

function underHeadings(document: BookingDocument): SentenceRow[] {
  const isTime = ({ text }: Cell) => clocksIn(text).length === 1;
  const days = planDays(document);
  const all = rowsIn(
    days.flatMap(({ lines }) => lines),
    isTime,
  );
  const dateOf = new Map(
    days.flatMap(({ date, lines }) => lines.flat().map((cell) => [cell, date] as const)),
  );
  return all.flatMap((row) => {
    const [head] = row.heads;
    const date = head && dateOf.get(head);
    return head && date ? rowOf(row, { date: onWeekday(head.text, date) }) : [];
  });
}

function byDates(document: BookingDocument): SentenceRow[] {
  const isDate = ({ text }: Cell) => daysIn(text, document).length > 0 && clocksIn(text).length === 0;
  return rowsIn(document.lines, isDate).flatMap((row) => {
    const [day, until] = daysIn(textOf(row.heads), document);
    return day ? rowOf(row, { date: day.date, ...(until && { until: until.date }) }) : [];
  });
}

/** Empty where the document is no such plan. */
export function sentenceRows(document: BookingDocument): SentenceRow[] {
  const rows = [underHeadings(document), byDates(document)].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const told = rows.filter(({ text }) => text.length >= shortestSentence && /\p{L}{3}.*\p{L}{3}/u.test(text));
  const isPlan = told.length >= fewestRows && told.length > rows.length / 2;
  return isPlan && new Set(rows.map(({ date }) => date)).size > 1 ? rows : [];
}
