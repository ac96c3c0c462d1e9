// The merged itinerary before the traveller sends it. Every value knows where it came from.
import * as z from 'zod/mini';
import { bookedFields } from './booking-fields.ts';
import { ImageBlock } from './capture.ts';
import { Coordinate } from './itinerary.ts';
import { placeKinds } from './place-kinds.ts';
import { Reservation } from './reservation.ts';

/** The source says so, in these words. */
export const SourceOrigin = z.object({
  by: z.literal('source'),
  block: z.int(),
  start: z.int(),
  end: z.int(),
  reader: z.string(),
  words: z.string(),
  /** The whole sentence they stand in, where it is more. */
  sentence: z.optional(z.string()),
});
export type SourceOrigin = z.infer<typeof SourceOrigin>;

export const Origin = z.discriminatedUnion('by', [
  SourceOrigin,
  /** Wayclip worked it out; shown in pencil until the traveller accepts it. */
  z.object({ by: z.literal('guess'), reader: z.string() }),
  /** `was`: what the source says there, so that an edited stop can still show the words it came from. */
  z.object({ by: z.literal('traveller'), was: z.optional(SourceOrigin) }),
]);
export type Origin = z.infer<typeof Origin>;

/** A value with where it came from and how sure we are (0 to 1). */
export interface Sourced<T> {
  value: T;
  origin: Origin;
  confidence: number;
}

/** The words a value came from, also where the traveller has written another since. */
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

/** One place that a stop's name may mean. */
export const StopCandidate = z.object({
  name: z.string(),
  /** ISO 3166, two letters; empty where nobody knows, far out at sea. */
  country: z.string(),
  coordinate: Coordinate,
  kind: z.enum(placeKinds),
  /** The state or province it lies in: "Virginia". */
  region: z.optional(z.string()),
  /** The town that a sight is in or near. */
  town: z.optional(z.string()),
  /** Found by the place search that the traveller switched on. */
  by: z.optional(z.literal('online')),
});
export type StopCandidate = z.infer<typeof StopCandidate>;

export const DraftStop = z.object({
  id: z.string(),
  name: sourced(z.string()),
  /** The page calls it so too: the local name beside its translation. Several are parted by " · ". */
  otherName: z.optional(z.string()),
  /** Where the page speaks of it by that name. */
  otherOrigins: z.optional(z.array(SourceOrigin)),
  category: z.optional(sourced(Category)),
  address: z.optional(sourced(z.string())),
  coordinate: z.optional(sourced(Coordinate)),
  /** The part of town it is in: of a place of a list, for as long as it is where it was read to be. */
  quarter: z.optional(z.string()),
  /** Of a place of a list: what the page calls the part that it stands in. */
  part: z.optional(z.string()),
  startTime: z.optional(sourced(z.string())),
  durationMinutes: z.optional(sourced(z.int())),
  note: z.optional(sourced(z.string())),
  phone: z.optional(sourced(z.string())),
  bookingUrl: z.optional(sourced(z.string())),
  /** Chosen by the traveller. The service has no place for it: it stays with the draft. */
  image: z.optional(sourced(ImageBlock)),
  /** What the gazetteer takes the name for, the likeliest first; the coordinate is that of the first. */
  candidates: z.optional(z.array(StopCandidate)),
});
export type DraftStop = z.infer<typeof DraftStop>;

export const DraftDay = z.object({
  id: z.string(),
  title: z.optional(sourced(z.string())),
  summary: z.optional(sourced(z.string())),
  image: z.optional(sourced(ImageBlock)),
  /** Places the page lists without days: nobody has planned them yet. */
  isList: z.optional(z.literal(true)),
  stops: z.array(DraftStop),
  /** Names on the page that may be stops of this day, the likeliest first. They are in nothing that is sent. */
  also: z.optional(z.array(DraftStop)),
});
export type DraftDay = z.infer<typeof DraftDay>;

