// A paper, or a part of one, read as one: labels that are known first, then what stands where.
import type { Capture } from '../../model/capture.ts';
import type { Claim, Evidence, Knowledge, Reader } from '../../model/evidence.ts';
import { isLegType, type Reservation, type Terminal } from '../../model/reservation.ts';
import { claimsOf } from '../claim.ts';
import { kindScores } from './block-kind.ts';
import { looseReference } from './block-reference.ts';
import { marksOf } from './block-values.ts';
import type { Part } from './cut-blocks.ts';
import { type BookingDocument, bookingDocumentOf, placeOf } from './document.ts';
import { gdsTable } from './gds-table.ts';
import { isKnownPlace } from './known-place.ts';
import { type Loose, looseBookings } from './loose-bookings.ts';
import { totalIn } from './totals.ts';

const claim = claimsOf('booking/papers');

export type Booked = Evidence<Extract<Claim, { kind: 'reservation' }>>;

const isBooked = (entry: Evidence): entry is Booked => entry.claim.kind === 'reservation';

/** What the readers need to read a part as they read the whole. */
export interface About {
  knowledge: Knowledge;
  /** Those that know the labels of one kind of booking each. */
  labelled: readonly Reader[];
}

const byLabels = (capture: Capture, { labelled, knowledge }: About): Booked[] =>
  labelled.flatMap((reader) => reader.read(capture, knowledge).filter(isBooked));

export const dayOf = ({ start = '' }: Reservation): string => start.slice(0, 10);
const isOuting = ({ type }: Reservation): boolean => type === 'event' || type === 'tour';
export const isSameKind = (one: Reservation, other: Reservation): boolean =>
  one.type === other.type || (isOuting(one) && isOuting(other));
export const isSame = (one: Reservation, other: Reservation) =>
  isSameKind(one, other) &&
  (dayOf(one) === dayOf(other) || (one.code !== undefined && one.code === other.code));

/** What was read stays; what it lacks is taken from the other. */
function filled(entry: Booked, loose: readonly Loose[], decoys: ReadonlySet<string>): Booked {
  const { reservation } = entry.claim;
  const same = loose.find((other) => isSame(reservation, other));
  if (!same) return entry;
  const { cell: _, ...more } = same;
  const joined = { ...more, ...reservation };
  return {
    ...entry,
    claim: { kind: 'reservation', reservation: { ...joined, ...settled(joined, more, decoys) } },
  };
}

/** The hour at which a desk opens is no moment of the booking, where another is told for the same day. */
function settled(read: Reservation, loose: Reservation, decoys: ReadonlySet<string>): Partial<Reservation> {
  const isDecoy = (moment = '') => decoys.has(moment.slice(11));
  const better = (field: 'start' | 'end') => {
    const [own, other] = [read[field], loose[field]];
    const isSameDay = own?.slice(0, 10) === other?.slice(0, 10);
    return isSameDay && isDecoy(own) && other && !isDecoy(other) ? { [field]: other } : {};
  };
  return { ...better('start'), ...better('end') };
}

// What is put together without labels is to be looked at.
const looseTrust = 0.55;

export const claimed = ({ cell, ...reservation }: Loose): Booked =>
  claim({ kind: 'reservation', reservation }, placeOf(cell), looseTrust) as Booked;

const isWhole = ({ claim: { reservation } }: Booked) =>
  Boolean(reservation.confirmation && reservation.start && (reservation.name ?? reservation.from));

const isPlace = (end: Terminal | undefined, { knowledge }: About): boolean =>
  isKnownPlace(end?.iata ?? end?.name ?? '', knowledge);

/** Beside a journey between two known places, one between two words that are none is a line on buying or giving back. */
function isStray({ claim: { reservation } }: Booked, all: readonly Booked[], about: About): boolean {
  const { type, from, to, code } = reservation;
  if (!isLegType(type) || code || !from || !to || !about.knowledge.isPlaceName) return false;
  if (isPlace(from, about) || isPlace(to, about)) return false;
  return all.some(
    ({ claim: { reservation: other } }) => isPlace(other.from, about) && isPlace(other.to, about),
  );
}

/** Two words that are no places, on a paper that does not speak of such journeys: labels of a tour, of opening hours. */
function isUnlikely({ claim: { reservation } }: Booked, document: BookingDocument, about: About): boolean {
  const { type, from, to, code } = reservation;
  if (!isLegType(type) || code || !from || !to || !about.knowledge.isPlaceName) return false;
  if (isPlace(from, about) || isPlace(to, about)) return false;
  const scores = kindScores(
    document.cells
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 20_000),
  );
  return (scores.get(type) ?? 0) < Math.max(...scores.values());
}

export function readWhole(capture: Capture, about: About, part?: Part & { reference?: string }): Booked[] {
  const document = bookingDocumentOf(capture);
  const labelled = byLabels(capture, about);
  const found = labelled.filter(
    (entry) => !isUnlikely(entry, document, about) && !isStray(entry, labelled, about),
  );
  const ticketed = gdsTable(document);
  if (ticketed.length > found.length) return withReference(ticketed, document).map(claimed);
  const marks = marksOf(document);
  const times = new Set(marks.times.map(({ value }) => value));
  const decoys = new Set(marks.others.map(({ value }) => value).filter((value) => !times.has(value)));
  const hasDecoy = ({ claim: { reservation: one } }: Booked) =>
    [one.start, one.end].some((moment) => decoys.has(moment?.slice(11) ?? ''));
  if (found.length > 0 && found.every((entry) => isWhole(entry) && !hasDecoy(entry))) return found;
  const { title } = capture;
  const loose = looseBookings({
    document,
    knowledge: about.knowledge,
    title: part ? '' : title,
    ...(part && { isPart: true, ...(part.kind && { kind: part.kind }) }),
    ...(part?.reference && { reference: part.reference }),
  });
  if (found.length === 0) return loose.map(claimed);
  const whole = found.map((entry) => filled(entry, loose, decoys));
  const number = whole.length === 1 && !part ? looseReference(document) : undefined;
  return whole.map((entry) => ({
    ...entry,
    claim: {
      kind: 'reservation',
      reservation: { ...(number && { confirmation: number }), ...entry.claim.reservation },
    },
  }));
}

function withReference(legs: readonly Loose[], document: BookingDocument): Loose[] {
  const [confirmation, name] = [looseReference(document), issuer(document)];
  const price = totalIn(document.cells, document.language);
  return legs.map((leg, index) => ({
    ...(name && { name }),
    ...leg,
    ...(confirmation && { confirmation }),
    ...(index === 0 && price && { price }),
  }));
}

const issuedBy = /ISSUED BY\s?:?\s?(?<name>\p{Lu}[\p{L} .&-]{2,40})/iu;

function issuer(document: BookingDocument): string | undefined {
  return document.cells.flatMap(({ text }) => issuedBy.exec(text)?.groups?.name?.trim() ?? [])[0];
}
