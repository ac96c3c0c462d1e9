// What the library stores: a draft, its source, and how far it has got in the service.
import * as z from 'zod/mini';
import { ImageBlock } from './capture.ts';
import { Draft, DraftStop } from './draft.ts';
import { SendFailure } from './failure.ts';

/** A picture from the page and the block it was found in. */
export const PagePicture = z.object({ image: ImageBlock, block: z.int() });
export type PagePicture = z.infer<typeof PagePicture>;

export const ClipSource = z.object({
  kind: z.enum(['page', 'pdf']),
  url: z.string(),
  title: z.string(),
  siteName: z.optional(z.string()),
  author: z.optional(z.string()),
  clippedAt: z.iso.datetime(),
  /** Set if the source exceeded the limits: the draft covers only its first part. */
  isFirstPart: z.optional(z.boolean()),
  /** Set if the text model did not load: the page was read by grammar and features alone. */
  isPlainReading: z.optional(z.boolean()),
  /** What the traveller can choose day pictures from. */
  pictures: z.optional(z.array(PagePicture)),
  /** Set if only the selected part of the page was read. */
  isSelection: z.optional(z.boolean()),
});
export type ClipSource = z.infer<typeof ClipSource>;

/** A picture that could not be sent. It is reported along with the success, not instead of it. */
export const LeftBehind = z.object({ day: z.int(), failure: SendFailure });
export type LeftBehind = z.infer<typeof LeftBehind>;

const created = { connectionId: z.string(), itineraryId: z.string() };

/** How much is in the service while sending is interrupted: the itinerary, and `done` of `total` pictures. */
const way = { isCreated: z.boolean(), done: z.int(), total: z.int() };

/** What was sent with a create, to recognise its itinerary later: the draft may have been edited by then. */
export const SentAs = z.object({ title: z.string(), days: z.int(), stops: z.int() });
export type SentAs = z.infer<typeof SentAs>;

/** How far the clip has got. Stored before each step, so that sending resumes after the worker was killed. */
export const Delivery = z.discriminatedUnion('step', [
  z.object({ step: z.literal('kept') }),
  z.object({
    step: z.literal('creating'),
    startedAt: z.iso.datetime(),
    sentAs: z.optional(SentAs),
  }),
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
    /** Set if a create was sent and no answer came: it may have arrived, so the next try looks for it first. */
    unclearSince: z.optional(z.iso.datetime()),
    sentAs: z.optional(SentAs),
    /** Set if the itinerary exists but its pictures were still being sent. */
    itineraryId: z.optional(z.string()),
  }),
  /** Goes on by itself at `until`, or without it as soon as an account is connected. */
  z.object({
    step: z.literal('waiting'),
    failure: SendFailure,
    until: z.optional(z.iso.datetime()),
    ...way,
  }),
  z.object({ step: z.literal('paused'), ...way }),
  /** Someone else has set this day's picture meanwhile: the traveller is asked which one stays. */
  z.object({ step: z.literal('asking'), day: z.int(), theirs: z.optional(z.string()), ...way }),
]);
export type Delivery = z.infer<typeof Delivery>;

/** A damaged count reads as 0, so nothing can be undone or redone; the draft itself is intact. */
const steps = z.catch(z.int().check(z.gte(0)), 0);

/** How often the draft was changed, and how many steps can be undone and redone. */
export const Editing = z.object({
  /** Counts every change, including undo. Two windows with the same number show the same draft. */
  revision: z.int(),
  /** The number of steps that led to the current draft; the next step gets this number. */
  at: z.int(),
  /** How many steps can be undone, and how many undone steps can be redone. */
  undo: steps,
  redo: steps,
});
export type Editing = z.infer<typeof Editing>;

/** How the page has changed since it was read, until the traveller has dealt with it. */
export const PageChanges = z.object({
  /** Stops that the page has added: `day` counts from 0, `near` is the stop they follow. */
  appeared: z.array(z.object({ day: z.int(), near: z.optional(z.string()), stop: DraftStop })),
  /** Ids of the draft's stops that the page no longer names. */
  gone: z.array(z.string()),
});
export type PageChanges = z.infer<typeof PageChanges>;

export const Clip = z.object({
  id: z.uuid(),
  source: ClipSource,
  /** The address it was read at, if the page states another one as its own. Never exported. */
  address: z.optional(z.string()),
  draft: Draft,
  delivery: Delivery,
  /** Missing until the first edit. */
  editing: z.optional(Editing),
  since: z.optional(PageChanges),
});
export type Clip = z.infer<typeof Clip>;
