// The bookings in a paper or a mail: those that the paper model finds, and those read from labels.
import type { Capture } from '../../model/capture.ts';
import type { Claim, Evidence, Knowledge, Reader } from '../../model/evidence.ts';
import { isLegType, type Reservation } from '../../model/reservation.ts';
import { fold } from '../../text/fold.ts';
import { claimsOf } from '../claim.ts';
import { airlineReference } from './airline-reference.ts';
import { anyReference } from './any-reference.ts';
import { bookingDocumentOf, placeOf } from './document.ts';
import { issuerOf } from './leg-operator.ts';
import { isOffer, isProposal } from './offers.ts';
import { joinSensed } from './roles/join-sensed.ts';
import { type SensedBooking, sensedBookings } from './roles/sensed-bookings.ts';
import { type SensedPaper, sensedPaper } from './roles/sensed-paper.ts';
import { isEndOf, isScrap, isTicketOf } from './scrap.ts';

const claim = claimsOf('booking/papers');

type Booked = Evidence<Extract<Claim, { kind: 'reservation' }>>;

const isBooked = (entry: Evidence): entry is Booked => entry.claim.kind === 'reservation';
const isLeg = ({ claim: { reservation } }: Booked) => isLegType(reservation.type);

function byLabels(capture: Capture, knowledge: Knowledge, labelled: readonly Reader[]): Booked[] {
  const document = bookingDocumentOf(capture);
  if (isOffer(document) && !anyReference(document)) return [];
  const all = labelled.flatMap((reader) => reader.read(capture, knowledge).filter(isBooked));
  const legs = all.filter(isLeg).map(({ claim: { reservation } }) => reservation);
  const read = all.filter(
    ({ claim: { reservation } }) =>
      !isScrap(reservation) && !isTicketOf(reservation, legs) && !isEndOf(reservation, legs),
  );
  const confirmation = read.length === 1 ? anyReference(document) : undefined;
  const theirs = airlineReference(document);
  return read.map((entry) => {
    const { reservation } = entry.claim;
    const own = reservation.type === 'flight' ? theirs : {};
    return {
      ...entry,
      claim: {
        kind: 'reservation',
        reservation: { ...(confirmation && { confirmation }), ...reservation, ...own },
      },
    };
  });
}

const maxUnknownShare = 0.3;

// Below it nothing is booked, whatever the labels say.
const minBookedChance = 0.002;

// Below it nothing is booked, if the model finds no booking either.
const minChanceOfLabels = 0.1;

// Below it nothing is booked, if the paper itself says so.
const minChanceOfProposal = 0.9999;

// A booking without any label needs a check by the traveller.
const trustWithoutLabels = 0.55;

const sensedAlone = ({ reservation, cell }: SensedBooking): Booked =>
  claim({ kind: 'reservation', reservation }, placeOf(cell), trustWithoutLabels) as Booked;

/** "MA 214" of Möwe Air: the letters of the code are the first letter of the airline and a later one. */
function carries(code: string | undefined, name: string): boolean {
  const [, first, second] = /^([A-Z])([A-Z])(?=\s?\d)/u.exec(code ?? '') ?? [];
  const letters = fold(name).toUpperCase();
  return (
    Boolean(first && second) && letters.startsWith(first as string) && letters.includes(second as string, 1)
  );
}

/**
 * Drops an operator that is a traveller, or the agency whose plan has both legs and stays; an airline that sells both
 * stays.
 */
function withoutStrangers({ document, spans }: SensedPaper, sensed: readonly SensedBooking[]) {
  const kinds = sensed.map(({ reservation }) => isLegType(reservation.type));
  const agency = kinds.includes(true) && kinds.includes(false) ? issuerOf(document) : undefined;
  const people = spans.filter(({ role }) => role === 'person').map(({ text }) => fold(text));
  const isStranger = (name: string, code: string | undefined) =>
    (name === agency && !carries(code, name)) || people.includes(fold(name));
  return (booking: Reservation): Reservation => {
    const { name, ...rest } = booking;
    return isLegType(booking.type) && name && isStranger(name, booking.code) ? rest : booking;
  };
}

/** The bookings that the paper model finds, merged with those of the labels. */
function withSense(capture: Capture, knowledge: Knowledge, read: Booked[]): Booked[] {
  const paper = sensedPaper(capture, knowledge);
  if (!paper) return read;
  const { answer, document, isWhole } = paper;
  const sensed = sensedBookings(capture, knowledge);
  // On words it does not know, the model's silence means nothing.
  if (sensed.length === 0 && answer.unknown > maxUnknownShare) return read;
  const minChance = isProposal(document) ? minChanceOfProposal : minBookedChance;
  if (isWhole && answer.booked < minChance) return [];
  if (isWhole && sensed.length === 0 && answer.booked < minChanceOfLabels) return [];
  const named = withoutStrangers(paper, sensed);
  const entries = read.map((entry) => ({ entry, reservation: named(entry.claim.reservation) }));
  return joinSensed(entries, sensed).map(({ reservation, read: one, sensed: other }) =>
    one
      ? { ...one.entry, claim: { kind: 'reservation', reservation } }
      : sensedAlone({ ...(other as SensedBooking), reservation }),
  );
}

export const papersBy = (labelled: readonly Reader[]): Reader => ({
  name: 'booking/papers',
  read(capture, knowledge): Evidence[] {
    if (capture.kind !== 'pdf') return [];
    return withSense(capture, knowledge, byLabels(capture, knowledge, labelled));
  },
});
