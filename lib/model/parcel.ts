// A clip on its way into the service: what is sent, which steps it takes, and how far each one is.
// Written down before every step, so that whoever goes on after a killed worker knows what may have happened.
import * as z from 'zod/mini';
import { SentAs } from './clip.ts';
import { SendFailure } from './failure.ts';
import { Preview } from './itinerary.ts';

/** `tried`: it was sent and no answer is known. `left`: it did not come along, and the rest goes on. */
const how = z.enum(['to-do', 'tried', 'done', 'left']);

export const ParcelStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), how }),
  /** The id, the ETag and the days as the service has them. */
  z.object({ kind: z.literal('find'), how }),
  z.object({
    kind: z.literal('image'),
    how,
    /** From 0. */
    day: z.int(),
    src: z.string(),
    /** The day's `imageURL` before this step: another one tells that something arrived. */
    was: z.optional(z.string()),
    failure: z.optional(SendFailure),
  }),
  z.object({ kind: z.literal('save'), how }),
]);
export type ParcelStep = z.infer<typeof ParcelStep>;
export type ImageStep = Extract<ParcelStep, { kind: 'image' }>;

/** What the service had before a create, in its own words: the newest of the list. */
export const ListBefore = z.object({
  ids: z.array(z.string()),
  /** The change longest ago among them; left out where they were the whole list. */
  oldest: z.optional(z.iso.datetime()),
  /** When it was told, by the service's clock. */
  toldAt: z.optional(z.iso.datetime()),
});
export type ListBefore = z.infer<typeof ListBefore>;

/** A create whose answer is not known: looked for before another one is sent. */
export const UnclearCreate = z.object({
  sentAs: SentAs,
  since: z.iso.datetime(),
  /** When the failure was told; left out where the worker ended before. */
  endedAt: z.optional(z.iso.datetime()),
  /** Left out where the service showed no list. */
  before: z.optional(ListBefore),
  /** Left out once the traveller has asked again: another account's list is then good enough. */
  connectionId: z.optional(z.string()),
});
export type UnclearCreate = z.infer<typeof UnclearCreate>;

export const ParcelState = z.discriminatedUnion('is', [
  z.object({ is: z.literal('queued') }),
  z.object({ is: z.literal('sending') }),
  /** `until`: when it goes on by itself; without it, when an account is connected. */
  z.object({ is: z.literal('waiting'), failure: SendFailure, until: z.optional(z.iso.datetime()) }),
  z.object({ is: z.literal('paused') }),
  /** Someone else set this day's picture (from 0) meanwhile; the traveller says which one stays. */
  z.object({ is: z.literal('asking'), day: z.int(), theirs: z.optional(z.string()) }),
  z.object({ is: z.literal('failed'), failure: SendFailure }),
  z.object({ is: z.literal('done'), at: z.iso.datetime() }),
  z.object({ is: z.literal('cancelled'), at: z.iso.datetime() }),
]);
export type ParcelState = z.infer<typeof ParcelState>;

export const Parcel = z.object({
  clipId: z.uuid(),
  queuedAt: z.iso.datetime(),
  /** Names this very sending to services that tell a repeated create by it. */
  key: z.string(),
  /** What is sent is what was seen when Send was pressed. */
  preview: Preview,
  steps: z.array(ParcelStep),
  unclear: z.array(UnclearCreate),
  /** Creates sent since the traveller last asked for it. */
  creates: z.int(),
  itinerary: z.optional(z.object({ id: z.string(), connectionId: z.string() })),
  /** The account it is for, from the first time it was sent on; it stays with it, whichever is chosen later. */
  accountId: z.optional(z.string()),
  state: ParcelState,
  /** Failures since the last step that worked. */
  tries: z.int(),
  /** What the traveller wants meanwhile; heeded before the next step. */
  wish: z.optional(z.enum(['pause', 'cancel'])),
});
export type Parcel = z.infer<typeof Parcel>;
