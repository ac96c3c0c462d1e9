// What a paper or a mail books. Labels that are known are read first; what they leave open, or say nothing of, is put
// together from where things stand; a plan of many kinds is cut into its parts, and each is read for itself.
import type { Capture } from '../../model/capture.ts';
import type { Claim, Evidence, Knowledge, Reader } from '../../model/evidence.ts';
import { isLegType, type Reservation, type Terminal } from '../../model/reservation.ts';
import { claimsOf } from '../claim.ts';
import { airlineReference } from './airline-reference.ts';
import { kindScores } from './block-kind.ts';
import { looseReference } from './block-reference.ts';
import { marksOf } from './block-values.ts';
import { cutBlocks, type Part, partCapture } from './cut-blocks.ts';
import { cutColumns, cutNumbered } from './cut-columns.ts';
import { type BookingDocument, bookingDocumentOf, placeOf } from './document.ts';
import { gdsTable } from './gds-table.ts';
import { joinedCars } from './joined-cars.ts';
import { betterLegs } from './journey/booked-journeys.ts';
import { placeIn } from './journey/place-beside.ts';
import { isInvoice, type Loose, looseBookings } from './loose-bookings.ts';
import { isOffer } from './offers.ts';
import { sentenceBookings } from './row-sentences.ts';
import { isEndOf, isScrap, isTicketOf } from './scrap.ts';
import { hasTakenTime } from './taken-time.ts';
import { totalIn } from './totals.ts';
import { wholeRows } from './wrapped-rows.ts';

const claim = claimsOf('booking/papers');

type Booked = Evidence<Extract<Claim, { kind: 'reservation' }>>;

const isBooked = (entry: Evidence): entry is Booked => entry.claim.kind === 'reservation';

/** What the readers need to read a part as they read the whole. */
interface About {
  knowledge: Knowledge;
  /** Those that know the labels of one kind of booking each. */
  labelled: readonly Reader[];
}

const byLabels = (capture: Capture, { labelled, knowledge }: About): Booked[] =>
  labelled.flatMap((reader) => reader.read(capture, knowledge).filter(isBooked));

const dayOf = ({ start = '' }: Reservation) => start.slice(0, 10);
const isOuting = ({ type }: Reservation) => type === 'event' || type === 'tour';
const isSame = (one: Reservation, other: Reservation) =>
  (one.type === other.type || (isOuting(one) && isOuting(other))) &&
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

const claimed = ({ cell, ...reservation }: Loose): Booked =>
  claim({ kind: 'reservation', reservation }, placeOf(cell), looseTrust) as Booked;

const isWhole = ({ claim: { reservation } }: Booked) =>
  Boolean(reservation.confirmation && reservation.start && (reservation.name ?? reservation.from));

const isPlace = (end: Terminal | undefined, { knowledge }: About): boolean =>
  (placeIn(end?.iata ?? end?.name ?? '', { knowledge })?.weight ?? 0) >= 2;

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

