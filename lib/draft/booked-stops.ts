// The stops of a booking, each with its date and a stable id: reading the same
// booking twice gives the same ids, so a trip knows what it already holds.
import { bookedFields, fieldInfoOf, isText } from '../model/booking-fields.ts';
import type { Draft, DraftExpense, DraftStop } from '../model/draft.ts';
import type { Reservation } from '../model/reservation.ts';
import { nameOfBooked } from './booked-names.ts';
import { bookedDates } from './trip-dates.ts';

export interface BookedStop {
  /** Absent if the booking has no date at all. */
  date?: string;
  stop: DraftStop;
  /** Its id in the booking, which the booking's questions refer to. */
  idInBooking: string;
}

const prefix = 'booked-';
const night = 'n';

/** Thirty-two bits are enough to tell a few hundred stops apart (FNV-1a). */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** The time as "0930". Without one, a night's stay comes last on its day ("2400") and everything else first ("0000"). */
function slotOf(stop: DraftStop, isLastNight: boolean): string {
  const time = stop.startTime?.value.replace(':', '');
  if (time) return time;
  return stop.category?.value === 'stay' && !isLastNight ? '2400' : '0000';
}

const nameOf = ({ name }: DraftStop) => name.value;

const distinguishingFields = bookedFields.filter(isText).filter((field) => fieldInfoOf(field).tellsApart);

/** What tells two bookings of the same ferry apart. Notes cannot: they also hold what the traveller chose to share. */
function bookedUnder(stop: DraftStop, date: string | undefined, { reservations }: Draft): string {
  const isOn = ({ start = '', end = start }: Reservation) =>
    date === undefined || (start.slice(0, 10) <= date && date <= end.slice(0, 10));
  // A hired car's stop is named after its firm and the desk: "Hekla Rentals, Keflavík Airport".
  const isCalled = (each: Reservation) =>
    nameOfBooked(each) === nameOf(stop) || (each.name !== undefined && nameOf(stop).startsWith(each.name));
  const own = reservations.find((each) => isCalled(each) && isOn(each));
  return [...distinguishingFields.map((field) => own?.[field]), own?.start, own?.end].join(' ');
}

export function bookedStops(booking: Draft): BookedStop[] {
  const dates = bookedDates(booking);
  return booking.days.flatMap(({ stops }, index) => {
    const date = dates[index];
    const next = new Set(booking.days[index + 1]?.stops.map(nameOf));
    const seen = new Map<string, number>();
    return stops.map((stop) => {
      const isStay = stop.category?.value === 'stay';
      const isNight = isStay && next.has(nameOf(stop));
      const slot = slotOf(stop, !isNight);
      const identity = `${slot} ${nameOf(stop)} ${bookedUnder(stop, date, booking)}`;
      // Two tickets for the same ferry are two stops.
      const earlier = seen.get(identity) ?? 0;
      seen.set(identity, earlier + 1);
      const hash = shortHash(`${identity} ${earlier}`);
      return {
        ...(date && { date }),
        idInBooking: stop.id,
        stop: { ...stop, id: `${prefix}${date ?? ''}-${slot}-${hash}${isNight ? night : '-'}` },
      };
    });
  });
}

/** A stop that came with a booking. Within a day, such ids sort by the clock. */
const isBooked = ({ id }: DraftStop): boolean => id.startsWith(prefix);

/** A stay where the traveller sleeps that night, so not on the day of check-out. */
export const isNightStop = (stop: DraftStop): boolean =>
  isBooked(stop) ? stop.id.endsWith(night) : stop.category?.value === 'stay';

/** "2400" of "booked-2027-05-13-2400-0a1b2c3dn" */
const slotIn = (id: string) => id.slice(-14, -10);

/** Whether a stop of the trip stays before a booked one that is added to its day. */
export function comesBefore(stop: DraftStop, booked: DraftStop): boolean {
  if (isBooked(stop)) return stop.id < booked.id;
  const slot = slotIn(booked.id);
  const time = stop.startTime?.value.replace(':', '');
  return slot === '2400' || (time !== undefined && time <= slot);
}

/** A booking as its own trip. Its stops get the same ids as when it joins another trip. */
export function asOwnTrip(booking: Draft): Draft {
  const names = new Map(bookedStops(booking).map(({ idInBooking, stop }) => [idInBooking, stop.id]));
  const nameFor = (id: string) => names.get(id) ?? id;
  return {
    ...booking,
    days: booking.days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => ({ ...stop, id: nameFor(stop.id) })),
    })),
    expenses: namedExpenses(booking),
    questions: booking.questions.map((question) => ({ ...question, stopId: nameFor(question.stopId) })),
  };
}

/** Expenses with stable ids, like the stops'; two tickets at the same price stay two expenses. */
export function namedExpenses({ expenses }: Draft): DraftExpense[] {
  const seen = new Map<string, number>();
  return expenses.map((expense) => {
    const identity = `${expense.title.value} ${expense.amount.value} ${expense.currency.value}`;
    const earlier = seen.get(identity) ?? 0;
    seen.set(identity, earlier + 1);
    return { ...expense, id: `${prefix}${shortHash(earlier === 0 ? identity : `${identity} ${earlier}`)}` };
  });
}
