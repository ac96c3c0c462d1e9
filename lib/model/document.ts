// A traveller's document on an itinerary: the kinds that Wayclip gives one, and how large its file may be.
import { reservationTypes } from './reservation.ts';

/** The service keeps any word; one that is not among these is shown as it stands. */
export const documentKinds = [...reservationTypes, 'insurance', 'passport', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const isDocumentKind = (kind: string): kind is DocumentKind =>
  documentKinds.some((known) => known === kind);

/** A scanned ticket has some 2 MB, a long booking 10; and a message between our own pages bears no more than 64. */
export const largestDocumentBytes = 25 * 1024 * 1024;
