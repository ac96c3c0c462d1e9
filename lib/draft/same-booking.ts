// Whether two documents, or the text and the barcode of one, describe the same booking, and where they differ.
import {
  type BookedField,
  bookedFields,
  fieldInfoOf,
  hasValueKind,
  isText,
} from '../model/booking-fields.ts';
import type { FieldClash } from '../model/found-booking.ts';
import { isLegType, type Reservation } from '../model/reservation.ts';
import { agree, endsAgree, isWithin } from '../text/bookings-agree.ts';

const kindOf = ({ type }: Reservation) => (type === 'tour' ? 'event' : type);
const dayOf = (moment: string | undefined) => moment?.slice(0, 10);
const timeOf = (moment: string | undefined) => moment?.slice(11) || undefined;

function sameLeg(one: Reservation, other: Reservation): boolean {
  const [from, to] = [endsAgree(one.from, other.from), endsAgree(one.to, other.to)];
  if (from === false || to === false) return false;
  const code = agree(one.code, other.code);
  const times = agree(timeOf(one.start), timeOf(other.start));
  // Another number on the same route and day is a codeshare, unless the times differ.
  return code === true ? times !== false || from === true : times !== false && from === true && to === true;
}

function samePlace(one: Reservation, other: Reservation): boolean {
  const name = agree(one.name, other.name);
  const confirmation = agree(one.confirmation, other.confirmation);
  return name === true ? confirmation !== false : confirmation === true && name === undefined;
}

/** One flight on two documents, one room in an email and a voucher. */
export function isSameBooking(one: Reservation, other: Reservation): boolean {
  if (kindOf(one) !== kindOf(other)) return false;
  const days = agree(dayOf(one.start), dayOf(other.start));
  if (days === false) return false;
  if (days === undefined && agree(one.confirmation, other.confirmation) !== true) return false;
  return isLegType(one.type) ? sameLeg(one, other) : samePlace(one, other);
}

const compared = bookedFields.filter((field) => fieldInfoOf(field).inBarcode);

/** What can be compared with a barcode, which has no place names, no times, and only one entry of a list. */
function comparableOf(field: BookedField, reservation: Reservation): string | undefined {
  if (isText(field)) return reservation[field];
  if (hasValueKind(field, 'place')) return reservation[field]?.iata;
  return hasValueKind(field, 'moment') ? dayOf(reservation[field]) : undefined;
}

/** The fields in which the text and the barcode of one booking differ. */
export function clashesOf(inWords: Reservation, inCode: Reservation): FieldClash[] {
  return compared.flatMap((field) => {
    const [words, code] = [comparableOf(field, inWords), comparableOf(field, inCode)];
    return words && code && !isWithin(words, code) ? [{ field, inWords: words, inCode: code }] : [];
  });
}

// At least this many fields must be comparable; a date alone would also fit another flight.
const minComparedFields = 2;

/** A barcode belongs to a leg in the text if most of what both state agrees. */
export function codeFits(inWords: Reservation, inCode: Reservation): boolean {
  if (kindOf(inWords) !== kindOf(inCode)) return false;
  const bothState = compared.filter(
    (field) => comparableOf(field, inWords) && comparableOf(field, inCode),
  ).length;
  const clashes = clashesOf(inWords, inCode);
  const isSameWay = !clashes.some(({ field }) => hasValueKind(field, 'place'));
  return (
    bothState >= minComparedFields &&
    bothState - clashes.length > clashes.length &&
    (isSameWay || clashes.length === 1)
  );
}
