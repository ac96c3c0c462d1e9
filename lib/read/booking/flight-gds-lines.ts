// Flights as reservation systems print them for their own staff: "1. DL 38 Y 20JAN HKGSEA HS3 1145 0811".
import { dayAfter } from '../../model/local-moment.ts';
import type { Reservation } from '../../model/reservation.ts';
import { type BookingDocument, daysIn } from './document.ts';
import type { Cell } from './pair-labels.ts';

const segment =
  /^\s?\d{0,2}\.?\s?(?<carrier>[A-Z][A-Z\d]|\d[A-Z])\s{0,3}(?<number>\d{1,4})\s?(?<class>[A-Z])\s+(?<date>\d{1,2}[A-Z]{3}(?:\d{2})?)\s?(?:[A-Z\d]{1,2}\s)?\*?(?<from>[A-Z]{3})\s?(?<to>[A-Z]{3})\s?\*?[A-Z]{2}\d{1,2}\s+(?<leaves>\d{4})\s+#?(?<arrives>\d{4})(?:\s?\+(?<days>\d))?/u;

const clock = (digits: string) => `${digits.slice(0, 2)}:${digits.slice(2)}`;

function flightOf(
  groups: Record<string, string | undefined>,
  document: BookingDocument,
): Reservation | undefined {
  const { carrier = '', number = '', date = '', leaves = '', arrives = '' } = groups;
  const day = daysIn(date, document)[0]?.date;
  if (!day) return undefined;
  const later = groups.days ? Number(groups.days) : Number(arrives < leaves);
  return {
    type: 'flight',
    code: `${carrier} ${number}`,
    from: { iata: groups.from ?? '' },
    to: { iata: groups.to ?? '' },
    start: `${day}T${clock(leaves)}`,
    end: `${dayAfter(day, later) ?? day}T${clock(arrives)}`,
  };
}

export function gdsFlights(document: BookingDocument): { reservation: Reservation; cell: Cell }[] {
  return document.lines.flatMap((line) => {
    const match = segment.exec(line.map(({ text }) => text).join(' '));
    const [cell] = line;
    const reservation = match?.groups && flightOf(match.groups, document);
    return reservation && cell ? [{ reservation, cell }] : [];
  });
}
