// What a paper or a mail books: what the model of papers finds, and what its labels say. Of those, the known ones are read
// first; what they leave open is put together from where things stand; a plan of many kinds is cut into its parts, and each
// is read for itself.
import type { Capture } from '../../model/capture.ts';
import type { Evidence, Reader } from '../../model/evidence.ts';
import { isLegType } from '../../model/reservation.ts';
import { airlineReference } from './airline-reference.ts';
import { bestCut } from './best-cut.ts';
import { looseReference } from './block-reference.ts';
import { bookingDocumentOf } from './document.ts';
import { isOffer } from './offers.ts';
import { type About, type Booked, claimed } from './read-whole.ts';
import { joinSensed } from './roles/join-sensed.ts';
import { type SensedBooking, sensedBookings } from './roles/sensed-bookings.ts';
import { sensedPaper } from './roles/sensed-paper.ts';
import { isEndOf, isScrap, isTicketOf } from './scrap.ts';

const isLeg = ({ claim: { reservation } }: Booked) => isLegType(reservation.type);

function byLabels(capture: Capture, about: About): Booked[] {
  const document = bookingDocumentOf(capture);
  if (isOffer(document) && !looseReference(document)) return [];
  const all = bestCut(capture, about);
  const legs = all.filter(isLeg).map(({ claim: { reservation } }) => reservation);
  const read = all.filter(
    ({ claim: { reservation } }) =>
      !isScrap(reservation) && !isTicketOf(reservation, legs) && !isEndOf(reservation, legs),
  );
  const own = airlineReference(document);
  for (const entry of read)
    if (own && entry.claim.reservation.type === 'flight')
      entry.claim = { kind: 'reservation', reservation: { ...entry.claim.reservation, ...own } };
  return read;
}

const mostUnknown = 0.3;

// Below it nothing is booked, whatever the labels say.
const leastBooked = 0.002;

/** What the model of papers finds, and what the labels say of it. */
function withSense(capture: Capture, { knowledge }: About, read: Booked[]): Booked[] {
  const paper = sensedPaper(capture, knowledge);
  if (!paper) return read;
  const { answer, isWhole } = paper;
  const sensed = sensedBookings(capture, knowledge);
  // In letters that the model does not know, its silence says nothing.
  if (sensed.length === 0 && answer.unknown > mostUnknown) return read;
  if (isWhole && answer.booked < leastBooked) return [];
  const known = read.map((entry) => ({ entry, trust: entry.trust, reservation: entry.claim.reservation }));
  return joinSensed(known, sensed).map(({ reservation, read: one, sensed: other }) =>
    one
      ? { ...one.entry, claim: { kind: 'reservation', reservation } }
      : claimed({ ...reservation, cell: (other as SensedBooking).cell }),
  );
}

export const papersBy = (labelled: readonly Reader[]): Reader => ({
  name: 'booking/papers',
  read(capture, knowledge): Evidence[] {
    if (capture.kind !== 'pdf') return [];
    const about = { labelled, knowledge };
    return withSense(capture, about, byLabels(capture, about));
  },
});
