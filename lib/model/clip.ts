// Pure: no browser, no network, no clock.
// What the library keeps: a draft, where it came from, and how far it got in the service.
import * as z from 'zod/mini';
import { Draft } from './draft.ts';
import { SendFailure } from './failure.ts';

export const ClipSource = z.object({
  kind: z.enum(['page', 'pdf']),
  url: z.string(),
  title: z.string(),
  siteName: z.optional(z.string()),
  author: z.optional(z.string()),
  clippedAt: z.iso.datetime(),
});
export type ClipSource = z.infer<typeof ClipSource>;

/** A picture that did not come along, told beside the success, not instead of it. */
export const LeftBehind = z.object({ day: z.int(), failure: SendFailure });
export type LeftBehind = z.infer<typeof LeftBehind>;

const created = { connectionId: z.string(), itineraryId: z.string() };

/** How far the clip got. Written down before each step, so that a killed worker can go on. */
export const Delivery = z.discriminatedUnion('step', [
  z.object({ step: z.literal('kept') }),
  z.object({ step: z.literal('creating'), startedAt: z.iso.datetime() }),
  z.object({
    step: z.literal('adding-pictures'),
    ...created,
    done: z.int(),
    total: z.int(),
    leftBehind: z.array(LeftBehind),
  }),
  z.object({
    step: z.literal('sent'),
    ...created,
    sentAt: z.iso.datetime(),
    pictures: z.int(),
    leftBehind: z.array(LeftBehind),
  }),
  z.object({
    step: z.literal('failed'),
    failure: SendFailure,
    /** Set when a create was sent and no answer came: it may have arrived, so the next try looks first. */
    unclearSince: z.optional(z.iso.datetime()),
    /** Set when the itinerary exists and its pictures were still under way. */
    itineraryId: z.optional(z.string()),
  }),
]);
export type Delivery = z.infer<typeof Delivery>;

export const Clip = z.object({ id: z.uuid(), source: ClipSource, draft: Draft, delivery: Delivery });
export type Clip = z.infer<typeof Clip>;