export const DraftPackingItem = z.object({
  id: z.string(),
  name: sourced(z.string()),
  quantity: z.int(),
  /** Ticked off by the traveller; of no concern to anyone else. */
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

/** What does not fit about a stop. */
export const Doubt = z.discriminatedUnion('kind', [
  /** So far from the stop before it on the same day. */
  z.object({ kind: z.literal('too-far'), km: z.number(), from: z.string() }),
  z.object({ kind: z.literal('too-long'), hours: z.number() }),
  /** A time before that of the stop that comes first. */
  z.object({ kind: z.literal('backwards'), time: z.string(), before: z.string(), at: z.string() }),
  /** The day's date lies before that of the day before. */
  z.object({ kind: z.literal('date-order'), date: z.string(), before: z.string() }),
  z.object({
    kind: z.literal('same-name'),
    name: z.string(),
    countries: z.tuple([z.string(), z.string()]),
    /** Town, state or province of each; empty where the country says enough. */
    regions: z.optional(z.tuple([z.string(), z.string()])),
  }),
  /** Drafts from before have it. */
  z.object({ kind: z.literal('search-failed'), host: z.string() }),
  /** The nearest place of its name that was found lies so far from the trip. */
  z.object({ kind: z.literal('found-far'), km: z.number() }),
  /** Several that were found fit. */
  z.object({ kind: z.literal('found-several') }),
  /** What was found there is called otherwise. */
  z.object({ kind: z.literal('found-unlike') }),
  /** It begins while a booked journey of this name is under way, which ends at `until`. */
  z.object({ kind: z.literal('under-way'), name: z.string(), until: z.string() }),
  /** Another stay, of this name, is booked for the same night. */
  z.object({ kind: z.literal('two-stays'), name: z.string() }),
  /** The barcode of a booking says another thing than its words: the words are taken. */
  z.object({ kind: z.literal('code-differs'), field: z.string(), inCode: z.string() }),
  /** This was not read of a booking. */
  z.object({ kind: z.literal('not-read'), field: z.enum(bookedFields) }),
]);
export type Doubt = z.infer<typeof Doubt>;

/** Something only the traveller can settle. It never blocks sending. Drafts from before say it in a `sentence`. */
export const Question = z.object({
  stopId: z.string(),
  doubt: z.optional(Doubt),
  sentence: z.optional(z.string()),
});
export type Question = z.infer<typeof Question>;

/** Who travels, under which reference, and the numbers of tickets and customer cards. */
const PrivateKind = z.enum(['name', 'reference', 'ticket']);

/** Words that a booking says and that are nobody else's business. */
export const PrivateWords = z.object({
  kind: PrivateKind,
  words: z.string(),
  /** The words of a name that are covered where they stand alone too. */
  alone: z.optional(z.array(z.string())),
  /** Only a label that things have too says that it is a name. */
  isUnsure: z.optional(z.boolean()),
});
export type PrivateWords = z.infer<typeof PrivateWords>;

export const Draft = z.object({
  title: sourced(z.string()),
  destination: z.optional(sourced(z.string())),
  startDate: z.optional(sourced(z.string())),
  summary: z.optional(sourced(z.string())),
  /** Where the traveller sets out, if the source says so. */
  origin: z.optional(sourced(z.string())),
  bestSeason: z.optional(sourced(z.string())),
  tags: z.optional(z.array(sourced(z.string()))),
  /** The middle of the placed stops, else of the destination. */
  center: z.optional(sourced(Coordinate)),
  days: z.array(DraftDay),
  packing: z.array(DraftPackingItem),
  expenses: z.array(DraftExpense),
  reservations: z.array(Reservation),
  questions: z.array(Question),
  /** Names that may be stops, and are none to the traveller: they are not offered again. */
  dropped: z.optional(z.array(z.string())),
  /** Private words that are left out of what is sent. */
  covered: z.optional(z.array(PrivateWords)),
  /** 0 to 1, over the whole draft. */
  confidence: z.number(),
});
export type Draft = z.infer<typeof Draft>;
