// A traveller's document on an itinerary: the kinds that Wayclip gives one, and how large its file may be.
import { reservationTypes } from './reservation.ts';

/** The service keeps any word; one that is not among these is shown as it stands. */
export const documentKinds = [...reservationTypes, 'insurance', 'passport', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const isDocumentKind = (kind: string): kind is DocumentKind =>
  documentKinds.some((known) => known === kind);

/** A scanned ticket has some 2 MB. What is larger takes longer on a slow line than a worker may wait. */
export const largestDocumentBytes = 10 * 1024 * 1024;
