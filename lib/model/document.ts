// Documents attached to an itinerary: the kinds that Wayclip offers, and the largest file.
import { reservationTypes } from './reservation.ts';

/** The service stores any kind; one that is not in this list is shown as it is. */
export const documentKinds = [...reservationTypes, 'insurance', 'passport', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const isDocumentKind = (kind: string): kind is DocumentKind =>
  documentKinds.some((known) => known === kind);

/**
 * The limit of the embedded service. In base64 it is a message of 33 MB between page and background: Chrome allows 64 MB,
 * and it arrives within a second.
 */
export const maxDocumentBytes = 25 * 1024 * 1024;
