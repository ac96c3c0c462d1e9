// The table of an electronic ticket: a city in each row with the flight that leaves it, the arrival in a line of its own, and
// the last city alone.

import { dayAfter } from '../../model/local-moment.ts';
import type { Reservation } from '../../model/reservation.ts';
import { type BookingDocument, daysIn } from './document.ts';
import type { Cell } from './pair-labels.ts';

const leaving =
  /^(?<city>\p{Lu}[\p{Lu} .'/()-]{2,40}?)\s+(?<carrier>[A-Z\d]{2})\s?(?<number>\d{1,4})\s+[A-Z]\s+(?<day>\d{1,2}\s?[A-Z]{3}(?:\s?\d{2,4})?)\s+(?<time>(?:[01]\d|2[0-3])[0-5]\d)(?!\d)/u;
const arriving = /ARRIV\p{L}*(?: TIME)?\s?:?\s?(?<time>(?:[01]\d|2[0-3])[0-5]\d)(?!\d)/u;
// "LYON FR   ARRIVAL TIME: 0915": the arrival's own line says where.
const landing = /^(?<city>\p{Lu}[\p{Lu} .'/()-]{2,40}?)\s{2,}ARRIV/u;
const landingDay = /ARRIV\p{L}* DATE\s?:?\s?(?<day>\d{1,2}\s?[A-Z]{3}(?:\s?\d{2,4})?)(?!\p{L})/u;
const seated = /SEATS?\s?:?\s?(?<seat>\d{1,2}[A-Z])(?![\p{L}\d])/u;
// "ZQ = ZEPHYR QUAY AIR": who the letters are.
const carrierName =
  /(?<![\p{L}\d])(?<carrier>[A-Z\d]{2})\s?=\s?(?<name>\p{Lu}[\p{Lu}.&'-]*(?: \p{Lu}[\p{Lu}.&'-]*){0,5})(?! ?=)/gu;
const city = /^\p{Lu}[\p{Lu} .'/()-]{2,40}$/u;

const clock = (four: string) => `${four.slice(0, 2)}:${four.slice(2)}`;
const spoken = (name: string) =>
  name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());
/** "CORK IE": the country stands behind the city. */
const cityName = (words: string) => spoken(words.trim().replace(/\s[A-Z]{2}$/u, ''));

interface Row {
  text: string;
  cell: Cell | undefined;
}

/** Where and when it lands: in the line of its arrival, else in the next line with a city. */
function landingIn(after: readonly Row[], document: BookingDocument) {
  const at = after.findIndex(({ text }) => landing.test(text));
  const next = after.find(({ text }) => leaving.test(text) || city.test(text));
  const own = after[at]?.text ?? '';
  const to =
    landing.exec(own)?.groups?.city ?? (next && (leaving.exec(next.text)?.groups?.city ?? next.text));
  const before = own ? [after[at]] : after.slice(0, next ? after.indexOf(next) + 1 : 1);
  const arrival = before.flatMap((row) => arriving.exec(row?.text ?? '')?.groups?.time ?? [])[0];
  const day = daysIn(landingDay.exec(own)?.groups?.day ?? '', document)[0]?.date;
  const told = after.filter(({ text }) => !leaving.test(text));
  const seat = told.flatMap(({ text }) => seated.exec(text)?.groups?.seat ?? [])[0];
  return { to, arrival, day, seat };
}

/** The lines of one flight, and the first of the next, which says where it begins. */
function untilNext(rows: readonly Row[]): readonly Row[] {
  const until = rows.findIndex(({ text }) => leaving.test(text));
  return until < 0 ? rows : rows.slice(0, until + 1);
}

export function gdsTable(document: BookingDocument): (Reservation & { cell: Cell })[] {
  const rows: Row[] = document.lines.map((line) => ({
    text: line.map(({ text }) => text).join('  '),
    cell: line[0],
  }));
  const names = new Map(
    rows.flatMap(({ text }) =>
      [...text.matchAll(carrierName)].map(({ groups }) => [groups?.carrier, groups?.name?.trim()] as const),
    ),
  );
  return rows.flatMap(({ text, cell }, index) => {
    const row = leaving.exec(text)?.groups;
    const day = row && daysIn(row.day ?? '', document)[0]?.date;
    if (!row || !day || !cell) return [];
    const own = untilNext(rows.slice(index + 1, index + 8));
    const { to, arrival, day: landed, seat } = landingIn(own, document);
    const [start, end] = [clock(row.time ?? ''), arrival && clock(arrival)];
    const last = end && (landed ?? dayAfter(day, end < start ? 1 : 0));
    const name = names.get(row.carrier);
    return [
      {
        type: 'flight' as const,
        ...(name && { name: spoken(name) }),
        code: `${row.carrier} ${Number(row.number)}`,
        from: { name: cityName(row.city ?? '') },
        ...(to && { to: { name: cityName(to) } }),
        start: `${day}T${start}`,
        ...(last && { end: `${last}T${end}` }),
        ...(seat && { seat }),
        cell,
      },
    ];
  });
}
