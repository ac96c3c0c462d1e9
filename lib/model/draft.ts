// The merged itinerary before the traveller sends it. Every value carries its origin.
import * as z from 'zod/mini';
import { bookedFields } from './booking-fields.ts';
import { ImageBlock } from './capture.ts';
import { Coordinate } from './itinerary.ts';
import { placeKinds } from './place-kinds.ts';
import { Reservation } from './reservation.ts';

/** The value is from the source, in these words. */
export const SourceOrigin = z.object({
  by: z.literal('source'),
  block: z.int(),
  start: z.int(),
  end: z.int(),
  reader: z.string(),
  words: z.string(),
  /** The whole sentence around the words, if it is longer. */
  sentence: z.optional(z.string()),
});
export type SourceOrigin = z.infer<typeof SourceOrigin>;

export const Origin = z.discriminatedUnion('by', [
  SourceOrigin,
  /** Wayclip guessed it; shown in pencil until the traveller accepts it. */
  z.object({ by: z.literal('guess'), reader: z.string() }),
  /** `was`: the origin before the edit, so that an edited stop can still show the words it came from. */
  z.object({ by: z.literal('traveller'), was: z.optional(SourceOrigin) }),
]);
export type Origin = z.infer<typeof Origin>;

/** A value with its origin and our confidence in it (0 to 1). */
export interface Sourced<T> {
  value: T;
  origin: Origin;
  confidence: number;
}

/** The words that a value came from, even if the traveller has changed it since. */
export function sourceOf({ origin }: Sourced<unknown>): SourceOrigin | undefined {
  if (origin.by === 'source') return origin;
  return origin.by === 'traveller' ? origin.was : undefined;
}

const sourced = <S extends z.core.SomeType>(value: S) =>
  z.object({ value, origin: Origin, confidence: z.number() });

export const categories = [
  'sight',
  'museum',
  'food',
  'coffee',
  'market',
  'nature',
  'water',
  'view',
  'church',
  'walk',
  'transport',
  'stay',
  'other',
] as const;
export const Category = z.enum(categories);
export type Category = z.infer<typeof Category>;

/** One place that a stop's name can mean. */
export const StopCandidate = z.object({
  name: z.string(),
  /** ISO 3166, two letters; empty if unknown, e.g. far out at sea. */
  country: z.string(),
  coordinate: Coordinate,
  kind: z.enum(placeKinds),
  /** The state or province it lies in: "Virginia". */
  region: z.optional(z.string()),
  /** The town that a sight is in or near. */
  town: z.optional(z.string()),
  /** Found by the online place search that the traveller has switched on. */
  by: z.optional(z.literal('online')),
});
export type StopCandidate = z.infer<typeof StopCandidate>;

export const DraftStop = z.object({
  id: z.string(),
  name: sourced(z.string()),
  /** Another name that the page uses: the local name next to its translation. Several are joined by " · ". */
  otherName: z.optional(z.string()),
  /** Where the page uses the other name. */
  otherOrigins: z.optional(z.array(SourceOrigin)),
  category: z.optional(sourced(Category)),
  address: z.optional(sourced(z.string())),
  coordinate: z.optional(sourced(Coordinate)),
  /** For a place in a list: the part of town it is in, for as long as its location is the one that was read. */
  quarter: z.optional(z.string()),
  /** For a place in a list: the heading of the section it is in. */
  part: z.optional(z.string()),
  startTime: z.optional(sourced(z.string())),
  durationMinutes: z.optional(sourced(z.int())),
  note: z.optional(sourced(z.string())),
  phone: z.optional(sourced(z.string())),
  bookingUrl: z.optional(sourced(z.string())),
  /** Chosen by the traveller. The service has no field for it, so it stays in the draft. */
  image: z.optional(sourced(ImageBlock)),
  /** What the gazetteer finds for the name, likeliest first; the coordinate is that of the first. */
  candidates: z.optional(z.array(StopCandidate)),
});
export type DraftStop = z.infer<typeof DraftStop>;

export const DraftDay = z.object({
  id: z.string(),
  title: z.optional(sourced(z.string())),
  summary: z.optional(sourced(z.string())),
  image: z.optional(sourced(ImageBlock)),
  /** Places that the page lists without days: not planned yet. */
  isList: z.optional(z.literal(true)),
  stops: z.array(DraftStop),
  /** Names on the page that may be stops of this day, likeliest first. Never sent. */
  also: z.optional(z.array(DraftStop)),
});
export type DraftDay = z.infer<typeof DraftDay>;

