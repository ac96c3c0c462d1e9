// Pure: no browser, no network, no clock.
// The table of an electronic ticket: a city in each row with the flight that leaves it, the arrival in a line of its own, and
// the last city alone.

import { dayAfter } from '../../model/local-moment.ts';
import type { Reservation } from '../../model/reservation.ts';
import { type BookingDocument, daysIn } from './document.ts';
import type { Cell } from './pair-labels.ts';

const leaving =
  /^(?<city>\p{Lu}[\p{Lu} .'/()-]{2,40}?)\s+(?<carrier>[A-Z\d]{2})\s?(?<number>\d{1,4})\s+[A-Z]\s+(?<day>\d{1,2}\s?[A-Z]{3}(?:\s?\d{2,4})?)\s+(?<time>(?:[01]\d|2[0-3])[0-5]\d)(?!\d)/u;
const arriving = /ARRIV\p{L}*(?: TIME)?\s?:?\s?(?<time>(?:[01]\d|2[0-3])[0-5]\d)(?!\d)/u;
const city = /^\p{Lu}[\p{Lu} .'/()-]{2,40}$/u;

const clock = (four: string) => `${four.slice(0, 2)}:${four.slice(2)}`;
const spoken = (name: string) =>
  name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());

export function gdsTable(document: BookingDocument): (Reservation & { cell: Cell })[] {
  const rows = document.lines.map((line) => ({
    text: line.map(({ text }) => text).join('  '),
    cell: line[0],
  }));
  return rows.flatMap(({ text, cell }, index) => {
    const row = leaving.exec(text)?.groups;
    const day = row && daysIn(row.day ?? '', document)[0]?.date;
    if (!row || !day || !cell) return [];
    const after = rows.slice(index + 1, index + 5);
    const next = after.find((other) => leaving.test(other.text) || city.test(other.text));
    const to = next && (leaving.exec(next.text)?.groups?.city ?? next.text);
    const before = after.slice(0, next ? after.indexOf(next) + 1 : 1);
    const arrival = before.flatMap((other) => arriving.exec(other.text)?.groups?.time ?? [])[0];
    const [start, end] = [clock(row.time ?? ''), arrival && clock(arrival)];
    const last = end && dayAfter(day, end < start ? 1 : 0);
    return [
      {
        type: 'flight' as const,
        code: `${row.carrier} ${Number(row.number)}`,
        from: { name: spoken(row.city ?? '') },
        ...(to && { to: { name: spoken(to) } }),
        start: `${day}T${start}`,
        ...(last && { end: `${last}T${end}` }),
        cell,
      },
    ];
  });
}
