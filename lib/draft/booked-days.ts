// The days of a booking: every date from the first to the last booked one. A stay appears on each of its days, from check-in
// to check-out; a hired car at pick-up and return; a journey where it begins.
import { type FieldIn, fieldsIn } from '../model/booking-fields.ts';
import type { Capture } from '../model/capture.ts';
import type { Category, DraftDay, DraftStop, Sourced } from '../model/draft.ts';
import type { Claim, Evidence, Knowledge } from '../model/evidence.ts';
import { dayAfter, splitMoment } from '../model/local-moment.ts';
import type { Reservation } from '../model/reservation.ts';
import { nameOfBooked, noteOfBooked } from './booked-names.ts';
import { type LegEnd, legEnds } from './leg-ends.ts';
import { sourcedFrom } from './weigh.ts';

export type Booked = Evidence<Extract<Claim, { kind: 'reservation' }>>;

/** One thing to do on one day. */
interface DayEntry {
  booked: Booked;
  day: string;
  time?: string;
  name: string;
  note?: string;
  place?: LegEnd;
}

// Too many days to show: only the booked ones are listed then.
const maxTripDays = 366;
// A longer stay is a home; its further days are left out.
const maxNights = 60;

const categories: Partial<Record<Reservation['type'], Category>> = {
  flight: 'transport',
  train: 'transport',
  bus: 'transport',
  ferry: 'transport',
  car: 'transport',
  lodging: 'stay',
  restaurant: 'food',
};

/** Check-in, a line for each day between, check-out. */
function stayDoings(booked: Booked, start: string, end: string): DayEntry[] {
  const { reservation } = booked.claim;
  const [first, last] = [splitMoment(start), splitMoment(end)];
  if (!first || !last || last.day <= first.day) return [];
  const doings: DayEntry[] = [];
  for (let nights = 0; nights <= maxNights; nights += 1) {
    const day = dayAfter(first.day, nights);
    if (!day || day > last.day) break;
    const time = day === first.day ? first.time : day === last.day ? last.time : undefined;
    doings.push({ booked, day, name: nameOfBooked(reservation), ...(time && { time }) });
  }
  return doings;
}

/** Pick-up and return, often at different places. */
function carDoings(booked: Booked, { start, end, knowledge }: Span): DayEntry[] {
  const { reservation } = booked.claim;
  const places = legEnds({ ...reservation, to: reservation.to ?? reservation.from }, knowledge);
  return [
    { moment: splitMoment(start), at: reservation.from, place: places.from },
    { moment: splitMoment(end), at: reservation.to ?? reservation.from, place: places.to },
  ].flatMap(({ moment, at, place }) => {
    const name = [reservation.name, at?.name ?? at?.iata].filter(Boolean).join(', ');
    return moment
      ? [{ booked, name: name || nameOfBooked(reservation), ...moment, ...(place && { place }) }]
      : [];
  });
}

interface Span {
  start: string;
  end: string;
  knowledge: Knowledge;
}

function dayEntriesOf(booked: Booked, without: string, knowledge: Knowledge): DayEntry[] {
  const { reservation } = booked.claim;
  const { type, start, end } = reservation;
  // The printed time is when the traveller has to be at the start.
  const place = legEnds(reservation, knowledge).from;
  const many =
    start && end && type === 'lodging'
      ? stayDoings(booked, start, end)
      : start && end && type === 'car'
        ? carDoings(booked, { start, end, knowledge })
        : [];
  const alone = {
    booked,
    day: without,
    name: nameOfBooked(reservation),
    ...splitMoment(start),
    ...(place && { place }),
  };
  const [first, ...rest] = many.length > 0 ? many : [alone];
  const note = noteOfBooked(reservation);
  return first ? [{ ...first, ...(note && { note }) }, ...rest] : [];
}

// The town's coordinate is not the station's.
const placeConfidence = { hall: 0.9, town: 0.5 };

const placedAt = ({ coordinate, isTown }: LegEnd): Sourced<LegEnd['coordinate']> => ({
  value: coordinate,
  origin: { by: 'guess', reader: 'draft/leg-ends' },
  confidence: isTown ? placeConfidence.town : placeConfidence.hall,
});

function stopOf(capture: Capture, { booked, name, time, note, place }: DayEntry): Omit<DraftStop, 'id'> {
  const { reservation } = booked.claim;
  const category = categories[reservation.type];
  const own = Object.fromEntries(
    fieldsIn('stop').flatMap((field) => {
      const value = reservation[field];
      return value ? [[field, sourcedFrom(capture, booked, value)]] : [];
    }),
  ) as Pick<DraftStop, FieldIn<'stop'>>;
  return {
    name: sourcedFrom(capture, booked, name),
    ...(category && { category: sourcedFrom(capture, booked, category) }),
    ...(time && { startTime: sourcedFrom(capture, booked, time) }),
    ...(place && { coordinate: placedAt(place) }),
    ...own,
    ...(note && { note: sourcedFrom(capture, booked, note) }),
  };
}

/** All dates from the first to the last, so that a day's number gives its date. */
function calendarOf(booked: readonly string[]): string[] {
  const days = [...new Set(booked)].sort();
  const [first, last] = [days.find(Boolean), days.at(-1)];
  const all = Array.from({ length: maxTripDays }, (_, index) => dayAfter(first, index) ?? '');
  const isLong = !first || !last || !all.includes(last);
  return isLong ? days : [...days.filter((day) => day < first), ...all.slice(0, all.indexOf(last) + 1)];
}

/** Sort key within a day: the clock; without a time, a check-out comes first and a night's stay last. */
function orderOf({ booked, time, day }: DayEntry): string {
  if (time) return time;
  if (booked.claim.reservation.type !== 'lodging') return '';
  return booked.claim.reservation.end?.slice(0, 10) === day ? '' : '24:00';
}

/** The date of a day between two bookings is not written in the source. */
const guessedDate = (date: string): Sourced<string> => ({
  value: date,
  origin: { by: 'guess', reader: 'draft/booked-days' },
  confidence: 0.8,
});

/** `booked` is in source order; the days are in calendar order, each titled with its date. */
export function bookedDays(capture: Capture, booked: Booked[], knowledge: Knowledge = {}): DraftDay[] {
  const starts = booked.flatMap(({ claim }) => splitMoment(claim.reservation.start)?.day ?? []);
  const first = starts.toSorted()[0] ?? '';
  const doings = booked.flatMap((each) => dayEntriesOf(each, first, knowledge));
  return calendarOf(doings.map(({ day }) => day)).map((date, index) => {
    const inTime = doings
      .filter(({ day }) => day === date)
      .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : Number(orderOf(a) > orderOf(b))));
    const [earliest] = inTime;
    return {
      id: `day-${index + 1}`,
      ...(date && { title: earliest ? sourcedFrom(capture, earliest.booked, date) : guessedDate(date) }),
      stops: inTime.map((doing, at) => ({ id: `stop-${index + 1}-${at + 1}`, ...stopOf(capture, doing) })),
    };
  });
}
