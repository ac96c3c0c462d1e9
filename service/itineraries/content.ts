// The stored content of an itinerary: every part has an id, and a picture is a key rather than a URL, since the
// service's address can change.
import * as z from 'zod/mini';
import { type Coordinate, Preview } from '../../lib/model/itinerary.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import { NewItinerary } from './limits.ts';

type Parts<K extends 'days' | 'packing' | 'expenses'> = NonNullable<NewItinerary[K]>[number];
type Named<T> = Omit<T, 'id'> & { id: string };

export type ContentStop = Named<NonNullable<Parts<'days'>['stops']>[number]>;
export type ContentDay = Named<Omit<Parts<'days'>, 'stops'>> & { imageKey?: string; stops: ContentStop[] };

export interface Content extends Omit<NewItinerary, 'days' | 'packing' | 'expenses' | 'tags' | 'center'> {
  center?: Coordinate | undefined;
  tags: string[];
  days: ContentDay[];
  packing: Named<Parts<'packing'>>[];
  expenses: Named<Parts<'expenses'>>[];
  /** The cover was removed (4.4): no day's picture replaces it until the traveller asks for one again. */
  isCoverRemoved?: true;
}

/** What a list shows of an itinerary (2.7). */
export interface Listing {
  title: string;
  destination?: string | undefined;
  summary?: string | undefined;
  startDate?: string | undefined;
  heroImageKey?: string | undefined;
  tags: string[];
  dayCount: number;
  stopCount: number;
}

/** Reads what a client sent; the failure is a sentence that names the field: "days.0.stops.2.startTime: …". */
export function readContent(value: unknown, newId: () => string): Result<Content, string> {
  const preview = z.safeParse(Preview, value);
  if (!preview.success) return fail(firstProblem(preview.error));
  const accepted = z.safeParse(NewItinerary, preview.data);
  if (!accepted.success) return fail(firstProblem(accepted.error));
  const repeated = repeatedId(accepted.data);
  if (repeated) return fail(`The id "${repeated}" is used twice.`);
  return ok(withIds(accepted.data, newId));
}

function firstProblem({ issues }: z.core.$ZodError): string {
  const [issue] = issues;
  const field = issue?.path.join('.') || 'body';
  return `${field}: ${issue?.message ?? 'Not understood.'}`;
}

function repeatedId({ days = [], packing = [], expenses = [] }: NewItinerary): string | undefined {
  const stops = days.flatMap((day) => day.stops ?? []);
  const lists = [days, stops, packing, expenses].map((parts) => parts.flatMap(({ id }) => id ?? []));
  return lists
    .map((ids) => ids.find((id, index) => ids.indexOf(id) !== index))
    .find((id) => id !== undefined);
}

function withIds(accepted: NewItinerary, newId: () => string): Content {
  const named = <T extends { id?: string | undefined }>(part: T) => ({ ...part, id: part.id ?? newId() });
  return {
    ...accepted,
    tags: accepted.tags ?? [],
    days: (accepted.days ?? []).map((day) => ({ ...named(day), stops: (day.stops ?? []).map(named) })),
    packing: (accepted.packing ?? []).map(named),
    expenses: (accepted.expenses ?? []).map(named),
  };
}

export function listingOf(content: Content): Listing {
  const { title, destination, summary, startDate, tags, days, isCoverRemoved } = content;
  return {
    title,
    destination,
    summary,
    startDate: startDate?.slice(0, 'YYYY-MM-DD'.length),
    heroImageKey: isCoverRemoved ? undefined : days.find((day) => day.imageKey)?.imageKey,
    tags,
    dayCount: days.length,
    stopCount: days.reduce((count, day) => count + day.stops.length, 0),
  };
}

/** The same content with another picture for one day; undefined if it has no such day. */
export function withDayImage(content: Content, dayId: string, imageKey: string): Content | undefined {
  return changeDay(content, dayId, (day) => ({ ...day, imageKey }));
}

/** The same content without one day's picture; undefined if it has no such day. */
export const withoutDayImage = (content: Content, dayId: string): Content | undefined =>
  changeDay(content, dayId, ({ imageKey: _, ...day }) => day);

export const withoutCover = (content: Content): Content => ({ ...content, isCoverRemoved: true });

/** Lets the first picture of the days stand for the whole trip again. */
export const withCover = ({ isCoverRemoved: _, ...content }: Content): Content => content;

function changeDay(
  content: Content,
  dayId: string,
  change: (day: ContentDay) => ContentDay,
): Content | undefined {
  if (!content.days.some((day) => day.id === dayId)) return undefined;
  return { ...content, days: content.days.map((day) => (day.id === dayId ? change(day) : day)) };
}

/** The content a client sent, with its days' existing pictures: clients do not set those this way. */
export function keepPictures(written: Content, before: Content): Content {
  const keys = new Map(before.days.map((day) => [day.id, day.imageKey]));
  const days = written.days.map((day) => {
    const imageKey = keys.get(day.id);
    return imageKey ? { ...day, imageKey } : day;
  });
  return { ...written, days, ...(before.isCoverRemoved ? { isCoverRemoved: true } : {}) };
}

/** The pictures that the new content no longer uses. */
export function droppedPictures(before: Content, after: Content | undefined): string[] {
  const kept = new Set(after?.days.map((day) => day.imageKey));
  return before.days.flatMap(({ imageKey }) => (imageKey && !kept.has(imageKey) ? [imageKey] : []));
}
