// Flights, trains, coaches and ferries: a departure and an arrival with their places, on a day.
import type { Evidence, Reader } from '../../model/evidence.ts';
import type { Reservation, Terminal } from '../../model/reservation.ts';
import { labelsThat } from '../../text/booking-words/kinds.ts';
import { claimsOf } from '../claim.ts';
import { type BookingDocument, bookingDocumentOf, placeOf } from './document.ts';
import { phoneNear } from './fields.ts';
import { gdsFlights } from './flight-gds-lines.ts';
import { codeOf, type LegCode } from './leg-code.ts';
import { daysOfLeg } from './leg-days.ts';
import { modeOf } from './leg-mode.ts';
import { type KindsOfCell, kindsOfCells, momentsOf } from './leg-moments.ts';
import { issuerOf, operatorOf } from './leg-operator.ts';
import { type RawLeg, rawLegs } from './leg-pairs.ts';
import { stationOf } from './leg-place.ts';
import { priceOf } from './leg-price.ts';
import { confirmationOf, pagesWithReference } from './leg-reference.ts';
import { type Route, routeOf } from './leg-route.ts';
import { seatColumns, seatOf } from './leg-seat.ts';
import { isDayPlan } from './plan-booked.ts';
import { wholeDocument } from './section.ts';
import { railPasses } from './train-pass.ts';

const claim = claimsOf('booking/legs');

// A ticket has few pages; in a handbook only the pages with a reference are about the booking.
const maxTicketPages = 8;

/** A leg with a known route and known days. */
interface Leg {
  raw: RawLeg;
  route: Route;
  days: { start: string; end: string };
  code?: LegCode;
}

const endOf = (end: Terminal) => end.iata ?? end.name;
const isBeside = ({ raw, code }: Leg) =>
  code !== undefined && code.cell.line >= raw.departure.cell.line && code.cell.line <= raw.arrival.cell.line;

/** "Valid 01/01 00:00 to 02/01 06:00" repeats the route of the train that is printed below with its number. */
function withoutRepeats(legs: Leg[]): Leg[] {
  return legs.filter((leg) => {
    const isSame = (other: Leg) =>
      other !== leg &&
      other.days.start === leg.days.start &&
      endOf(other.route.from) === endOf(leg.route.from) &&
      endOf(other.route.to) === endOf(leg.route.to);
    return isBeside(leg) || !legs.some((other) => isSame(other) && isBeside(other));
  });
}

// "Départ" and "Arrivée" are also used for rooms.
const stayKinds = labelsThat('isOfStay');
const legKinds = labelsThat('isOfLeg');
const minStayLabels = 2;

function isStay({ from, until }: RawLeg, { lines, pairs }: BookingDocument): boolean {
  const own = new Set(lines.slice(from, until).flatMap((line) => line[0]?.line ?? []));
  const kinds = pairs.filter(({ labelCell }) => own.has(labelCell.line)).flatMap((pair) => pair.kinds);
  const isLeg = kinds.some((kind) => legKinds.has(kind));
  return !isLeg && new Set(kinds.filter((kind) => stayKinds.has(kind))).size >= minStayLabels;
}

function legsIn(document: BookingDocument, labelKinds: KindsOfCell): Leg[] {
  const pages = document.cells.at(-1)?.page ?? 0;
  const booked = pages > maxTicketPages ? pagesWithReference(document) : undefined;
  let before: string | undefined;
  const found = rawLegs(momentsOf(document, labelKinds), document).flatMap((raw): Leg[] => {
    if (booked && !booked.has(raw.departure.cell.page)) return [];
    const route = routeOf(raw, document);
    const days = daysOfLeg(raw, { document, labelKinds, before });
    const code = route && days && codeOf(raw, document, labelKinds);
    // A single departure time is a leg only with a code: hotels mention departures too.
    if (raw.isOpen && !code) return [];
    // A code without a label may be a postcode.
    const isNamed = (code?.kinds.length ?? 0) > 0;
    if (!isNamed && !(route?.from.iata && route.to.iata) && isStay(raw, document)) return [];
    before = days?.end ?? before;
    return route && days ? [{ raw, route, days, ...(code && { code }) }] : [];
  });
  return withoutRepeats(found);
}

