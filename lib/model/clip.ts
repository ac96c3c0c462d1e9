// What the library keeps: a draft, where it came from, and how far it got in the service.
import * as z from 'zod/mini';
import { ImageBlock } from './capture.ts';
import { Draft, DraftStop } from './draft.ts';
import { SendFailure } from './failure.ts';

/** A picture of the page, with the block it stands at. */
export const PagePicture = z.object({ image: ImageBlock, block: z.int() });
export type PagePicture = z.infer<typeof PagePicture>;

export const ClipSource = z.object({
  kind: z.enum(['page', 'pdf']),
  url: z.string(),
  title: z.string(),
  siteName: z.optional(z.string()),
  author: z.optional(z.string()),
  clippedAt: z.iso.datetime(),
  /** Set where the source was longer than the limits: the draft knows nothing of the rest. */
  isFirstPart: z.optional(z.boolean()),
  /** The text model did not load: the page was read by grammar and features alone. */
  isPlainReading: z.optional(z.boolean()),
  /** What the traveller can choose day pictures from. */
  pictures: z.optional(z.array(PagePicture)),
  /** Set where only a part of the page was read, the part that was selected. */
  isSelection: z.optional(z.boolean()),
});
export type ClipSource = z.infer<typeof ClipSource>;

/** A picture that did not come along, told beside the success, not instead of it. */
export const LeftBehind = z.object({ day: z.int(), failure: SendFailure });
export type LeftBehind = z.infer<typeof LeftBehind>;

const created = { connectionId: z.string(), itineraryId: z.string() };

/** How much of it is in the service, while nobody is sending: the itinerary, and `done` of `total` pictures. */
const way = { isCreated: z.boolean(), done: z.int(), total: z.int() };

/** What a create was sent with, to know it again: the draft may be edited before anyone looks. */
export const SentAs = z.object({ title: z.string(), days: z.int(), stops: z.int() });
export type SentAs = z.infer<typeof SentAs>;

/** How far the clip got. Written down before each step, so that a killed worker can go on. */
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
    /** Set when a create was sent and no answer came: it may have arrived, so the next try looks first. */
    unclearSince: z.optional(z.iso.datetime()),
    sentAs: z.optional(SentAs),
    /** Set when the itinerary exists and its pictures were still under way. */
    itineraryId: z.optional(z.string()),
  }),
  /** It goes on by itself: at a time, or without one as soon as an account is connected. */
  z.object({
    step: z.literal('waiting'),
    failure: SendFailure,
    until: z.optional(z.iso.datetime()),
    ...way,
  }),
  z.object({ step: z.literal('paused'), ...way }),
  /** Someone else set the picture of this day meanwhile: which one stays? */
  z.object({ step: z.literal('asking'), day: z.int(), theirs: z.optional(z.string()), ...way }),
]);
export type Delivery = z.infer<typeof Delivery>;

/** Where a damaged count stands, nothing is there to go to; the draft itself is whole. */
const steps = z.catch(z.int().check(z.gte(0)), 0);

/** How often the traveller changed the draft, and how far one can go back and forth. */
export const Editing = z.object({
  /** Counts every change, undoing too. Two windows that show the same number show the same draft. */
  revision: z.int(),
  /** How many steps led here since the clip was made; the next one gets this number. */
  at: z.int(),
  /** How many of them can be undone, and how many undone ones can be redone. */
  undo: steps,
  redo: steps,
});
export type Editing = z.infer<typeof Editing>;

/** What the page says since it was read, until the traveller answers it. */
export const PageChanges = z.object({
  /** Stops it names now; `day` from 0, `near` the stop they follow. */
  appeared: z.array(z.object({ day: z.int(), near: z.optional(z.string()), stop: DraftStop })),
  /** Stops of the draft that it names no longer, by id. */
  gone: z.array(z.string()),
});
export type PageChanges = z.infer<typeof PageChanges>;

export const Clip = z.object({
  id: z.uuid(),
  source: ClipSource,
  /** Where it was read, where that is not the address that the page names for itself. It is in no file. */
  address: z.optional(z.string()),
  draft: Draft,
  delivery: Delivery,
  /** Left out before the first edit. */
  editing: z.optional(Editing),
  since: z.optional(PageChanges),
});
export type Clip = z.infer<typeof Clip>;
