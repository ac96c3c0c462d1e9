// The calendar events of a trip. Times are floating: 09:00 is local time wherever the traveller is.
import { fieldsIn } from '../model/booking-fields.ts';
import type { DraftDay, DraftStop } from '../model/draft.ts';
import { dayAfter, isClockTime, minutesAfter, splitMoment } from '../model/local-moment.ts';
import type { Reservation } from '../model/reservation.ts';
import { t } from '../words/words.ts';
import { oneLine } from './clean-text.ts';
import { wayWords } from './extras.ts';
import { creditLine, dateOfDay, dayLabel, stopFacts, stopName, type Trip, webAddress } from './trip.ts';

export interface CalendarEvent {
  id: string;
  summary: string;
  /** "2027-05-13" for a whole day, "2027-05-13T09:00" for a time. */
  start: string;
  /** Like `start`; for whole days the day after the last. */
  end?: string;
  location?: string;
  geo?: { latitude: number; longitude: number };
  url?: string;
  description: string;
}

const isTimed = ({ startTime }: DraftStop): boolean => isClockTime(startTime?.value ?? '');

function stopEvent(stop: DraftStop, date: string): CalendarEvent {
  const start = `${date}T${stop.startTime?.value}`;
  const minutes = stop.durationMinutes?.value ?? 0;
  const end = minutes > 0 ? minutesAfter(start, minutes) : undefined;
  const url = webAddress(stop.bookingUrl?.value);
  return {
    id: stop.id,
    summary: stopName(stop),
    start,
    ...(end && { end }),
    location: oneLine(stop.address?.value ?? '') || stopName(stop),
    ...(stop.coordinate && { geo: stop.coordinate.value }),
    ...(url && { url }),
    description: stopFacts(stop).join('\n'),
  };
}

/** A whole-day event with the stops that have no time. An empty day gets one too; a day with only timed stops does not. */
function dayEvent(day: DraftDay, index: number, date: string): CalendarEvent | undefined {
  const untimed = day.stops.filter((stop) => !isTimed(stop));
  if (untimed.length === 0 && day.stops.length > 0) return undefined;
  const lines = untimed.map((stop) => ['- ', [stopName(stop), ...stopFacts(stop)].join(', ')].join(''));
  const summary = oneLine(day.summary?.value ?? '');
  return {
    id: day.id,
    summary: dayLabel(day, index),
    start: date,
    ...wholeDayEnd(date),
    description: [...(summary ? [summary] : []), ...lines].join('\n'),
  };
}

/** There is no day after 9999-12-31; an event without an end is one day long. */
function wholeDayEnd(last: string): { end?: string } {
  const end = dayAfter(last, 1);
  return end ? { end } : {};
}

const ends = ({ from, to }: Reservation) =>
  [from, to].map((end) => oneLine(end?.iata ?? end?.name ?? '')).filter((end) => end !== '');

function reservationSummary(reservation: Reservation): string {
  const { name, code, type } = reservation;
  const what = [code, name].map((part) => oneLine(part ?? '')).filter((part) => part !== '');
  const title = what.join(' ') || `${type.charAt(0).toUpperCase()}${type.slice(1)}`;
  const way = ends(reservation);
  return way.length > 0 ? `${title}, ${wayWords(way)}` : title;
}

/** If the start has a time but the end has none, both become whole days, as calendars want them alike. */
function reservationSpan({ start, end }: Reservation): { start: string; end?: string } | undefined {
  const from = splitMoment(start);
  const to = splitMoment(end);
  if (!from) return undefined;
  if (from.time && (!to || to.time)) {
    const begins = `${from.day}T${from.time}`;
    const stops = to && `${to.day}T${to.time}`;
    // On a flight west the local end can be before the local start: calendars cannot use such an end.
    return { start: begins, ...(stops && stops > begins && { end: stops }) };
  }
  return { start: from.day, ...(to && to.day > from.day ? { end: to.day } : wholeDayEnd(from.day)) };
}

function reservationEvent(reservation: Reservation, index: number): CalendarEvent | undefined {
  const span = reservationSpan(reservation);
  if (!span) return undefined;
  const { address, from, to, end } = reservation;
  const facts = [
    ...fieldsIn('calendar').map((field) => [reservation[field], `file.booking.${field}`] as const),
    [splitMoment(end)?.time && to ? end?.replace('T', ' ') : undefined, 'file.ends'] as const,
  ];
  const location = oneLine(address ?? from?.address ?? from?.name ?? from?.iata ?? '');
  return {
    id: `reservation-${index + 1}`,
    summary: reservationSummary(reservation),
    ...span,
    ...(location && { location }),
    description: facts.flatMap(([fact, key]) => (fact ? [t(key, { value: oneLine(fact) })] : [])).join('\n'),
  };
}

/** All events of a trip; none if neither the trip nor a booking has a date. */
export function calendarEvents(trip: Trip): CalendarEvent[] {
  const { draft, source } = trip;
  const days = draft.days.flatMap((day, index) => {
    const date = dateOfDay(draft, index);
    if (!date) return [];
    const whole = dayEvent(day, index, date);
    return [...(whole ? [whole] : []), ...day.stops.filter(isTimed).map((stop) => stopEvent(stop, date))];
  });
  const booked = draft.reservations.flatMap(
    (reservation, index) => reservationEvent(reservation, index) ?? [],
  );
  const credit = creditLine(source);
  return [...days, ...booked].map((event) => ({
    ...event,
    description: [event.description, credit].filter((part) => part !== '').join('\n'),
  }));
}
