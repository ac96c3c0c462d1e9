// Input limits, on top of the schemas of lib/model. The document shows no limits; these are generous for a trip and
// small enough that one request cannot fill the disk. Fields that the document does not have are dropped.
import * as z from 'zod/mini';
import { Coordinate } from '../../lib/model/itinerary.ts';
import { maybe } from '../../lib/model/tolerant.ts';

/** Postgres stores neither NUL nor lone surrogates, so they are removed: "a\0b" → "ab". */
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed().trim();
const text = (longest: number) => z.pipe(z.string().check(z.maxLength(longest)), z.transform(clean));

const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'Use letters, digits, - and _, at most 64.'));
const Day = z.iso.date('Use a date: 2027-05-13.');
const Moment = z.iso.datetime({ offset: true, local: true, error: 'Use an ISO 8601 date-time.' });
const DateOrMoment = z.union([Day, Moment], 'Use a date or an ISO 8601 date-time.');
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Use a currency code such as EUR.'));
const WallTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time between 00:00 and 23:59.'));
const WebAddress = z.string().check(
  z.maxLength(2000),
  z.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'Use a web address.'),
);

const weekMinutes = 7 * 24 * 60;

const NewStop = z.object({
  id: maybe(Id),
  name: maybe(text(200)),
  address: maybe(text(500)),
  category: maybe(text(60)),
  coordinate: maybe(Coordinate),
  startTime: maybe(WallTime),
  durationMinutes: maybe(z.int().check(z.gte(0), z.lte(weekMinutes))),
  note: maybe(text(4000)),
  phone: maybe(text(60)),
  bookingURL: maybe(WebAddress),
});

/** Without `imageURL`: pictures are uploaded as bytes through 4.2; URLs are not accepted. */
const NewDay = z.object({
  id: maybe(Id),
  title: maybe(text(200)),
  summary: maybe(text(4000)),
  stops: maybe(z.array(NewStop).check(z.maxLength(100))),
});

const NewPackingItem = z.object({
  id: maybe(Id),
  name: maybe(text(200)),
  quantity: maybe(z.int().check(z.gte(0), z.lte(9999))),
  category: maybe(text(60)),
  isPacked: maybe(z.boolean()),
});

const NewExpense = z.object({
  id: maybe(Id),
  title: maybe(text(200)),
  amount: maybe(z.number().check(z.gte(-1e9), z.lte(1e9))),
  currency: maybe(Currency),
  date: maybe(DateOrMoment),
  category: maybe(text(60)),
});

export const NewItinerary = z.object({
  title: text(200).check(z.refine((title) => title !== '', 'Give it a title.')),
  destination: maybe(text(200)),
  origin: maybe(text(200)),
  summary: maybe(text(4000)),
  center: maybe(Coordinate),
  startDate: maybe(DateOrMoment),
  tags: maybe(z.array(text(60)).check(z.maxLength(30))),
  bestSeason: maybe(text(100)),
  homeCurrency: maybe(Currency),
  days: maybe(z.array(NewDay).check(z.maxLength(120))),
  packing: maybe(z.array(NewPackingItem).check(z.maxLength(300))),
  expenses: maybe(z.array(NewExpense).check(z.maxLength(500))),
});
export type NewItinerary = z.infer<typeof NewItinerary>;