export const DraftPackingItem = z.object({
  id: z.string(),
  name: sourced(z.string()),
  quantity: z.int(),
  /** Ticked off by the traveller. */
  isPacked: z.optional(z.literal(true)),
});
export type DraftPackingItem = z.infer<typeof DraftPackingItem>;

export const DraftExpense = z.object({
  id: z.string(),
  title: sourced(z.string()),
  amount: sourced(z.number()),
  currency: sourced(z.string()),
});
export type DraftExpense = z.infer<typeof DraftExpense>;

/** What seems wrong about a stop. */
export const Doubt = z.discriminatedUnion('kind', [
  /** `km` from `from`, the previous stop of the same day. */
  z.object({ kind: z.literal('too-far'), km: z.number(), from: z.string() }),
  z.object({ kind: z.literal('too-long'), hours: z.number() }),
  /** Its time is before that of the previous stop. */
  z.object({ kind: z.literal('backwards'), time: z.string(), before: z.string(), at: z.string() }),
  /** The day's date is before that of the previous day. */
  z.object({ kind: z.literal('date-order'), date: z.string(), before: z.string() }),
  z.object({
    kind: z.literal('same-name'),
    name: z.string(),
    countries: z.tuple([z.string(), z.string()]),
    /** Town, state or province of each; empty if the country is enough to tell them apart. */
    regions: z.optional(z.tuple([z.string(), z.string()])),
  }),
  /** Only in drafts from earlier versions. */
  z.object({ kind: z.literal('search-failed'), host: z.string() }),
  /** The nearest place found by that name is `km` away from the trip. */
  z.object({ kind: z.literal('found-far'), km: z.number() }),
  /** Several of the places found would fit. */
  z.object({ kind: z.literal('found-several') }),
  /** The place found near the trip has a different name. */
  z.object({ kind: z.literal('found-unlike') }),
  /** It begins during the booked journey `name`, which ends at `until`. */
  z.object({ kind: z.literal('under-way'), name: z.string(), until: z.string() }),
  /** Another stay, `name`, is booked for the same night. */
  z.object({ kind: z.literal('two-stays'), name: z.string() }),
  /** A booking's barcode and its text differ: the text is used. */
  z.object({ kind: z.literal('code-differs'), field: z.string(), inCode: z.string() }),
  /** This field of a booking was not found. */
  z.object({ kind: z.literal('not-read'), field: z.enum(bookedFields) }),
]);
export type Doubt = z.infer<typeof Doubt>;

/** Something only the traveller can settle. It never blocks sending. Earlier drafts have a `sentence`, no `doubt`. */
export const Question = z.object({
  stopId: z.string(),
  doubt: z.optional(Doubt),
  sentence: z.optional(z.string()),
});
export type Question = z.infer<typeof Question>;

/** Names of travellers, booking references, and the numbers of tickets and customer cards. */
const PrivateKind = z.enum(['name', 'reference', 'ticket']);

/** Private words in a booking. */
export const PrivateWords = z.object({
  kind: PrivateKind,
  words: z.string(),
  /** The parts of a name, which are covered on their own too. */
  alone: z.optional(z.array(z.string())),
  /** The only hint that it is a name is a label that is also used for things. */
  isUnsure: z.optional(z.boolean()),
});
export type PrivateWords = z.infer<typeof PrivateWords>;

export const Draft = z.object({
  title: sourced(z.string()),
  destination: z.optional(sourced(z.string())),
  startDate: z.optional(sourced(z.string())),
  summary: z.optional(sourced(z.string())),
  /** Where the trip starts from, if the source states it. */
  origin: z.optional(sourced(z.string())),
  bestSeason: z.optional(sourced(z.string())),
  tags: z.optional(z.array(sourced(z.string()))),
  /** The centre of the located stops, or else of the destination. */
  center: z.optional(sourced(Coordinate)),
  days: z.array(DraftDay),
  packing: z.array(DraftPackingItem),
  expenses: z.array(DraftExpense),
  reservations: z.array(Reservation),
  questions: z.array(Question),
  /** Names that the traveller has rejected as stops: not offered again. */
  dropped: z.optional(z.array(z.string())),
  /** Private words to leave out of what is sent. */
  covered: z.optional(z.array(PrivateWords)),
  /** 0 to 1, over the whole draft. */
  confidence: z.number(),
});
export type Draft = z.infer<typeof Draft>;