function readWhole(capture: Capture, about: About, part?: Part & { reference?: string }): Booked[] {
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

function readParts(capture: Capture, about: About, document: BookingDocument): Booked[] {
  if (isInvoice(document)) return [];
  const { head, parts } = cutBlocks(document);
  if (new Set(parts.flatMap(({ kind }) => kind ?? [])).size < 2) return [];
  const reference = looseReference({ ...document, lines: head, cells: head.flat() });
  return joinedCars(
    parts.flatMap((part) =>
      readWhole(partCapture(capture, part, document), about, {
        ...part,
        ...(reference && { reference }),
      }),
    ),
  );
}

/** Out and back side by side, or stays that are counted: each is a paper of its own, with the number of the whole. */
function readCuts(capture: Capture, about: About, document: BookingDocument): Booked[][] {
  const reference = looseReference(document);
  const shared = reference ? { reference } : {};
  const numbered = (entry: Booked): Booked => ({
    ...entry,
    claim: {
      kind: 'reservation',
      reservation: { ...(reference && { confirmation: reference }), ...entry.claim.reservation },
    },
  });
  return [cutColumns(document), cutNumbered(document)].map((parts) =>
    parts.flatMap((part) =>
      readWhole(partCapture(capture, part, document), about, { ...part, ...shared }).map(numbered),
    ),
  );
}

const fields = ['start', 'end', 'from', 'to', 'name', 'confirmation', 'address'] as const;

/** How much is known of all bookings together; what has no number counts half. */
const worth = (booked: readonly Booked[]) =>
  booked.reduce((sum, { claim: { reservation } }) => {
    const known = fields.filter((field) => reservation[field] !== undefined).length;
    const timed = (reservation.start ?? '').length > 10 ? 1 : 0;
    return sum + (known + timed) * (reservation.confirmation ? 1 : 0.5);
  }, 0);

const codesOf = (booked: readonly Booked[]) =>
  new Set(booked.flatMap(({ claim }) => claim.reservation.code ?? [])).size;

/** No flight with its number is lost by cutting. */
const keepsLegs = (parts: readonly Booked[], whole: readonly Booked[]) =>
  whole.every(
    ({ claim: { reservation } }) =>
      reservation.type !== 'flight' ||
      !reservation.code ||
      parts.some((part) => isSame(part.claim.reservation, reservation)),
  );

/** A stay that begins to the minute when a flight lands has taken the flight's time. */
const leaks = (booked: readonly Booked[]) => {
  const moments = ({ claim: { reservation } }: Booked) =>
    [reservation.start, reservation.end].filter((moment) => (moment ?? '').length > 10);
  return booked.some((one) =>
    booked.some(
      (other) =>
        one.claim.reservation.type !== other.claim.reservation.type &&
        moments(one).some((moment) => moments(other).includes(moment)),
    ),
  );
};

/** Of all ways to cut the paper the one that says most. */
function bestCut(capture: Capture, about: About): Booked[] {
  const document = bookingDocumentOf(capture);
  const whole = readWhole(capture, about);
  const parts = readParts(capture, about, document);
  const isBetter = worth(parts) > worth(whole) || (leaks(whole) && parts.length >= whole.length);
  const best = isBetter && keepsLegs(parts, whole) ? parts : whole;
  // A cut by columns or numbers is plain to see: it is taken where it finds as many bookings with more in them.
  return readCuts(capture, about, document).reduce(
    (kept, cut) =>
      cut.length > 1 &&
      cut.length >= kept.length &&
      (worth(cut) > worth(kept) || codesOf(cut) > codesOf(kept)) &&
      keepsLegs(cut, kept)
        ? cut
        : kept,
    best,
  );
}

const isLeg = ({ claim: { reservation } }: Booked) => isLegType(reservation.type);

/** What was read, with its legs put together anew where that explains more of the paper. */
function withJourneys(capture: Capture, about: About, read: Booked[]): Booked[] {
  const document = bookingDocumentOf(capture);
  if (isInvoice(document)) return read;
  const better = betterLegs(
    read.map((entry) => entry.claim.reservation),
    { document, knowledge: about.knowledge, title: capture.title },
  );
  if (!better) return read;
  const others = read.filter((entry) => !isLeg(entry) && !hasTakenTime(entry.claim.reservation, better));
  return [...better.map(claimed), ...others];
}

/** A plan told row by row; it has one price for all, told once. */
function readSentences(capture: Capture): Booked[] {
  const document = bookingDocumentOf(capture);
  const told = isInvoice(document) ? [] : sentenceBookings(document);
  const price = told.length > 0 ? totalIn(document.cells, document.language) : undefined;
  return told.map((one, index) => claimed(index === 0 && price ? { ...one, price } : one));
}

function readAs(capture: Capture, about: About): Booked[] {
  const document = bookingDocumentOf(capture);
  if (isOffer(document) && !looseReference(document)) return [];
  const all = withJourneys(capture, about, bestCut(capture, about));
  const legs = all.filter(isLeg).map(({ claim: { reservation } }) => reservation);
  const read = all.filter(
    ({ claim: { reservation } }) =>
      !isScrap(reservation) && !isTicketOf(reservation, legs) && !isEndOf(reservation, legs),
  );
  const own = airlineReference(document);
  for (const entry of read)
    if (own && entry.claim.reservation.type === 'flight')
      entry.claim = { kind: 'reservation', reservation: { ...entry.claim.reservation, ...own } };
  const told = readSentences(capture);
  return told.length >= Math.max(2, read.length) && worth(told) > worth(read) ? told : read;
}

export const papersBy = (labelled: readonly Reader[]): Reader => ({
  name: 'booking/papers',
  read(capture, knowledge): Evidence[] {
    if (capture.kind !== 'pdf') return [];
    const about = { labelled, knowledge };
    const read = readAs(capture, about);
    // Where rows run over several lines, what is read of whole rows is right as long as it says as much.
    const whole = wholeRows(capture);
    const again = whole ? readAs(whole, about) : [];
    return again.length > 0 && worth(again) >= worth(read) ? again : read;
  },
});
