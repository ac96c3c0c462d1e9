// Turns words that the traveller pointed at into a field of a booking.
import { editBooking } from '../draft/edit-booking.ts';
import { type FieldOf, hasValueKind, type TextField } from '../model/booking-fields.ts';
import type {
  BookingEdit,
  FieldPlace,
  FoundBooking,
  PointAnswer,
  Pointed,
  PointTarget,
} from '../model/found-booking.ts';
import { dayAfter, splitMoment } from '../model/local-moment.ts';
import type { Reservation } from '../model/reservation.ts';
import { dateSenseOf, settleDate, writtenDates } from '../read/booking/dates.ts';
import { findBookingReference } from '../text/booking-reference.ts';
import { findPrices } from '../text/find-price.ts';
import { findTimes } from '../text/find-time.ts';
import { findFlightCodes } from '../text/flight-codes.ts';
import { withPlainDigits } from '../text/plain-digits.ts';

export interface PointedAbout {
  /** The page's text: shows how it writes dates and which years it mentions. */
  pageText: string;
  /** "2027-05-13": a day without a year is taken to be after it. */
  today: string;
}

type Edits = BookingEdit[] | Exclude<PointAnswer, 'taken'>;

/** An empty booking, to be filled by pointing. */
export function madeBooking(
  type: Reservation['type'],
  { file, taken }: { file: number; taken: readonly string[] },
): FoundBooking {
  const last = Math.max(0, ...taken.map((id) => Number(id.replace(/\D/g, ''))));
  return {
    id: `made ${last + 1}`,
    reservation: { type },
    // Certain, as the traveller enters it.
    trust: 1,
    files: [file],
    places: [],
    clashes: [],
    state: 'booked',
  };
}

export const isEmptyBooking = ({ reservation: { type: _, ...fields } }: FoundBooking): boolean =>
  Object.values(fields).every((field) => field === undefined);

const dayIn = (words: string, { pageText, today }: PointedAbout): string | undefined => {
  const [date] = writtenDates(words);
  return date && settleDate(date, dateSenseOf([pageText, words], today));
};

// "18.35", "18h35", "1835": if the traveller says it is a time, unusual notations are accepted.
const bareClock = /^\D{0,20}(?<hour>[01]?\d|2[0-3])[.:h ]?(?<minute>[0-5]\d)\D{0,20}$/iu;

function timeIn(words: string): string | undefined {
  const [found] = findTimes(words);
  if (found) return found.time;
  const [date] = writtenDates(words);
  const beside = date ? words.slice(0, date.start) + words.slice(date.end) : words;
  const { hour, minute } = bareClock.exec(beside)?.groups ?? {};
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}

/** The day of an arrival that states none: the day of departure, or the next one if its time is earlier. */
function dayOfEnd({ start }: Reservation, time: string): string | undefined {
  const begins = splitMoment(start);
  return begins && dayAfter(begins.day, begins.time !== undefined && time < begins.time ? 1 : 0);
}

type MomentTarget = Extract<PointTarget, { part: string }>;

function momentEdits(
  { field, part }: MomentTarget,
  words: string,
  about: PointedAbout & WithReservation,
): Edits {
  const day = dayIn(words, about);
  if (part === 'day' && !day) return 'not-read';
  // Also takes the time of "12 May 2027, 18:35", but never reads the digits of a date as one.
  const time = part === 'time' ? timeIn(words) : findTimes(words)[0]?.time;
  if (part === 'time' && !time) return 'not-read';
  const bookedDay = splitMoment(about.reservation[field])?.day;
  const own = day ?? bookedDay ?? (field === 'end' && time ? dayOfEnd(about.reservation, time) : undefined);
  if (!own) return 'day-missing';
  return [{ field, day: own }, ...(time ? [{ field, time }] : [])];
}

interface WithReservation {
  reservation: Reservation;
}

/** "Booking number: HB-204417," → "HB-204417" */
const unlabelled = (words: string) =>
  words
    .replace(/^[\p{L} .#-]{2,40}[:：]\s{0,4}(?=\S)/u, '')
    .replace(/^[\s,;:#]+|[\s,;:]+$/gu, '')
    .trim();

/** Each line without the spaces and commas at its ends. */
const linesOf = (words: string) =>
  words
    .split('\n')
    .map((line) => line.trim().replace(/,$/u, ''))
    .filter((line) => line !== '');

function textFor(field: TextField | FieldOf<'place'>, words: string): string {
  const line = words.replace(/\s+/gu, ' ').trim();
  if (hasValueKind(field, 'address')) return unlabelled(linesOf(words).join(', '));
  // "London Heathrow (LHR)": the code is more reliable than the name.
  if (hasValueKind(field, 'place'))
    return /[([](?<code>[A-Z]{3})[)\]]/u.exec(line)?.groups?.code ?? unlabelled(line);
  if (field === 'confirmation') return findBookingReference([line]) ?? unlabelled(line);
  return (field === 'code' ? findFlightCodes(line)[0]?.code : undefined) ?? unlabelled(line);
}

function editsFrom({ target, words: pointed }: Pointed, about: PointedAbout & WithReservation): Edits {
  const words = withPlainDigits(pointed);
  if ('part' in target) return momentEdits(target, words.replace(/\s+/gu, ' '), about);
  const { field } = target;
  if (hasValueKind(field, 'sum')) {
    const sum = findPrices(words).find(({ currency }) => currency !== undefined);
    if (!sum?.currency) return 'not-read';
    return [{ field, price: { amount: sum.amount, currency: sum.currency } }];
  }
  const text = textFor(field, words);
  return text ? [{ field, words: text }] : 'not-read';
}

/** The booking with the field and its place, or the reason why it could not be set. */
export function pointBooking(
  booking: FoundBooking,
  pointed: Pointed,
  about: PointedAbout,
): FoundBooking | Exclude<PointAnswer, 'taken'> {
  const edits = editsFrom(pointed, { ...about, reservation: booking.reservation });
  if (typeof edits === 'string') return edits;
  const { box, target } = pointed;
  const place: FieldPlace[] = box ? [{ ...box, field: target.field }] : [];
  const edited = edits.reduce(editBooking, booking);
  return { ...edited, places: [...edited.places.filter(({ field }) => field !== target.field), ...place] };
}
