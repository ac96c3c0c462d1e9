// A paper of several bookings, cut in every way that it may be cut; the way that says most is kept.
import type { Capture } from '../../model/capture.ts';
import { looseReference } from './block-reference.ts';
import { cutBlocks, partCapture } from './cut-blocks.ts';
import { cutColumns, cutNumbered } from './cut-columns.ts';
import { type BookingDocument, bookingDocumentOf } from './document.ts';
import { joinedCars } from './joined-cars.ts';
import { isInvoice } from './loose-bookings.ts';
import { type About, type Booked, isSame, readWhole } from './read-whole.ts';

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
export function bestCut(capture: Capture, about: About): Booked[] {
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
