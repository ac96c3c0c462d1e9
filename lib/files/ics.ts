// Reads a calendar file: each entry with a date is something the traveller has planned or booked.
import type { Capture } from '../model/capture.ts';
import type { ReadFailure } from '../model/failure.ts';
import { dayAfter } from '../model/local-moment.ts';
import { isLegType, type Reservation } from '../model/reservation.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { findBookingReference } from '../text/booking-reference.ts';
import { isZone, readMoment } from '../text/read-moment.ts';
import { type FileLine, fileCapture } from './file-capture.ts';
import { type IcsLine, icsLines, icsText } from './ics-content.ts';
import { kindOfEvent, legIn, nameOfEvent } from './ics-kind.ts';
import { checkInHour, checkOutHour } from './stay-hours.ts';

// Ten times a busy year; a calendar of a trip has some dozens.
const maxEvents = 2000;
// A year of meetings with their notes is 2 MB.
const maxBytes = 10_000_000;
// Addresses have fewer than 150 characters; a longer text explains how to find the place.
const maxAddressLength = 200;
// A booking's own text is shorter; the rest is its terms.
const maxWords = 4000;

interface Event {
  lines: Map<string, IcsLine>;
}

interface Calendar {
  name?: string;
  zone?: string;
  isCancelled: boolean;
  events: Event[];
}

interface Walk {
  events: Event[];
  /** The calendar's own properties. */
  about: Map<string, string>;
  open?: Event | undefined;
  /** The depth inside an event: alarms are nested in events and have their own descriptions. */
  inner: number;
}

function step(walk: Walk, line: IcsLine): void {
  const { open, events, about } = walk;
  if (line.name === 'BEGIN') {
    if (open) walk.inner += 1;
    else if (line.value.trim().toUpperCase() === 'VEVENT') walk.open = { lines: new Map() };
  } else if (line.name === 'END') {
    if (walk.inner > 0) walk.inner -= 1;
    else {
      if (open && events.length < maxEvents) events.push(open);
      walk.open = undefined;
    }
  } else if (!open) about.set(line.name, line.value);
  else if (walk.inner === 0 && !open.lines.has(line.name)) open.lines.set(line.name, line);
}

function calendarIn(lines: IcsLine[]): Calendar {
  const walk: Walk = { events: [], about: new Map(), inner: 0 };
  for (const line of lines) step(walk, line);
  const { events, about } = walk;
  const [name, zone] = [about.get('X-WR-CALNAME'), about.get('X-WR-TIMEZONE')?.trim()];
  return {
    ...(name && { name: icsText(name) }),
    ...(zone && isZone(zone) && { zone }),
    isCancelled: about.get('METHOD')?.trim().toUpperCase() === 'CANCEL',
    events,
  };
}

const isWholeDay = (line: IcsLine | undefined): boolean => /^\d{8}$/.test(line?.value.trim() ?? '');

/** All-day entries end on the day after their last; for a stay that is the day of check-out. */
function endOf(
  event: Event,
  start: string,
  { zone, isStay }: { zone: string | undefined; isStay: boolean },
): string | undefined {
  const line = event.lines.get('DTEND');
  const end = readMoment(line?.value, zone);
  const last = isWholeDay(line) && !isStay ? dayAfter(end, -1) : end;
  return last && last > start ? last : undefined;
}

/** Adds the hour found in the entry's text to a date without one. */
const timed = (day: string | undefined, hour: string | undefined): string | undefined =>
  day?.length === 10 && hour ? `${day}T${hour}` : day;

const textOf = ({ lines }: Event, name: string): string => icsText(lines.get(name)?.value ?? '');

