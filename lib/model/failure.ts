// All expected failures, as closed unions. `explain` has the words for each.
import * as z from 'zod/mini';
import { DraftStop } from './draft.ts';

/** Reading a page or a file. */
export const ReadFailure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page-off-limits') }),
  z.object({ kind: z.literal('page-gone') }),
  z.object({ kind: z.literal('page-unreadable') }),
  /** The page does not respond: a dialog is open, or its own script never ends. */
  z.object({ kind: z.literal('page-silent') }),
  z.object({
    kind: z.literal('nothing-found'),
    title: z.string(),
    /** How many names may be places, on a page that does not seem to describe a trip. */
    names: z.optional(z.int()),
    /** The likeliest of them, to start a draft with. */
    also: z.optional(z.array(DraftStop)),
  }),
  z.object({ kind: z.literal('pdf-encrypted') }),
  z.object({ kind: z.literal('pdf-corrupt') }),
  z.object({ kind: z.literal('file-too-large'), mostBytes: z.int() }),
  z.object({ kind: z.literal('pdf-no-text'), pages: z.int() }),
  z.object({ kind: z.literal('pdf-not-a-booking'), pages: z.int() }),
  /** Only the service can read a video. */
  z.object({ kind: z.literal('file-is-video') }),
]);
export type ReadFailure = z.infer<typeof ReadFailure>;

/** Why an answer was rejected. Each reason has its own sentence. */
export const notUnderstoodReasons = [
  /** For example HTML instead of JSON. */
  'not-json',
  'answer-too-large',
  /** The answer redirects to another address, which we never follow. */
  'redirected',
  'foreign-address',
  'wrong-issuer',
  /** The service offers no sign-in that protects the code from interception. */
  'no-safe-sign-in',
  'endless-list',
  'no-tool',
  /** The tool for creating requires something that a draft does not have, or its schema cannot be read. */
  'tool-unclear',
  /** An ETag or token that cannot be sent in a header: line breaks, letters beyond Latin-1. Nothing was sent. */
  'unsendable',
] as const;
const NotUnderstood = z.object({
  kind: z.literal('service-not-understood'),
  reason: z.optional(z.enum(notUnderstoodReasons)),
  /** The name of the required thing that we cannot supply. */
  what: z.optional(z.string()),
});
const SlowDown = z.object({
  kind: z.literal('slow-down'),
  retryAfterSeconds: z.optional(z.number()),
});

/** The address has changed or its permission was withdrawn: nothing was sent. */
const AddressNotAllowed = z.object({ kind: z.literal('address-not-allowed'), host: z.string() });

/** Connecting an account. */
export const ConnectFailure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('no-service') }),
  z.object({ kind: z.literal('sign-in-given-up') }),
  z.object({ kind: z.literal('sign-in-refused'), code: z.optional(z.string()) }),
  z.object({ kind: z.literal('permission-refused') }),
  z.object({ kind: z.literal('service-silent') }),
  AddressNotAllowed,
  SlowDown,
  NotUnderstood,
]);
export type ConnectFailure = z.infer<typeof ConnectFailure>;

/** Talking to the service. `code` is the service's own error code, kept for the report and never shown alone. */
export const ApiFailure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offline') }),
  z.object({ kind: z.literal('service-silent') }),
  AddressNotAllowed,
  z.object({ kind: z.literal('signed-out') }),
  z.object({ kind: z.literal('scope-missing') }),
  z.object({ kind: z.literal('forbidden'), code: z.optional(z.string()) }),
  z.object({ kind: z.literal('subscription-required') }),
  z.object({ kind: z.literal('itinerary-modified') }),
  z.object({ kind: z.literal('itinerary-gone') }),
  z.object({ kind: z.literal('too-large') }),
  z.object({ kind: z.literal('not-a-picture') }),
  z.object({ kind: z.literal('refused'), code: z.optional(z.string()), detail: z.optional(z.string()) }),
  SlowDown,
  z.object({
    kind: z.literal('service-broken'),
    status: z.int(),
    retryAfterSeconds: z.optional(z.number()),
  }),
  NotUnderstood,
]);
export type ApiFailure = z.infer<typeof ApiFailure>;

/** Copying a picture from the page. */
export const PictureFailure = z.object({ kind: z.literal('picture-kept-by-site') });
export type PictureFailure = z.infer<typeof PictureFailure>;

/** Letting the service read pictures, a video or pages. */
export const MediaFailure = z.discriminatedUnion('kind', [
  /** The service reserves imports for its own apps. */
  z.object({ kind: z.literal('import-forbidden') }),
  z.object({ kind: z.literal('import-needs-plan') }),
  z.object({ kind: z.literal('imports-used-up') }),
  z.object({ kind: z.literal('nothing-to-look-at') }),
]);
export type MediaFailure = z.infer<typeof MediaFailure>;

/** Showing words on the page they came from. */
export const ShowFailure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('words-gone') }),
  z.object({ kind: z.literal('source-closed') }),
  z.object({ kind: z.literal('source-out-of-reach') }),
]);
export type ShowFailure = z.infer<typeof ShowFailure>;

/** Sending a clip to the service. */
export const NotConnected = z.object({ kind: z.literal('not-connected') });
export type NotConnected = z.infer<typeof NotConnected>;
export const MaybeArrived = z.object({ kind: z.literal('maybe-arrived') });
/** An unexpected exception: only this clip waits, and the others go on. `report` is like that of `OwnFault`. */
export const SetAside = z.object({ kind: z.literal('set-aside'), report: z.string() });
export const SendFailure = z.union([ApiFailure, PictureFailure, NotConnected, MaybeArrived, SetAside]);
export type SendFailure = z.infer<typeof SendFailure>;

/** Storing data in this browser. */
export const KeepFailure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('browser-full') }),
  z.object({ kind: z.literal('clip-missing') }),
  z.object({ kind: z.literal('newer-version') }),
  /** The whole library was stored by a newer version: nothing can be read here, and nothing is written. */
  z.object({ kind: z.literal('library-newer') }),
]);
export type KeepFailure = z.infer<typeof KeepFailure>;

/** Changing a draft. */
export const EditFailure = z.discriminatedUnion('kind', [
  /** The thing to be changed is no longer in the draft. */
  z.object({ kind: z.literal('edit-target-gone') }),
  z.object({ kind: z.literal('last-day') }),
  /** The browser could not store the edits. `isWrittenDown`: they are kept elsewhere and survive closing the window. */
  z.object({
    kind: z.literal('edits-waiting'),
    isFull: z.boolean(),
    isWrittenDown: z.boolean(),
    report: z.optional(z.string()),
  }),
  /** Undo or redo was requested by a window that did not show the newest change. */
  z.object({ kind: z.literal('changed-elsewhere') }),
]);
export type EditFailure = z.infer<typeof EditFailure>;

/** Opening a Wayclip file. */
export const ImportFailure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not-a-wayclip-file') }),
  z.object({ kind: z.literal('wayclip-file-damaged') }),
  z.object({ kind: z.literal('newer-version') }),
]);
export type ImportFailure = z.infer<typeof ImportFailure>;

/** A bug in Wayclip, reported instead of hidden. */
export const OwnFault = z.object({ kind: z.literal('own-fault'), report: z.string() });
export type OwnFault = z.infer<typeof OwnFault>;

export type Failure =
  | ReadFailure
  | ShowFailure
  | MediaFailure
  | ConnectFailure
  | SendFailure
  | KeepFailure
  | EditFailure
  | ImportFailure
  | OwnFault;
