// Seats as they are printed, with the coach before them: "258 105", "14C", "51, 52, 55, 56".
import type { BookingDocument } from './document.ts';
import type { LegCode } from './leg-code.ts';
import { labelled, linesNear, sectionOf } from './leg-labelled.ts';
import type { KindsOfCell } from './leg-moments.ts';
import type { RawLeg } from './leg-pairs.ts';

const seatToken = /^(?:\d{1,3}\s?[A-Z]?|[A-Z]\s?-?\d{1,3}|\d{1,2}番?[A-Z]席?|\d{1,3}番)$/u;
const coachToken = /^(?<coach>\d{1,3}[A-Z]?|[A-Z])(?:\s?号車|\s?号车|車|车厢)?$/u;
const eastern =
  /(?<coach>\d{1,2})\s?(?:号車|号车|車廂|车厢|號車|호차|호|车|車)\s?(?<seat>\d{1,3}\s?番?\s?-?[A-Z]?)\s?[席号號석]?/u;

/** The seats a value begins with: "105, 1 Fenster, Abteil" → "105"; "45 Fenêtre" → "45". */
function seatsIn(value: string): string | undefined {
  const east = eastern.exec(value);
  if (east?.groups) return `${east.groups.coach} ${east.groups.seat?.replace(/[\s番-]/gu, '')}`;
  const words = value
    .replace(/[()]/g, ' ')
    .trim()
    .split(/(?<=[\s,/])\s*/u);
  const seats: string[] = [];
  for (const [index, word] of words.entries()) {
    const bare = word.replace(/[\s,/]{1,6}$/u, '');
    const isConnector = /^[-–&+]$|^(?:and|und|et|y|e|en|a|i|och|og)$/u.test(bare);
    const next = words[index + 1]?.trim() ?? '';
    // "1 Fenster" is a number of seats, not a seat.
    if (!seatToken.test(bare) && !isConnector) break;
    if (
      seats.length > 0 &&
      !isConnector &&
      /^\p{L}{2,}/u.test(next) &&
      !/^(?:and|und|et|y|e|en|i|och|og)\b/u.test(next)
    )
      break;
    seats.push(word);
  }
  return seats.length > 0
    ? seats
        .join('')
        .replace(/(?<=\d)番(?=[A-Z])|(?<=[A-Z])席/gu, '')
        .replace(/,(?=\S)/g, ', ')
        .replace(/[\s,/–&+-]{1,8}$/u, '')
        .trim()
    : undefined;
}

const coachIn = (value: string): string | undefined =>
  coachToken.exec(value.split(/[\s,]/u)[0] ?? '')?.groups?.coach;

/** What stands to the right of the code in a row of a timetable: the coach, then the seats. */
function rightOfCode(code: LegCode, document: BookingDocument): string | undefined {
  const line = document.lines.find((cells) => cells.includes(code.cell)) ?? [];
  const after = [
    code.cell.text.slice(code.end).trim(),
    ...line.slice(line.indexOf(code.cell) + 1).map(({ text }) => text),
  ];
  const parts: string[] = [];
  for (const text of after) {
    if (text === '') continue;
    const seats = seatsIn(text.replace(/^\)\s*/, ''));
    if (!seats || seats.replace(/\D/g, '').length < text.replace(/\D/g, '').length) break;
    parts.push(seats);
  }
  return parts.length > 0 ? parts.join(' ') : undefined;
}

const split = (seat: string) => seat.replace(/^(\d{1,3})\/(\d)/u, '$1 $2');

/** "Outbound seat", "Inbound seat": one column for each leg, one row for each passenger. */
export function seatColumns({ tables }: BookingDocument, legs: number): (string | undefined)[] {
  for (const { columns, rows } of tables) {
    const seats = columns.filter(({ kinds }) => kinds.includes('seat'));
    if (seats.length !== legs || legs < 2) continue;
    return seats.map((column) => {
      const found = rows.flatMap(({ cells }) => cells.filter((entry) => entry.column === column))[0];
      return found && seatsIn(found.cell.text);
    });
  }
  return [];
}

export function seatOf(
  leg: RawLeg,
  context: { document: BookingDocument; labelKinds: KindsOfCell; code?: LegCode },
): string | undefined {
  const { document, labelKinds, code } = context;
  const beside = code && leg.departure.cell.line === code.cell.line ? rightOfCode(code, document) : undefined;
  for (const lines of linesNear(leg, document)) {
    const [seat] = labelled(lines, labelKinds, 'seat', seatsIn);
    if (!seat) continue;
    const [coach] = labelled(lines, labelKinds, 'coach', coachIn);
    if (beside?.replace(/\W/g, '').endsWith(seat.replace(/\W/g, ''))) return split(beside);
    return coach && !seat.includes(' ')
      ? `${coach} ${split(seat)}`
      : coach && /^\d+ \d+$/.test(seat) && !seat.startsWith(`${coach} `)
        ? `${coach} ${seat}`
        : split(seat);
  }
  const match = sectionOf(leg, document)
    .flat()
    .map(({ text }) => eastern.exec(text))
    .find(Boolean);
  if (match) return seatsIn(match[0]);
  return beside && /^\d/.test(beside) ? split(beside) : undefined;
}
