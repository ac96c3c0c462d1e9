// An invented trip, its clip and all possible failures, for the tests of the screens.
import type { Clip, Delivery } from '../../lib/model/clip.ts';
import type { Draft, DraftDay, DraftStop, Sourced } from '../../lib/model/draft.ts';
import type { Failure } from '../../lib/model/failure.ts';

export const stated = <T>(value: T, words = String(value)): Sourced<T> => ({
  value,
  origin: { by: 'source', block: 0, start: 0, end: words.length, reader: 'sample', words },
  confidence: 0.9,
});
export const guessed = <T>(value: T): Sourced<T> => ({
  value,
  origin: { by: 'guess', reader: 'sample' },
  confidence: 0.4,
});

export const stop = (id: string, name: string, more: Partial<DraftStop> = {}): DraftStop => ({
  id,
  name: stated(name, `Do not miss ${name}, early.`),
  ...more,
});
export const day = (id: string, stops: DraftStop[], more: Partial<DraftDay> = {}): DraftDay => ({
  id,
  stops,
  ...more,
});

export const draft = (more: Partial<Draft> = {}): Draft => ({
  title: stated('Three slow days in Porto'),
  destination: stated('Porto, Portugal'),
  days: [
    day('d1', [stop('s1', 'Ponte Velha'), stop('s2', 'Casa das Conchas'), stop('s3', 'Jardim do Vento')]),
    day('d2', [stop('s4', 'Mercado Novo')]),
    day('d3', [stop('s5', 'Farol Azul'), stop('s6', 'Praia Redonda')]),
  ],
  packing: [],
  expenses: [],
  reservations: [],
  questions: [],
  confidence: 0.8,
  ...more,
});

export const clipId = '0b5f9c1e-6a51-4d0c-9d3e-2f1f6f0f7a10';
export const clip = (more: Partial<Clip> = {}): Clip => ({
  id: clipId,
  source: {
    kind: 'page',
    url: 'https://blog.example/porto',
    title: 'Three slow days in Porto',
    siteName: 'Maren Goes Slowly',
    clippedAt: '2027-03-01T08:00:00.000Z',
  },
  draft: draft(),
  delivery: { step: 'kept' },
  ...more,
});

const created = { connectionId: 'account-1', itineraryId: 'it-1' };
export const creating: Delivery = { step: 'creating', startedAt: '2027-03-01T08:01:00.000Z' };
export const adding = (done: number, total = 3): Delivery => ({
  step: 'adding-pictures',
  ...created,
  done,
  total,
  leftBehind: [],
});
export const sent = (more: Partial<Extract<Delivery, { step: 'sent' }>> = {}): Delivery => ({
  step: 'sent',
  ...created,
  sentAt: '2027-03-01T08:02:00.000Z',
  pictures: 3,
  leftBehind: [],
  ...more,
});

/** One of each kind; a new kind of failure does not compile until it is listed here. */
export const everyFailure: { [K in Failure['kind']]: Extract<Failure, { kind: K }> } = {
  'page-off-limits': { kind: 'page-off-limits' },
  'page-gone': { kind: 'page-gone' },
  'page-silent': { kind: 'page-silent' },
  'page-unreadable': { kind: 'page-unreadable' },
  'nothing-found': { kind: 'nothing-found', title: 'Packing for wind' },
  'words-gone': { kind: 'words-gone' },
  'import-forbidden': { kind: 'import-forbidden' },
  'import-needs-plan': { kind: 'import-needs-plan' },
  'imports-used-up': { kind: 'imports-used-up' },
  'nothing-to-look-at': { kind: 'nothing-to-look-at' },
  'source-closed': { kind: 'source-closed' },
  'source-out-of-reach': { kind: 'source-out-of-reach' },
  'pdf-encrypted': { kind: 'pdf-encrypted' },
  'pdf-corrupt': { kind: 'pdf-corrupt' },
  'file-too-large': { kind: 'file-too-large', mostBytes: 100_000_000 },
  'pdf-no-text': { kind: 'pdf-no-text', pages: 2 },
  'pdf-not-a-booking': { kind: 'pdf-not-a-booking', pages: 2 },
  'file-is-video': { kind: 'file-is-video' },
  'no-service': { kind: 'no-service' },
  'sign-in-given-up': { kind: 'sign-in-given-up' },
  'sign-in-refused': { kind: 'sign-in-refused' },
  'permission-refused': { kind: 'permission-refused' },
  'address-not-allowed': { kind: 'address-not-allowed', host: 'trips.example' },
  'service-silent': { kind: 'service-silent' },
  'service-not-understood': { kind: 'service-not-understood' },
  offline: { kind: 'offline' },
  'signed-out': { kind: 'signed-out' },
  'scope-missing': { kind: 'scope-missing' },
  forbidden: { kind: 'forbidden' },
  'subscription-required': { kind: 'subscription-required' },
  'itinerary-modified': { kind: 'itinerary-modified' },
  'itinerary-gone': { kind: 'itinerary-gone' },
  'too-large': { kind: 'too-large' },
  'not-a-picture': { kind: 'not-a-picture' },
  refused: { kind: 'refused' },
  'slow-down': { kind: 'slow-down', retryAfterSeconds: 40 },
  'service-broken': { kind: 'service-broken', status: 500 },
  'picture-kept-by-site': { kind: 'picture-kept-by-site' },
  'not-connected': { kind: 'not-connected' },
  'maybe-arrived': { kind: 'maybe-arrived' },
  'set-aside': { kind: 'set-aside', report: 'image: TypeError' },
  'browser-full': { kind: 'browser-full' },
  'clip-missing': { kind: 'clip-missing' },
  'newer-version': { kind: 'newer-version' },
  'library-newer': { kind: 'library-newer' },
  'edit-target-gone': { kind: 'edit-target-gone' },
  'edits-waiting': { kind: 'edits-waiting', isFull: true, isWrittenDown: true },
  'last-day': { kind: 'last-day' },
  'changed-elsewhere': { kind: 'changed-elsewhere' },
  'not-a-wayclip-file': { kind: 'not-a-wayclip-file' },
  'wayclip-file-damaged': { kind: 'wayclip-file-damaged' },
  'own-fault': { kind: 'own-fault', report: 'clip.page: TypeError' },
};

export const ignore = (): void => undefined;
