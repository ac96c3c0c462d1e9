// Joins what a pass states up to three times: in its barcode, in its semantic tags, and in the fields it shows.
import type { Reservation, Terminal } from '../model/reservation.ts';
import { findBookingReference } from '../text/booking-reference.ts';
import { findFlightCodes } from '../text/flight-codes.ts';
import { readMoment } from '../text/read-moment.ts';
import { passFieldWords as words } from './pass-field-words.ts';
import { fieldsOf, type PassField, type PassFile, relevantMoment } from './pass-file.ts';
import { findFieldValue, printedMoments } from './pass-moments.ts';
import { taggedReservation } from './pass-semantics.ts';

const transit: Record<string, Reservation['type']> = {
  PKTransitTypeAir: 'flight',
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
  PKTransitTypeBoat: 'ferry',
};

const short = (value: string): string | undefined => (value && value.length <= 60 ? value : undefined);

/** "TXL" with "Berlin" above it; or the name of a station. */
function endOf({ label = '', value = '' }: PassField): Terminal | undefined {
  const [code, name] = [value.trim(), label.trim()];
  if (!short(code)) return undefined;
  if (!/^[A-Z]{3}$/.test(code)) return { name: code };
  return { ...(short(name) && !words.heading.test(name) && { name }), iata: code };
}

const dayOf = (text: string | undefined): string | undefined => readMoment(text)?.slice(0, 10);

/** The day the pass is roughly for, if it states one. */
export const passDay = (pass: PassFile): string | undefined =>
  dayOf(relevantMoment(pass)) ?? dayOf(pass.expirationDate);

const written = (value: string): string | undefined => /^[A-Z\d]{5,8}$/.exec(value)?.[0];

function shownLeg(pass: PassFile, type: Reservation['type'], day: string | undefined): Partial<Reservation> {
  const fields = fieldsOf(pass);
  const [first, second] = pass.boardingPass?.primaryFields ?? [];
  const [from, to] = [first && endOf(first), second && endOf(second)];
  const flight = fields.flatMap(({ value }) => findFlightCodes(value ?? ''))[0]?.code;
  const code = type === 'flight' ? flight : findFieldValue(fields, words.line, short);
  const { start, end, day: printed } = printedMoments(pass, day);
  const confirmation =
    findFieldValue(fields, words.reference, written) ??
    findBookingReference(fields.map(({ label = '', value = '' }) => `${label}: ${value}`));
  const seat = findFieldValue(fields, words.seat, (value) => /^\d{1,3}[A-Z]?$/.exec(value)?.[0]);
  return {
    ...(code && { code }),
    ...(from && { from }),
    ...(to && { to }),
    ...((start ?? printed) && { start: start ?? printed }),
    ...(end && { end }),
    ...(confirmation && { confirmation }),
    ...(seat && { seat }),
  };
}

/** The more precise of two moments on the same day, else the trusted one. */
const exact = (trusted: string | undefined, other: string | undefined) =>
  trusted === undefined || other?.startsWith(`${trusted}T`) ? (other ?? trusted) : trusted;

const joined = (trusted: Terminal | undefined, other: Terminal | undefined): Terminal | undefined =>
  trusted?.iata && trusted.iata === other?.iata ? { ...other, ...trusted } : (trusted ?? other);

function together(trusted: Partial<Reservation>, other: Partial<Reservation>): Partial<Reservation> {
  const [from, to] = [joined(trusted.from, other.from), joined(trusted.to, other.to)];
  const start = exact(trusted.start, other.start);
  return { ...other, ...trusted, ...(from && { from }), ...(to && { to }), ...(start && { start }) };
}

function legsOf(pass: PassFile, [coded, ...others]: readonly Reservation[]): Reservation[] {
  // A return without a date is no plan yet.
  const further = others.filter(({ start }) => start);
  const tagged = taggedReservation(pass.semantics);
  const type = coded?.type ?? transit[pass.boardingPass?.transitType ?? ''] ?? 'flight';
  const start = tagged.start ?? coded?.start;
  const shown = shownLeg(pass, type, start?.slice(0, 10) ?? dayOf(relevantMoment(pass)));
  const leg = { type, ...together(together(tagged, coded ?? {}), shown) };
  return (leg.from ?? leg.to) && (leg.start ?? leg.code) ? [leg, ...further] : further;
}

function eventOf(pass: PassFile): Reservation[] {
  const tagged = taggedReservation(pass.semantics);
  const name = tagged.name ?? short(pass.eventTicket?.primaryFields?.[0]?.value ?? '') ?? pass.description;
  const start = tagged.start ?? readMoment(relevantMoment(pass));
  const address = tagged.address ?? findFieldValue(fieldsOf(pass), words.venue, short);
  if (!name || !start) return [];
  return [{ type: 'event', ...tagged, name, start, ...(address && { address }) }];
}

/** `coded` are the reservations in the pass's barcode. */
export function passReservations(pass: PassFile, coded: readonly Reservation[] = []): Reservation[] {
  if (pass.boardingPass) return legsOf(pass, coded);
  return pass.eventTicket || pass.semantics?.eventName ? eventOf(pass) : [];
}
