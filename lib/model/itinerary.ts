// The resources of section 2 of the API document, shared by the extension and the embedded service.
// Objects are loose: unknown fields are kept, so that they are not lost when an itinerary is written back.
import * as z from 'zod/mini';
import { maybe } from './tolerant.ts';

/** 2.2 */
export const Coordinate = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});
export type Coordinate = z.infer<typeof Coordinate>;

/** 2.4. `startTime` is a local wall-clock time, "HH:mm"; the API document has no time zones. */
export const Stop = z.looseObject({
  id: maybe(z.string()),
  name: maybe(z.string()),
  address: maybe(z.string()),
  category: maybe(z.string()),
  coordinate: maybe(Coordinate),
  startTime: maybe(z.string()),
  durationMinutes: maybe(z.int()),
  note: maybe(z.string()),
  phone: maybe(z.string()),
  bookingURL: maybe(z.string()),
});
export type Stop = z.infer<typeof Stop>;

/** 2.3 */
export const Day = z.looseObject({
  id: maybe(z.string()),
  title: maybe(z.string()),
  summary: maybe(z.string()),
  imageURL: maybe(z.string()),
  stops: maybe(z.array(Stop)),
});
export type Day = z.infer<typeof Day>;

/** 2.5 */
export const PackingItem = z.looseObject({
  id: maybe(z.string()),
  name: maybe(z.string()),
  quantity: maybe(z.int()),
  category: maybe(z.string()),
  isPacked: maybe(z.boolean()),
});
export type PackingItem = z.infer<typeof PackingItem>;

/** 2.6 */
export const Expense = z.looseObject({
  id: maybe(z.string()),
  title: maybe(z.string()),
  amount: maybe(z.number()),
  currency: maybe(z.string()),
  date: maybe(z.string()),
  category: maybe(z.string()),
});
export type Expense = z.infer<typeof Expense>;

/** The fields that an itinerary has before it is in the service (the `preview` of 2.9). */
const previewShape = {
  title: maybe(z.string()),
  destination: maybe(z.string()),
  origin: maybe(z.string()),
  summary: maybe(z.string()),
  center: maybe(Coordinate),
  startDate: maybe(z.string()),
  tags: maybe(z.array(z.string())),
  bestSeason: maybe(z.string()),
  homeCurrency: maybe(z.string()),
  days: maybe(z.array(Day)),
  packing: maybe(z.array(PackingItem)),
  expenses: maybe(z.array(Expense)),
};

export const Preview = z.looseObject(previewShape);
export type Preview = z.infer<typeof Preview>;

/** The API document shows no fields of an author; these are the likely ones, both optional. */
export const Author = z.looseObject({ id: maybe(z.string()), name: maybe(z.string()) });
export type Author = z.infer<typeof Author>;

/** 2.1. The values of `visibility` and `role` are open: unknown ones pass through. */
export const Itinerary = z.looseObject({
  id: z.string(),
  ...previewShape,
  visibility: maybe(z.string()),
  role: maybe(z.string()),
  author: maybe(Author),
  createdAt: maybe(z.string()),
  updatedAt: maybe(z.string()),
  likesCount: maybe(z.int()),
  viewsCount: maybe(z.int()),
});
export type Itinerary = z.infer<typeof Itinerary>;

/** 2.7 */
export const Summary = z.looseObject({
  id: z.string(),
  title: maybe(z.string()),
  destination: maybe(z.string()),
  summary: maybe(z.string()),
  heroImageURL: maybe(z.string()),
  startDate: maybe(z.string()),
  tags: maybe(z.array(z.string())),
  visibility: maybe(z.string()),
  role: maybe(z.string()),
  dayCount: maybe(z.int()),
  stopCount: maybe(z.int()),
  author: maybe(Author),
  updatedAt: maybe(z.string()),
  etag: maybe(z.string()),
});
export type Summary = z.infer<typeof Summary>;

/** 2.8 */
export const SummaryPage = z.looseObject({ data: z.array(Summary), nextCursor: maybe(z.string()) });
export type SummaryPage = z.infer<typeof SummaryPage>;

/**
 * 2.9. The API document does not define three of the numbers. We take `confidence` as 0 to 1, `stops` as the number of
 * the draft's stops, and `placed` as the number of those with a coordinate.
 */
export const ImportSource = z.looseObject({
  url: maybe(z.string()),
  author: maybe(z.string()),
  confidence: maybe(z.number()),
  stops: maybe(z.int()),
  placed: maybe(z.int()),
});
export type ImportSource = z.infer<typeof ImportSource>;

export const ImportResult = z.looseObject({ preview: Preview, source: ImportSource });
export type ImportResult = z.infer<typeof ImportResult>;

/** 2.10 */
export const DocumentDetails = z.looseObject({ id: z.uuid(), storagePath: z.string() });
export type DocumentDetails = z.infer<typeof DocumentDetails>;

/** A document as a list shows it: its name and kind, never its content or where it is stored. */
export const ListedDocument = z.looseObject({
  id: z.string(),
  name: maybe(z.string()),
  kind: maybe(z.string()),
});
export type ListedDocument = z.infer<typeof ListedDocument>;

/** 2.11 */
export const Report = z.looseObject({ reason: z.string() });
export type Report = z.infer<typeof Report>;
