// Joins a booking to a trip: its stops go to the days of their dates, missing days are added, prices become expenses.
// Nothing in the trip is moved, changed or dropped, and joining the same booking twice adds it once.
import type { Draft, DraftDay, DraftExpense, Question, Sourced } from '../model/draft.ts';
import { dayAfter } from '../model/local-moment.ts';
import { Reservation } from '../model/reservation.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { type BookedStop, bookedStops, comesBefore, namedExpenses } from './booked-stops.ts';
import { clashesIn } from './trip-clashes.ts';
import { bookedRange, daysBetween, fitOf, rangeBeside } from './trip-dates.ts';

export interface DatesApart {
  kind: 'dates-apart';
}

/** If the trip's dates were moved, another day may already have the id of this date. */
function newDay(date: string, days: readonly DraftDay[]): DraftDay {
  const isTaken = days.some(({ id }) => id === `day-${date}`);
  return isTaken ? newDay(`${date}+`, days) : { id: `day-${date}`, stops: [] };
}

/** The trip with a day for every date of the booking. A trip without dates starts with the booking. */
function withDaysFor(trip: Draft, booking: Draft): Draft | undefined {
  const wanted = bookedRange(booking);
  if (!wanted) return trip;
  if (!fitOf(trip, booking)) return undefined;
  const has = rangeBeside(trip, wanted);
  const [early, late] = [daysBetween(wanted.first, has.first), daysBetween(has.last, wanted.last)];
  const datesFrom = (first: string, many: number) =>
    Array.from({ length: Math.max(0, many) }, (_, index) => dayAfter(first, index) ?? '');
  const before = datesFrom(wanted.first, early).map((date) => newDay(date, trip.days));
  const after = datesFrom(dayAfter(has.last, 1) ?? '', late).map((date) => newDay(date, trip.days));
  const days = [...before, ...trip.days, ...after];
  const isSame = trip.startDate !== undefined && before.length === 0;
  return { ...trip, days, ...(!isSame && { startDate: startOf(wanted.first, trip) }) };
}

/** Keeps the origin of the old start: one set by the traveller stays theirs even if the booking begins earlier. */
const startOf = (first: string, { startDate }: Draft): Sourced<string> => ({
  value: first,
  origin: startDate?.origin ?? { by: 'guess', reader: 'draft/join-trip' },
  confidence: startDate?.confidence ?? 0.5,
});

function withStop(days: DraftDay[], { date, stop }: BookedStop, first: string | undefined): DraftDay[] {
  if (days.some(({ stops }) => stops.some(({ id }) => id === stop.id))) return days;
  // A stop without a date goes to the first day, for the traveller to move.
  const at = date && first ? daysBetween(first, date) : 0;
  return days.map((day, index) => {
    if (index !== at) return day;
    const after = day.stops.findLastIndex((each) => comesBefore(each, stop));
    return { ...day, stops: day.stops.toSpliced(after + 1, 0, stop) };
  });
}

function withExpenses(expenses: DraftExpense[], booking: Draft): DraftExpense[] {
  const added = namedExpenses(booking).filter(({ id }) => !expenses.some((expense) => expense.id === id));
  const isBooked = ({ id }: DraftExpense) => id.startsWith('booked-');
  const byName = (a: DraftExpense, b: DraftExpense) => (a.id < b.id ? -1 : 1);
  return [
    ...expenses.filter((expense) => !isBooked(expense)),
    ...[...expenses.filter(isBooked), ...added].sort(byName),
  ];
}

/** Each once, in calendar order. */
function withReservations(own: Reservation[], more: Reservation[]): Reservation[] {
  // A stored reservation has its fields in schema order, a newly read one in its reader's order.
  const keyOf = (each: Reservation) => `${each.start ?? ''} ${JSON.stringify(Reservation.parse(each))}`;
  const once = new Map([...own, ...more].map((each) => [keyOf(each), each]));
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reservation]) => reservation);
}

/** Each once, in the order of the stops they are about. */
function inOrder(questions: Question[], days: DraftDay[]): Question[] {
  const at = new Map(days.flatMap(({ stops }) => stops).map(({ id }, index) => [id, index]));
  const keyOf = (question: Question) =>
    `${String(at.get(question.stopId) ?? 0).padStart(6, '0')} ${JSON.stringify(question)}`;
  const once = new Map(questions.map((each) => [keyOf(each), each]));
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, question]) => question);
}

export function joinTrip(trip: Draft, booking: Draft): Result<Draft, DatesApart> {
  const wide = withDaysFor(trip, booking);
  if (!wide) return fail({ kind: 'dates-apart' });
  const stopIds = new Set(trip.days.flatMap(({ stops }) => stops).map(({ id }) => id));
  const coming = bookedStops(booking).filter(({ stop }) => !stopIds.has(stop.id));
  const empty: DraftDay[] = wide.days.length > 0 ? wide.days : [{ id: 'day-1', stops: [] }];
  const days = coming.reduce((all, each) => withStop(all, each, wide.startDate?.value), empty);
  const reservations = withReservations(trip.reservations, booking.reservations);
  const names = new Map(coming.map(({ idInBooking, stop }) => [idInBooking, stop.id]));
  const asked = booking.questions.flatMap((question) => {
    const stopId = names.get(question.stopId);
    return stopId ? [{ ...question, stopId }] : [];
  });
  const clashes = clashesIn(
    { days, reservations, startDate: wide.startDate?.value },
    new Set(coming.map(({ stop }) => stop.id)),
  );
  const covered = [
    ...new Map(
      [...(trip.covered ?? []), ...(booking.covered ?? [])].map((each) => [
        `${each.kind} ${each.words}`,
        each,
      ]),
    ).values(),
  ].sort((a, b) => (a.words < b.words ? -1 : 1));
  return ok({
    ...wide,
    days,
    reservations,
    expenses: withExpenses(trip.expenses, booking),
    questions: inOrder([...trip.questions, ...asked, ...clashes], days),
    ...(covered.length > 0 && { covered }),
  });
}