/** Whether the document has a leg: its times are then not those of an outing. */
export const goesSomewhere = (document: BookingDocument): boolean =>
  legsIn(document, kindsOfCells(document)).length > 0;

// The labels of a leg's two times stand right above them.
const labelLines = 3;

/** The lines in which legs depart and arrive. */
export const linesOfLegs = (document: BookingDocument): Set<number> =>
  new Set(
    legsIn(document, kindsOfCells(document)).flatMap(({ raw }) =>
      document.lines
        .slice(Math.max(0, raw.top - labelLines), raw.bottom + 1)
        .flatMap((line) => line[0]?.line ?? []),
    ),
  );

type Mode = Reservation['type'];

/** A connection is taken to travel like the leg before it, unless a label says otherwise. */
function modesOf(legs: Leg[], document: BookingDocument): (Mode | undefined)[] {
  const modes: (Mode | undefined)[] = [];
  for (const [index, leg] of legs.entries()) {
    const before = legs[index - 1];
    const goesOn =
      before && endOf(before.route.to) === endOf(leg.route.from) && before.days.end === leg.days.start;
    const own = modeOf(leg.raw, { document, route: leg.route, ...(leg.code && { code: leg.code }) });
    modes.push(goesOn && (leg.code?.kinds.length ?? 0) === 0 ? (modes.at(-1) ?? own) : own);
  }
  return modes;
}

interface Found {
  document: BookingDocument;
  labelKinds: KindsOfCell;
  type: Mode;
  house?: string | undefined;
  /** From the leg's own column, where one table has the seats of all legs. */
  seat?: string;
}

function reservationOf(
  { raw, route, days, code }: Leg,
  { document, labelKinds, type, ...about }: Found,
): Reservation {
  const name = operatorOf(raw, { code, ends: [route.from, route.to], document }) ?? about.house;
  const seat = about.seat ?? seatOf(raw, { document, labelKinds, ...(code && { code }) });
  const confirmation = confirmationOf(raw, document);
  const price = priceOf(raw, document, labelKinds);
  const phone = phoneNear({ document, sections: [wholeDocument(document)] });
  return {
    type,
    ...(name && { name }),
    ...(code && { code: code.code }),
    from: stationOf(type, route.from),
    to: stationOf(type, route.to),
    start: `${days.start}T${raw.departure.time}`,
    ...(!raw.isOpen && { end: `${days.end}T${raw.arrival.time}` }),
    ...(confirmation && { confirmation }),
    ...(seat && { seat }),
    ...(price && { price }),
    ...(phone && { phone }),
  };
}

const keyOf = ({ type, start, from }: Reservation) => `${type} ${start} ${from && endOf(from)}`;

function claimsIn(document: BookingDocument): Evidence[] {
  const labelKinds = kindsOfCells(document);
  const legs = legsIn(document, labelKinds);
  const modes = modesOf(legs, document);
  const seats = seatColumns(document, legs.length);
  const house = legs.length > 0 ? issuerOf(document) : undefined;
  const seen = new Set<string>();
  return legs.flatMap((leg, index) => {
    const [type, seat] = [modes[index], seats[index]];
    const reservation =
      type && reservationOf(leg, { document, labelKinds, type, house, ...(seat && { seat }) });
    if (!reservation || seen.has(keyOf(reservation))) return [];
    seen.add(keyOf(reservation));
    const trust = reservation.confirmation ? 0.8 : 0.6;
    return [claim({ kind: 'reservation', reservation }, placeOf(leg.raw.departure.cell), trust)];
  });
}

/** Everything that leaves one place and arrives at another, and rail passes. */
export const legs: Reader = {
  name: 'booking/legs',
  read(capture) {
    if (capture.kind !== 'pdf') return [];
    const document = bookingDocumentOf(capture);
    // The rows of an agency's plan have a reader of their own.
    if (isDayPlan(document)) return [];
    const found = claimsIn(document);
    const flights = found.length > 0 ? [] : gdsFlights(document);
    return [
      ...found,
      ...[...flights, ...railPasses(document)].map(({ reservation, cell }) =>
        claim({ kind: 'reservation', reservation }, placeOf(cell), 0.6),
      ),
    ];
  },
};
