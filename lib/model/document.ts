// A traveller's document on an itinerary: the kinds that Wayclip gives one, and how large its file may be.
import { reservationTypes } from './reservation.ts';

/** The service keeps any word; one that is not among these is shown as it stands. */
export const documentKinds = [...reservationTypes, 'insurance', 'passport', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const isDocumentKind = (kind: string): kind is DocumentKind =>
  documentKinds.some((known) => known === kind);

/**
 * What the embedded service takes. As base64 it is a message of 33 MB between page and background: Chrome takes 64 MB, and
 * it is there within a second.
 */
export const maxDocumentBytes = 25 * 1024 * 1024;
