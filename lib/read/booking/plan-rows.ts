// The rows of a plan's day: a time, what happens then, details, a reference. Cells may continue in the lines below.

import type { BookingDocument } from './document.ts';
import { referenceIn } from './fields.ts';
import { findTimes } from './found-once.ts';
import type { Cell } from './pair-labels.ts';
import type { PlanDay } from './plan-days.ts';

export interface PlanRow {
  date: string;
  time: string;
  /** What happens: the text right after the time. */
  service: string;
  /** The other cells, as one text. */
  detail: string;
  reference?: string;
  cell: Cell;
}

interface Column {
  text: string;
  cell: Cell;
}

const nextLine = 2.2;

/** "SR-440-" and "918" are one word; other lines continue after a space. */
const joined = (above: string, below: string) => (/[-‐]$/.test(above) ? above + below : `${above} ${below}`);

/** Adds the cells of a continuing line to the columns above them; false where one stands below no column. */
function goOn(columns: Column[], line: Cell[]): boolean {
  const homes = line.map((cell) =>
    columns.find((column) => Math.abs(column.cell.left - cell.left) <= cell.size * 0.6),
  );
  if (homes.some((home) => home === undefined)) return false;
  for (const [index, home] of homes.entries())
    if (home) home.text = joined(home.text, line[index]?.text ?? '');
  return true;
}

/** The time that a line opens with, and the columns after it: "09:20 Flight" in one cell counts as two. */
function opened(line: Cell[]): { time: string; columns: Column[] } | undefined {
  const [first, ...others] = line;
  const [time] = findTimes(first?.text ?? '');
  if (!first || !time || time.start > 0) return undefined;
  const rest = first.text.slice(time.end).replace(/^[\s:–—-]+/u, '');
  const own = rest ? [{ text: rest, cell: first }] : [];
  return { time: time.time, columns: [...own, ...others.map((cell) => ({ text: cell.text, cell }))] };
}

function rowOf(day: PlanDay, time: string, columns: Column[], document: BookingDocument): PlanRow[] {
  const [service, ...others] = columns;
  if (!service) return [];
  const last = others.at(-1);
  const lone = last && /^\S{4,24}$/.test(last.text.trim()) ? referenceIn(last.text, document) : undefined;
  const details = (lone ? others.slice(0, -1) : others).map(({ text }) => text);
  const labelled =
    /(?:ref\w*\.?|pnr|nr\.?|no\.?|código|code|localizador|booking|buchung\w*|reserva\w*|réservation|conferma|予約番号)\s?[:#]?\s?(?<code>[A-Z\d][A-Z\d-]{3,15})(?![\p{L}])/iu.exec(
      [service.text, ...details].join(' '),
    )?.groups?.code;
  const reference = lone ?? (labelled && referenceIn(labelled, document));
  return [
    {
      date: day.date,
      time,
      service: service.text,
      detail: details.join(' '),
      cell: service.cell,
      ...(reference && { reference }),
    },
  ];
}

/** The rows of one day, in order. */
export function rowsOf(day: PlanDay, document: BookingDocument): PlanRow[] {
  const rows: { time: string; columns: Column[]; last: Cell }[] = [];
  for (const line of day.lines) {
    const [first] = line;
    const row = rows.at(-1);
    const next = opened(line);
    if (!first) continue;
    if (next) rows.push({ ...next, last: first });
    else if (row && row.last.page === first.page) {
      const step = (row.last.baseline - first.baseline) / Math.max(first.size, 1);
      if (step <= nextLine && goOn(row.columns, line)) row.last = first;
    }
  }
  return rows.flatMap(({ time, columns }) => rowOf(day, time, columns, document));
}
