// Days and clock times of a paper with where they stand, without those at which nothing begins or ends.
import { writtenDates } from './dates.ts';
import { type BookingDocument, daysIn } from './document.ts';
import { clocksIn } from './leg-clock.ts';
import { dottedTimes } from './moments.ts';
import type { Cell } from './pair-labels.ts';

export interface Mark {
  value: string;
  cell: Cell;
  /** The line in the document's list. */
  row: number;
  start: number;
  end: number;
}

export interface Marks {
  days: Mark[];
  times: Mark[];
  /** Times at which nothing begins or ends: doors, gates, opening hours. */
  others: Mark[];
}

const besides =
  /(?:boarding|gate|bag ?drop|closes?|doors?|opening|open(?:s|ing)? hours|hours|duration|einlass|öffnung\p{L}*|geöffnet|embarquement|fermeture|ouverture|puertas|apertura|horario|porte|imbarco|embarque|deur|inställ\p{L}*|cancel\p{L}*|deadline|storn\p{L}*|annul\p{L}*|anula\p{L}*|avbok\p{L}*|issued|issue date|prepared|created|generated|amended|purchased|bought|ordered|erstellt|gebucht|préparé|réservé le|emis|fecha de emisión|preparado|creato|opgesteld|geboekt|bokad|bestilt|zaplaceno|zapłacono|paid|payment|printed|booked on|due|fällig|bezahlt|zahlbar|ausgestellt|émis|emitid\p{L}*|emess\p{L}*|fecha de compra|gezahlt|born|geb\.|birth|geboren|né|valid\p{L}*|gültig|valable|expires?|late arrival|anzahlung|acompte|invoice|rechnung|facture|lieferung|before departure|vor abflug|avant le départ|tax|vat|mwst|fare|saldo|betaald|opens|開場|発行)[^.]{0,26}$/iu;

/** Whether what stands before it says that nothing begins or ends then. */
const isBeside = (before: string) => besides.test(before);

// No printed line has more cells; looking through a longer one for each of its times would take its square.
const mostCells = 200;
const shortLine = (line: readonly Cell[] = []) => (line.length <= mostCells ? line : []);

/** What stands before a mark: in its cell, else beside or above it. */
export function wordsBefore(mark: Mark, { lines }: BookingDocument): string {
  const own = mark.cell.text.slice(0, mark.start).trim();
  if (/\p{L}{2}/u.test(own)) return own;
  const line = shortLine(lines[mark.row]);
  const left = line[line.indexOf(mark.cell) - 1];
  const isLabel = left && /\p{L}{2}/u.test(left.text) && !/\d/.test(left.text);
  if (isLabel) return `${left.text} ${own}`;
  const above = shortLine(lines[mark.row - 1]).find(
    (cell) =>
      cell.page === mark.cell.page &&
      cell.left < mark.cell.right &&
      cell.right > mark.cell.left - mark.cell.size,
  );
  return above && !/\d/.test(above.text) ? `${above.text} ${own}` : own;
}

const dayNumber = /^(?:0?[1-9]|[12]\d|3[01])$/u;
const monthOnly = /^\p{L}{3,12}\.?,?\s?(?:20\d{2})?$/u;

// A week has seven, a month in one line 31.
const mostLeaves = 40;
const isMonth = ({ text }: Cell) => monthOnly.test(text) && writtenDates(`1 ${text}`).length > 0;

/** "SUN / 16 / MAY 2027": a day set as a leaf of a calendar, its number alone in large letters. */
function leafDays(document: BookingDocument): Mark[] {
  const months = document.lines.map((line) => line.filter(isMonth).slice(0, mostLeaves));
  return document.lines.flatMap((line, row) => {
    const numbers = line.filter(({ text }) => dayNumber.test(text)).slice(0, mostLeaves);
    return numbers.flatMap((cell) => {
      const isMiddle = (other: Cell) =>
        other.page === cell.page &&
        Math.abs(other.left + other.right - cell.left - cell.right) <= 2 * other.size;
      const near = months
        .slice(Math.max(0, row - 2), row + 4)
        .flat()
        .filter(isMiddle);
      const [found] = near.flatMap(({ text }) => daysIn(`${cell.text} ${text}`, document));
      return found ? [{ value: found.date, cell, row, start: 0, end: cell.text.length }] : [];
    });
  });
}

export function marksOf(document: BookingDocument): Marks {
  const days: Mark[] = [];
  const times: Mark[] = [];
  for (const [row, line] of document.lines.entries())
    for (const cell of line) {
      if (cell.text.length > 400 || !/\d/.test(cell.text)) continue;
      const found = daysIn(cell.text, document);
      for (const { date, start, end } of found) days.push({ value: date, cell, row, start, end });
      const plain = found.reduce(
        (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
        cell.text,
      );
      const own: Mark[] = [];
      // "13.00" alone is a sum as likely as a time.
      for (const { time, start, end } of [...clocksIn(plain), ...dottedTimes(plain)])
        if (
          /[:hm時点시]|\p{L}/iu.test(cell.text.slice(start, end)) &&
          !own.some((mark) => mark.start < end && mark.end > start)
        )
          own.push({ value: time, cell, row, start, end });
      times.push(...own);
    }
  days.push(...leafDays(document));
  days.sort((a, b) => a.row - b.row || a.cell.left - b.cell.left || a.start - b.start);
  const stands = (mark: Mark) => !isBeside(wordsBefore(mark, document));
  return {
    days: days.filter(stands),
    times: times.filter(stands),
    others: times.filter((mark) => !stands(mark)),
  };
}

const isOver = (a: Cell, b: Cell) => a.left < b.right + a.size && a.right > b.left - a.size;

/** The day a time is of: in its own cell, its line, its column above, the last one above, or the next one below. */
export function dayOf(mark: Mark, days: readonly Mark[]): Mark | undefined {
  const own = days.filter(({ cell }) => cell === mark.cell);
  if (own.length > 0) return own.find(({ start }) => start > mark.start && own.length > 1) ?? own[0];
  const beside = days.filter(({ row }) => row === mark.row);
  if (beside.length > 0)
    return beside.toSorted(
      (a, b) => Math.abs(a.cell.left - mark.cell.left) - Math.abs(b.cell.left - mark.cell.left),
    )[0];
  const above = days.filter(({ row }) => row < mark.row);
  const last = above.at(-1);
  const column = above.findLast(({ cell, row }) => row === last?.row && isOver(cell, mark.cell));
  return column ?? last ?? days.find(({ row }) => row > mark.row);
}
