// Every edit that a traveller can make to a draft, as plain data. Things are named by id, never by position, so that an
// edit still means the same after another window has changed the draft.
import * as z from 'zod/mini';
import { ImageBlock } from '../model/capture.ts';
import { Category, DraftStop, StopCandidate } from '../model/draft.ts';
import { Coordinate } from '../model/itinerary.ts';
import { isCalendarDay, isClockTime } from '../model/local-moment.ts';
import { isCurrency } from './values.ts';

// Longer than anything a person types; the form cuts a pasted book before it gets here.
const maxTextLength = 20_000;
// Three weeks: the longest stay that still counts as one stop.
const maxMinutes = 30_000;
const maxAmount = 1e12;
const maxQuantity = 9999;
const maxNewDays = 30;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const text = z.string().check(z.maxLength(maxTextLength));
const name = text.check(z.regex(/\S/));
const time = z.string().check(z.refine(isClockTime));
/** `null` clears the field. */
const clearable = <S extends z.core.SomeType>(schema: S) => z.optional(z.nullable(schema));

export const StopFields = z.strictObject({
  name: z.optional(name),
  category: clearable(Category),
  address: clearable(text),
  coordinate: clearable(Coordinate),
  startTime: clearable(time),
  durationMinutes: clearable(z.int().check(z.gte(1), z.lte(maxMinutes))),
  note: clearable(text),
  phone: clearable(text),
  bookingUrl: clearable(text),
});
export type StopFields = z.infer<typeof StopFields>;
export type StopField = keyof StopFields;

const PackingFields = {
  name,
  quantity: z.int().check(z.gte(1), z.lte(maxQuantity)),
};
const ExpenseFields = {
  title: name,
  amount: z.number().check(z.gte(0), z.lte(maxAmount)),
  currency: z.string().check(z.refine(isCurrency)),
};

const edit = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

const ofDraft = [
  edit('set-title', { title: name }),
  edit('set-destination', { destination: z.nullable(name) }),
  /** All days count from it, so it moves every one of them. */
  edit('set-start-date', { startDate: z.nullable(z.string().check(z.refine(isCalendarDay))) }),
  edit('accept-fact', { fact: z.enum(['title', 'destination', 'startDate']) }),
] as const;

const ofDays = [
  edit('set-day-title', { dayId: id, title: z.nullable(name) }),
  edit('set-day-image', { dayId: id, image: z.nullable(ImageBlock) }),
  /** `at`: its index; at the end if omitted. */
  edit('add-day', { newDayId: id, at: z.optional(z.int()) }),
  edit('delete-day', { dayId: id }),
  /** Appends its stops to the previous day. */
  edit('merge-day', { dayId: id }),
  /** The stop and all after it become a new day. */
  edit('split-day', { stopId: id, newDayId: id }),
  /** Splits a list into days, its own and one for each new id, by distance. `leftOut`: stops that are only offered. */
  edit('plan-days', {
    dayId: id,
    newDayIds: z.array(id).check(z.maxLength(maxNewDays)),
    leftOut: z.optional(z.array(id)),
  }),
] as const;

const ofStops = [
  /** `quote`: the words of the page that it was made from, if any. */
  edit('add-stop', {
    dayId: id,
    newStopId: id,
    at: z.optional(z.int()),
    fields: StopFields,
    quote: z.optional(text),
  }),
  edit('edit-stop', { stopId: id, fields: StopFields }),
  edit('delete-stop', { stopId: id }),
  /** `at`: the index among that day's stops, not counting the moved one. */
  edit('move-stop', { stopId: id, toDayId: id, at: z.int() }),
  edit('set-stop-image', { stopId: id, image: z.nullable(ImageBlock) }),
  /** `null`: keeps only the name, without a place. */
  edit('choose-place', { stopId: id, place: z.nullable(StopCandidate) }),
  /** Accepts one guessed field, or all of them. */
  edit('accept-guess', { stopId: id, field: z.optional(z.keyof(StopFields)) }),
  /** Adds stops that the page has gained since it was read. `near`: the stop they follow. */
  edit('take-stops', {
    stops: z.array(z.object({ day: z.int(), near: z.optional(id), stop: DraftStop })),
  }),
  /** Turns an offered name into a stop at its place in the day (`take-name`), or never offers it again (`drop-name`). */
  edit('take-name', { nameId: id }),
  edit('drop-name', { nameId: id }),
  edit('keep-stop', { stopId: id }),
  edit('keep-doubtful', {}),
  edit('drop-doubtful', {}),
] as const;

const ofLists = [
  edit('add-packing', { newItemId: id, ...PackingFields }),
  edit('edit-packing', { itemId: id, ...PackingFields }),
  edit('delete-packing', { itemId: id }),
  edit('check-packing', { itemId: id, isPacked: z.boolean() }),
  edit('add-expense', { newItemId: id, ...ExpenseFields }),
  edit('edit-expense', { itemId: id, ...ExpenseFields }),
  edit('delete-expense', { itemId: id }),
] as const;

export const Edit = z.discriminatedUnion('kind', [...ofDraft, ...ofDays, ...ofStops, ...ofLists]);
export type Edit = z.infer<typeof Edit>;
export type EditKind = Edit['kind'];
/** One kind of edit: `EditOf<'add-stop'>`. */
export type EditOf<K extends EditKind> = Extract<Edit, { kind: K }>;
