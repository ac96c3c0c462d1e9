// A hired car: two moments, each with a place in the lines or the column of its heading.
import { dayAfter } from '../../model/local-moment.ts';
import type { Reservation, Terminal } from '../../model/reservation.ts';
import { dayOf, type Mark, type Marks } from './block-values.ts';
import type { BookingDocument } from './document.ts';
import { terminalOf } from './leg-place.ts';
import { nameNear } from './name-near.ts';
import type { Cell } from './pair-labels.ts';
import { wholeDocument } from './section.ts';

const takes =
  /(?<!\p{L})(?:pick-?up|collect(?:ion)?|abholung|übernahme|anmietung|prise (?:du véhicule|en charge)|retrait|recogida|ritiro|levantamento|retirada|ophalen|afhalen|hämtning|henting|afhentning|odbiór|vyzvednutí|átvétel|alış|貸出|取车)/iu;
const returns =
  /(?<!\p{L})(?:drop-?off|return|rückgabe|abgabe|restitution|retour|devolución|entrega|riconsegna|restituzione|devolução|inleveren|terugbrengen|återlämning|innlevering|aflevering|zwrot|vrácení|visszaadás|iade|返却|还车)/iu;
const notPlaces =
  /opening|hours|öffnung|horaire|horario|vehicle|fahrzeug|véhicule|driver|fahrer|total|class|kategorie|similar|équivalent|ähnlich/iu;

export type FoundCar = Reservation & { cell: Cell };

interface End {
  moment: string;
  place?: Terminal;
  cell: Cell;
}

const isUnder = (cell: Cell, head: Cell) =>
  cell.left > head.left - 3 * head.size && cell.left < head.right + 6 * head.size;

/** The cells that speak of one end: the rest of its heading's cell, what is beside it, and what stands below. */
function cellsOf(head: Cell, other: Cell | undefined, { lines }: BookingDocument): Cell[] {
  const row = lines.findIndex((line) => line.includes(head));
  const otherRow = other ? lines.findIndex((line) => line.includes(other)) : -1;
  const isColumn = otherRow === row;
  const until = isColumn || otherRow < row ? row + 5 : Math.min(row + 5, otherRow);
  return lines.slice(row, until).flatMap((line, index) =>
    line.filter((cell) => {
      if (cell.page !== head.page || cell === other) return false;
      if (isColumn)
        return (
          isUnder(cell, head) &&
          !(other && other.left > head.left && cell.left >= other.left - 2 * other.size)
        );
      return index > 0 || cell.left >= head.left;
    }),
  );
}

function endOf(
  head: Cell,
  other: Cell | undefined,
  about: { document: BookingDocument; marks: Marks },
): End | undefined {
  const cells = cellsOf(head, other, about.document);
  const own = (marks: readonly Mark[]) => marks.filter(({ cell }) => cells.includes(cell));
  const [days, times] = [own(about.marks.days), own(about.marks.times)];
  const time = times[0];
  const day = days[0] ?? (time && dayOf(time, about.marks.days));
  if (!day) return undefined;
  const place = cells
    .filter(({ text }) => !notPlaces.test(text) && text.length < 70)
    .map(({ text }) =>
      text
        .replace(takes, '')
        .replace(returns, '')
        .replace(/^[^:：]{0,12}[:：]/u, '')
        .replace(/@|\bat\b/u, ' '),
    )
    .flatMap((text) => terminalOf(text) ?? [])[0];
  return { moment: time ? `${day.value}T${time.value}` : day.value, cell: head, ...(place && { place }) };
}

export function looseCar(marks: Marks, document: BookingDocument): FoundCar | undefined {
  const taking = document.cells.find(({ text }) => text.length < 90 && takes.test(text));
  const returning = document.cells.find(
    (cell) => cell !== taking && cell.text.length < 90 && returns.test(cell.text),
  );
  if (!taking) return undefined;
  const about = { document, marks };
  const from = endOf(taking, returning, about);
  const to = returning && endOf(returning, taking, about);
  if (!from) return undefined;
  const around = { document, sections: [wholeDocument(document)] };
  const name = nameNear(around, { kinds: ['operator'] });
  const isLater =
    to && to.moment >= from.moment && to.moment <= (dayAfter(from.moment.slice(0, 10), 90) ?? '');
  return {
    type: 'car',
    ...(name && { name }),
    ...(from.place && { from: from.place }),
    ...(to?.place && { to: to.place }),
    start: from.moment,
    ...(isLater && { end: to.moment }),
    cell: from.cell,
  };
}
