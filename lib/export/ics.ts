// A trip as a calendar file (RFC 5545).
import { type CalendarEvent, calendarEvents } from './ics-events.ts';
import { icsFile, icsText } from './ics-lines.ts';
import { type Trip, tripTitle } from './trip.ts';

/** "2027-05-13T09:00" → ":20270513T090000"; "2027-05-13" → ";VALUE=DATE:20270513" */
function momentValue(moment: string): string {
  const digits = moment.replace(/[-:]/g, '');
  return moment.includes('T') ? `:${digits}00` : `;VALUE=DATE:${digits}`;
}

/** The timestamp that the format requires; taken from the clip, so that the same trip gives the same file. */
const stampOf = (clippedAt: string): string => `${clippedAt.replace(/\.\d+|[-:]/g, '').slice(0, 15)}Z`;

function eventLines(event: CalendarEvent, uid: string, stamp: string): string[] {
  const isWholeDay = !event.start.includes('T');
  const { geo, url } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${icsText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART${momentValue(event.start)}`,
    ...(event.end ? [`DTEND${momentValue(event.end)}`] : []),
    `SUMMARY:${icsText(event.summary)}`,
    ...(event.location ? [`LOCATION:${icsText(event.location)}`] : []),
    ...(geo ? [`GEO:${geo.latitude.toFixed(6)};${geo.longitude.toFixed(6)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(event.description ? [`DESCRIPTION:${icsText(event.description)}`] : []),
    // A whole-day event should not show the traveller as busy.
    ...(isWholeDay ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

/** Makes ids unique: a calendar would take two events with one id for the same event. */
function uids(trip: Trip, events: CalendarEvent[]): string[] {
  const seen = new Map<string, number>();
  return events.map(({ id }) => {
    const many = (seen.get(id) ?? 0) + 1;
    seen.set(id, many);
    return `${trip.id}-${id}${many > 1 ? `-again-${many}` : ''}`;
  });
}

/** Undefined if nothing has a date: the calendar would be empty. */
export function toIcs(trip: Trip): string | undefined {
  const events = calendarEvents(trip);
  if (events.length === 0) return undefined;
  const names = uids(trip, events);
  const stamp = stampOf(trip.source.clippedAt);
  return icsFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wayclip//Wayclip//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${icsText(tripTitle(trip.draft))}`,
    ...events.flatMap((event, index) => eventLines(event, names[index] ?? event.id, stamp)),
    'END:VCALENDAR',
  ]);
}
