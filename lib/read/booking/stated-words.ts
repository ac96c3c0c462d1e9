// A calendar entry gives its day as data and the rest as text: adds to it what the text says.
import type { Capture } from '../../model/capture.ts';
import type { Knowledge } from '../../model/evidence.ts';
import { dayOf, isLegType, type Reservation } from '../../model/reservation.ts';
import { anyReference } from './any-reference.ts';
import { carHire } from './car-hire.ts';
import { bookingDocumentOf } from './document.ts';
import { phoneNear } from './fields.ts';
import type { StatedReservation } from './json-ld-reservation.ts';
import { legs } from './legs.ts';
import { papersBy } from './papers.ts';
import { seatInWords } from './seat-words.ts';
import { wholeDocument } from './section.ts';
import { totalIn } from './totals.ts';

const reader = papersBy([legs, carHire]);

const captureOf = (words: string): Capture => ({
  kind: 'pdf',
  url: '',
  title: '',
  blocks: words.split('\n').map((text) => ({ kind: 'paragraph', text, spans: [] })),
  structured: [],
  truncated: false,
});

const hours = 3_600_000;
// The largest difference between UTC and a local clock.
const maxZoneOffset = 14 * hours;

/** Whether they can be the same moment on different clocks: even the day may differ. */
const isNear = (one: Reservation, other: Reservation) =>
  Math.abs(Date.parse(`${one.start}Z`) - Date.parse(`${other.start}Z`)) <= maxZoneOffset;

interface About {
  isUtc: boolean;
  knowledge: Knowledge;
}

/** The booking that the text describes, if it is the same one. */
function findInWords(
  stated: Reservation,
  capture: Capture,
  { isUtc, knowledge }: About,
): Reservation | undefined {
  const inWords = reader
    .read(capture, knowledge)
    .flatMap(({ claim }) => (claim.kind === 'reservation' ? [claim.reservation] : []));
  return inWords.find(
    (one) => one.type === stated.type && (dayOf(one) === dayOf(stated) || (isUtc && isNear(one, stated))),
  );
}

/** The places, code, seat and times of a journey that the text gives. */
function goingBy(stated: Reservation, capture: Capture, about: About) {
  const { start, end, from, to, code, seat } = findInWords(stated, capture, about) ?? {};
  // The entry of a hire may only cover picking up the car.
  const isLonger = stated.type === 'car' && end !== undefined && end > (stated.end ?? '');
  return {
    missing: { ...(from && { from }), ...(to && { to }), ...(code && { code }), ...(seat && { seat }) },
    // A local time in the text is more reliable than one converted from UTC.
    surer: {
      ...(about.isUtc && start && end && start.length > 10 && { start, end }),
      ...(isLonger && { end }),
    },
  };
}

/** The entry's own fields stay; those it lacks are taken from its text. */
export function filledByWords(stated: Reservation, words: string, about: About): Reservation {
  const capture = captureOf(words);
  const document = bookingDocumentOf(capture);
  const isLeg = isLegType(stated.type);
  const isGoing = isLeg || stated.type === 'car';
  const going = isGoing ? goingBy(stated, capture, about) : undefined;
  const confirmation = anyReference(document);
  const price = totalIn(document.cells, document.language);
  const phone = isGoing ? undefined : phoneNear({ document, sections: [wholeDocument(document)] });
  const seat = isLeg ? seatInWords(document.cells) : undefined;
  return {
    ...(confirmation && { confirmation }),
    ...(seat && { seat }),
    ...(price && { price }),
    ...(phone && { phone }),
    ...going?.missing,
    ...stated,
    ...going?.surer,
  };
}

const placeOf = ({ from, to, address }: Reservation) =>
  to ?? from ?? (address ? { name: address } : undefined);

/** A car that is picked up in one entry and returned in another is hired once. */
export function joinedHires(found: StatedReservation[]): StatedReservation[] {
  const kept: StatedReservation[] = [];
  for (const one of found) {
    const { reservation: back } = one;
    const at = kept.findIndex(
      ({ reservation: taken, isCancelled }) =>
        back.type === 'car' &&
        taken.type === 'car' &&
        isCancelled === one.isCancelled &&
        back.confirmation !== undefined &&
        taken.confirmation === back.confirmation &&
        dayOf(taken) < dayOf(back),
    );
    const taken = kept[at]?.reservation;
    if (!taken) kept.push(one);
    else {
      const from = taken.from ?? (taken.address ? { name: taken.address } : undefined);
      const to = taken.to ?? placeOf(back);
      const end = back.start ?? taken.end;
      const { address: _, ...hire } = taken;
      kept[at] = {
        ...one,
        reservation: { ...hire, ...(from && { from }), ...(to && { to }), ...(end && { end }) },
      };
    }
  }
  return kept;
}
