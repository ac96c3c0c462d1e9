// Finds what cannot both be true: two journeys at once, a stop during a journey, two stays for one night. Times are local
// and compared without time zones: a clash only raises a question, so a few hours do no harm.
import type { DraftDay, DraftStop, Question } from '../model/draft.ts';
import { dayAfter, minutesAfter, splitMoment } from '../model/local-moment.ts';
import type { Reservation } from '../model/reservation.ts';
import { nameOfBooked } from './booked-names.ts';
import { isNightStop } from './booked-stops.ts';

interface Trip {
  days: DraftDay[];
  reservations: Reservation[];
  startDate: string | undefined;
}

interface Placed {
  stop: DraftStop;
  date: string;
  /** "2027-05-13T06:40", where it has a time. */
  start?: string;
  end?: string;
  /** A booked journey, during which nothing else can happen. */
  isJourney: boolean;
  /** A stay where the traveller sleeps on this date. */
  isNight: boolean;
}

const journeys = new Set<Reservation['type']>(['flight', 'train', 'bus', 'ferry']);

/** The journey booked under the stop's name on its date; of several, the one at its time. */
function journeyAs(stop: DraftStop, date: string, { reservations }: Trip): Reservation | undefined {
  const named = reservations.filter(
    (reservation) =>
      journeys.has(reservation.type) &&
      splitMoment(reservation.start)?.day === date &&
      nameOfBooked(reservation) === stop.name.value,
  );
  const time = stop.startTime?.value;
  return named.find(({ start }) => splitMoment(start)?.time === time) ?? named[0];
}

function placed(stop: DraftStop, date: string, trip: Trip): Placed {
  const journey = journeyAs(stop, date, trip);
  const time = stop.startTime?.value;
  const start = time && `${date}T${time}`;
  const until = splitMoment(journey?.end)?.time ? journey?.end?.slice(0, 16) : undefined;
  const end = start && (until ?? minutesAfter(start, stop.durationMinutes?.value ?? 0));
  return {
    stop,
    date,
    ...(start && { start }),
    ...(end && { end }),
    isJourney: journey !== undefined,
    isNight: isNightStop(stop),
  };
}

/** True if `one` begins while `other` is under way. */
const isDuring = (one: Placed, other: Placed): boolean =>
  one.start !== undefined &&
  other.start !== undefined &&
  other.end !== undefined &&
  one.start >= other.start &&
  one.start < other.end;

const clockOf = (moment: string | undefined) => moment?.slice(11, 16) ?? '';

function clashOf(one: Placed, other: Placed): Question | undefined {
  if (one.isNight && other.isNight) {
    if (one.date !== other.date || one.stop.name.value === other.stop.name.value) return undefined;
    return { stopId: one.stop.id, doubt: { kind: 'two-stays', name: other.stop.name.value } };
  }
  // A check-in time is no appointment, so a stay never clashes with a journey.
  if (one.stop.category?.value === 'stay' || other.stop.category?.value === 'stay') return undefined;
  if (!other.isJourney || !isDuring(one, other)) return undefined;
  return {
    stopId: one.stop.id,
    doubt: { kind: 'under-way', name: other.stop.name.value, until: clockOf(other.end) },
  };
}

/** Of two stays, or two journeys that begin at once, the one with the later id is asked about, whichever came first. */
const isAsked = (one: Placed, other: Placed): boolean =>
  one.isNight && other.isNight
    ? one.stop.id > other.stop.id
    : one.start !== other.start || !one.isJourney || one.stop.id > other.stop.id;

/** Clashes that involve a `fresh` stop; the others were asked about before. */
export function clashesIn(trip: Trip, fresh: ReadonlySet<string>): Question[] {
  const all = trip.days.flatMap(({ stops }, index) => {
    const date = dayAfter(trip.startDate, index);
    return date ? stops.map((stop) => placed(stop, date, trip)) : [];
  });
  const blocking = all.filter((each) => each.isJourney || each.isNight);
  return blocking.flatMap((other) =>
    all.flatMap((one) => {
      const isNew = fresh.has(one.stop.id) || fresh.has(other.stop.id);
      if (one === other || !isNew || !isAsked(one, other)) return [];
      return clashOf(one, other) ?? [];
    }),
  );
}