// "Reservation HP-9921", "Auftragsnummer 99XK41": a code with a digit in it, right after the word.
const number =
  /(?:reservation|booking|confirmation|order|auftrag|buchung|reservierung|réservation|reserva|prenotazione|boeking|reserver|bokning|varaus|rezerwac|rezervac|予約|订单|訂單|예약)[\p{L}.]{0,12}[\s:：#.°º-]{1,6}(?:(?:no|nr|code|ref|number)[\s:.]{1,3})?(?=[A-Z\d-]{0,14}\d)(?<code>[A-Z\d][A-Z\d-]{4,19})(?![\p{L}\d])/iu;
const numberIn = (text: string): string | undefined => number.exec(text)?.groups?.code;

const keyOf = (event: Event) =>
  textOf(event, 'UID') && `${textOf(event, 'UID')} ${textOf(event, 'RECURRENCE-ID')}`;
const sequenceOf = (event: Event) => Number(textOf(event, 'SEQUENCE')) || 0;

/** Keeps the newest version of an entry that was sent again after a change; of equal ones, the last. */
function newest(events: Event[]): Event[] {
  const latest = new Map<string, Event>();
  for (const event of events) {
    const before = latest.get(keyOf(event));
    if (!before || sequenceOf(event) >= sequenceOf(before)) latest.set(keyOf(event), event);
  }
  return events.filter((event) => keyOf(event) === '' || latest.get(keyOf(event)) === event);
}

function reservationOf(event: Event, zone: string | undefined): Reservation | undefined {
  const start = readMoment(event.lines.get('DTSTART')?.value, zone);
  const summary = textOf(event, 'SUMMARY').replace(/\s+/g, ' ');
  if (!start || !summary) return undefined;
  const about = textOf(event, 'DESCRIPTION');
  const type = kindOfEvent(summary, about);
  const isStay = type === 'lodging';
  const end = endOf(event, start, { zone, isStay });
  const where = textOf(event, 'LOCATION').replace(/\s+/g, ' ');
  const place = where.length <= maxAddressLength && !/^https?:/i.test(where) ? where : '';
  const confirmation = findBookingReference(about.split('\n')) ?? numberIn(about);
  const begins = (isStay && timed(start, checkInHour(about))) || start;
  const ends = isStay ? timed(end, checkOutHour(about)) : end;
  const more = { start: begins, ...(ends && { end: ends }), ...(confirmation && { confirmation }) };
  if (!isLegType(type))
    return { type, name: nameOfEvent(summary).slice(0, 200), ...(place && { address: place }), ...more };
  const leg = legIn(summary, { type, about });
  // The location of a journey's entry is the station of departure.
  const from = leg.from ?? (place ? { name: place } : undefined);
  return { type, ...(leg.to ? {} : { name: summary.slice(0, 200) }), ...leg, ...(from && { from }), ...more };
}

function linesOf(event: Event): FileLine[] {
  const url = textOf(event, 'URL');
  return [
    { text: textOf(event, 'SUMMARY'), isHeading: true },
    ...[textOf(event, 'LOCATION'), ...textOf(event, 'DESCRIPTION').split('\n')].map((text) => ({ text })),
    ...(/^https?:\/\//i.test(url) && URL.canParse(url) ? [{ text: 'Booking', href: url }] : []),
  ];
}

export function readIcs(bytes: Uint8Array): Result<Capture, ReadFailure> {
  const text = bytes.length <= maxBytes ? new TextDecoder().decode(bytes) : '';
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) return fail({ kind: 'page-unreadable' });
  const { name, zone, isCancelled, events: all } = calendarIn(icsLines(text));
  const events = newest(all);
  const reservations = events.flatMap((event) => {
    const reservation = reservationOf(event, zone);
    const isOff = isCancelled || textOf(event, 'STATUS').toUpperCase() === 'CANCELLED';
    const isUtc = !zone && /\dZ$/i.test(event.lines.get('DTSTART')?.value.trim() ?? '');
    const words = `${textOf(event, 'SUMMARY')}\n${textOf(event, 'DESCRIPTION')}`.slice(0, maxWords);
    return reservation ? [{ reservation, isCancelled: isOff, isUtc, words }] : [];
  });
  return ok(
    fileCapture({
      title: name ?? (events[0] ? textOf(events[0], 'SUMMARY') : ''),
      lines: events.flatMap(linesOf),
      reservations,
      from: 'calendar',
    }),
  );
}
