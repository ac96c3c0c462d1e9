// A clip on its way to the service: what is sent, the steps it takes, and the state of each.
// Stored before every step, so that after a killed worker it is known what may have happened.
import * as z from 'zod/mini';
import { SentAs } from './clip.ts';
import { SendFailure } from './failure.ts';
import { Preview } from './itinerary.ts';

/** `tried`: sent, but no answer is known. `left`: given up, while the rest goes on. */
const how = z.enum(['to-do', 'tried', 'done', 'left']);

export const ParcelStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), how }),
  /** Reads the itinerary's ETag and days from the service. */
  z.object({ kind: z.literal('find'), how }),
  z.object({
    kind: z.literal('image'),
    how,
    /** Counted from 0. */
    day: z.int(),
    src: z.string(),
    /** The day's `imageURL` before this step: if it has changed, a picture has arrived. */
    was: z.optional(z.string()),
    failure: z.optional(SendFailure),
  }),
  z.object({ kind: z.literal('save'), how }),
]);
export type ParcelStep = z.infer<typeof ParcelStep>;
export type ImageStep = Extract<ParcelStep, { kind: 'image' }>;

/** The newest entries of the service's list just before a create, with the service's own ids and times. */
export const ListBefore = z.object({
  ids: z.array(z.string()),
  /** The oldest change among them; missing if they were the whole list. */
  oldest: z.optional(z.iso.datetime()),
  /** When the list was sent, by the service's clock. */
  toldAt: z.optional(z.iso.datetime()),
});
export type ListBefore = z.infer<typeof ListBefore>;

/** A create whose answer is unknown: its itinerary is looked for before another create is sent. */
export const UnclearCreate = z.object({
  sentAs: SentAs,
  since: z.iso.datetime(),
  /** When the request failed; missing if the worker was stopped before that. */
  endedAt: z.optional(z.iso.datetime()),
  /** Missing if the service showed no list. */
  before: z.optional(ListBefore),
  /** Removed once the traveller presses Send again: from then on another account's list is good enough. */
  connectionId: z.optional(z.string()),
});
export type UnclearCreate = z.infer<typeof UnclearCreate>;

export const ParcelState = z.discriminatedUnion('is', [
  z.object({ is: z.literal('queued') }),
  z.object({ is: z.literal('sending') }),
  /** Goes on by itself at `until`, or without it once an account is connected. */
  z.object({ is: z.literal('waiting'), failure: SendFailure, until: z.optional(z.iso.datetime()) }),
  z.object({ is: z.literal('paused') }),
  /** Someone else has set this day's picture meanwhile (`day` counts from 0); the traveller decides which one stays. */
  z.object({ is: z.literal('asking'), day: z.int(), theirs: z.optional(z.string()) }),
  z.object({ is: z.literal('failed'), failure: SendFailure }),
  z.object({ is: z.literal('done'), at: z.iso.datetime() }),
  z.object({ is: z.literal('cancelled'), at: z.iso.datetime() }),
]);
export type ParcelState = z.infer<typeof ParcelState>;

export const Parcel = z.object({
  clipId: z.uuid(),
  queuedAt: z.iso.datetime(),
  /** The idempotency key: lets a service recognise a repeated create. */
  key: z.string(),
  /** Exactly what the traveller saw when pressing Send. */
  preview: Preview,
  steps: z.array(ParcelStep),
  unclear: z.array(UnclearCreate),
  /** How many creates were sent since the traveller last pressed Send. */
  creates: z.int(),
  itinerary: z.optional(z.object({ id: z.string(), connectionId: z.string() })),
  /** The account it is sent to. Set by the first attempt and kept even if another account is chosen later. */
  accountId: z.optional(z.string()),
  state: ParcelState,
  /** Failures since the last step that succeeded. */
  tries: z.int(),
  /** What the traveller requested meanwhile; applied before the next step. */
  wish: z.optional(z.enum(['pause', 'cancel'])),
});
export type Parcel = z.infer<typeof Parcel>;
