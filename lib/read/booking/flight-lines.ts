// Pure: no browser, no network, no clock.
import type { Capture } from '../../model/capture.ts';
import type { Evidence, Place, Reader } from '../../model/evidence.ts';
import type { Reservation } from '../../model/reservation.ts';
import { findBookingReference } from '../../text/booking-reference.ts';
import { findDates } from '../../text/find-date.ts';
import { findTimes } from '../../text/find-time.ts';
import { findAirportCodes, findFlightCodes } from '../../text/flight-codes.ts';
import { claimsOf, textBlocks } from '../claim.ts';

const claim = claimsOf('booking/flight-lines');

interface PrintedLine {
  text: string;
  block: number;
  offset: number;
}

// Tickets print the day and the airports around the flight number, in a box of about this many lines.
const linesBefore = 4;
const linesAfter = 7;

function printedLines(capture: Capture): PrintedLine[] {
  return textBlocks(capture).flatMap(({ block, index }) => {
    let offset = 0;
    return block.text.split('\n').map((text) => {
      const line = { text, block: index, offset };
      offset += text.length + 1;
      return line;
    });
  });
}

// Times at which one has to be somewhere, but at which nothing leaves.
const otherTimes =
  /(boarding|gate|bag|check-?in|opens|closes|latest|einstieg|einsteigen|embarquement|embarque|imbarco|issued|printed)[^\d]{0,24}$/i;

/** Departure and arrival: the first two times that are not for boarding. */
function timesIn(lines: string[]): [string | undefined, string | undefined] {
  const times = lines.flatMap((line) =>
    findTimes(line)
      .filter(({ start }) => !otherTimes.test(line.slice(0, start)))
      .map(({ time }) => time),
  );
  return [times[0], times.find((time) => time !== times[0])];
}

const nextDay = (date: string) =>
  new Date(Date.parse(`${date}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);

function flightIn(code: string, lines: string[]): Reservation | undefined {
  const airports = [...new Set(lines.flatMap((line) => findAirportCodes(line).map((found) => found.code)))];
  const [from, to] = airports;
  const date = lines.flatMap((line) => findDates(line))[0]?.date;
  if (!from || !to || !date) return undefined;
  const [departure, arrival] = timesIn(lines);
  const arrivalDate = departure && arrival && arrival < departure ? nextDay(date) : date;
  return {
    type: 'flight',
    code,
    from: { iata: from },
    to: { iata: to },
    start: departure ? `${date}T${departure}` : date,
    ...(arrival && { end: `${arrivalDate}T${arrival}` }),
  };
}

interface CodeAt {
  code: string;
  line: number;
  at: Place;
}

function codesIn(lines: PrintedLine[]): CodeAt[] {
  return lines.flatMap(({ text, block, offset }, line) =>
    findFlightCodes(text).map(({ code, start, end }) => ({
      code,
      line,
      at: { block, start: offset + start, end: offset + end },
    })),
  );
}

/** The lines around a flight number, up to those of its neighbours. */
function windowAround(codes: CodeAt[], index: number, lines: PrintedLine[]): string[] {
  const own = codes[index];
  if (!own) return [];
  const previous = codes.slice(0, index).findLast(({ line }) => line < own.line);
  const next = codes.slice(index + 1).find(({ line }) => line > own.line);
  const from = Math.max(own.line - linesBefore, (previous?.line ?? -1) + 1);
  const to = Math.min(own.line + linesAfter, (next?.line ?? lines.length) - 1);
  // What stands on the flight's own line and below it belongs to it before what stands above.
  return [...lines.slice(own.line, to + 1), ...lines.slice(from, own.line)].map(({ text }) => text);
}

/** Flights of a ticket: a flight number with two airports and a day around it. */
export const flightLines: Reader = {
  name: 'booking/flight-lines',
  read(capture) {
    if (capture.kind !== 'pdf') return [];
    const lines = printedLines(capture);
    const codes = codesIn(lines);
    const confirmation = findBookingReference(lines.flatMap(({ text }) => text.split('\t')));
    const seen = new Map<string, Evidence>();
    for (const [index, { code, at }] of codes.entries()) {
      const flight = flightIn(code, windowAround(codes, index, lines));
      const key = flight && `${code} ${flight.from?.iata} ${flight.start?.slice(0, 10)}`;
      if (!flight || !key || seen.has(key)) continue;
      const reservation = { ...flight, ...(confirmation && { confirmation }) };
      seen.set(key, claim({ kind: 'reservation', reservation }, at, confirmation ? 0.8 : 0.6));
    }
    return [...seen.values()];
  },
};
