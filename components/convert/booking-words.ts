// A booking's title, and its fields as text.

import {
  type BookedField,
  fieldInfoOf,
  fieldsInFormOrder,
  hasValueKind,
  isText,
} from '../../lib/model/booking-fields.ts';
import type { BookingAsk, FoundBooking } from '../../lib/model/found-booking.ts';
import { splitMoment } from '../../lib/model/local-moment.ts';
import { familyOf, isLegType, type Reservation, type Terminal } from '../../lib/model/reservation.ts';
import { unreachable } from '../../lib/model/result.ts';
import { endsTooEarly, gapsIn } from '../../lib/text/booking-gaps.ts';
import { money } from '../../lib/words/amounts.ts';
import { wholeDate } from '../../lib/words/dates.ts';
import { joinWithAnd, joinWithCommas } from '../../lib/words/listed.ts';
import { many, t } from '../../lib/words/words.ts';

const isLeg = ({ type }: Reservation) => isLegType(type);

const shortPlace = (end: Terminal | undefined) => end?.name ?? end?.iata;

/** "London Heathrow to Lisboa", "Casa do Jasmim" */
export function bookingTitle(reservation: Reservation): string {
  const { type, name, code, from, to } = reservation;
  const [start, end] = [shortPlace(from), shortPlace(to)];
  if (isLeg(reservation) && start && end) return t('convert.route', { from: start, to: end });
  return name ?? code ?? start ?? t(`convert.type.${type}`);
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

function nightsOf({ type, start, end }: Reservation): number {
  const [first, last] = [splitMoment(start)?.day, splitMoment(end)?.day];
  if (type !== 'lodging' || !first || !last) return 0;
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMilliseconds);
}

/** "Wed 12 May 2027, 18:35"; text that is not a moment stays as it is. */
function momentWords(text: string): string {
  const moment = splitMoment(text);
  if (!moment) return text;
  return joinWithCommas([wholeDate(new Date(moment.day)), moment.time]);
}

/** "12 May 2027, 18:35", "13 May 2027, 4 nights" */
export function bookingWhen(reservation: Reservation): string {
  const nights = nightsOf(reservation);
  const start = reservation.start ? momentWords(reservation.start) : '';
  return joinWithCommas([start, nights > 0 && many('convert.nights', nights)]);
}

/** "London Heathrow, LHR" */
const placeWords = ({ name, iata, address }: Terminal) => joinWithCommas([name ?? address, iata]);

export interface ShownField {
  field: BookedField;
  label: string;
  value: string;
  /** "London time": the time zone of its clock. */
  clock?: string;
  /** What contradicts it, in a sentence. */
  doubt?: string;
  /** Takes a whole line. */
  isWide?: boolean;
}

export function labelOf(field: BookedField, reservation: Reservation): string {
  return t(`convert.field.${fieldInfoOf(field).called?.[familyOf(reservation)] ?? field}`);
}

function wordsOf(field: BookedField, reservation: Reservation): string {
  if (isText(field)) return reservation[field] ?? '';
  if (hasValueKind(field, 'place')) return reservation[field] ? placeWords(reservation[field]) : '';
  if (hasValueKind(field, 'moment')) return reservation[field] ? momentWords(reservation[field]) : '';
  return reservation[field] ? money(reservation[field].amount, reservation[field].currency) : '';
}

/** The departure time of a leg is local to its start, the arrival time to its end. */
function clockOf(field: BookedField, reservation: Reservation): string | undefined {
  const end = field === 'start' ? reservation.from : field === 'end' ? reservation.to : undefined;
  const isTimed = splitMoment(field === 'start' ? reservation.start : reservation.end)?.time !== undefined;
  const place = shortPlace(end);
  return isLeg(reservation) && isTimed && place ? t('convert.localTime', { place }) : undefined;
}

/** All fields, in the order of the form. */
export const formOf = (reservation: Reservation): BookedField[] =>
  fieldsInFormOrder(isLeg(reservation) ? 'leg' : 'other');

/** The fields that were read, in the order of the form. */
export function shownFields({ reservation, clashes }: FoundBooking): ShownField[] {
  return formOf(reservation).flatMap((field): ShownField[] => {
    const value = wordsOf(field, reservation);
    if (!value) return [];
    const clash = clashes.find((each) => each.field === field);
    const clock = clockOf(field, reservation);
    const doubt = clash && t('convert.codeSays', { value: codeWords(field, clash.inCode) });
    return [
      {
        field,
        label: labelOf(field, reservation),
        value,
        ...(clock && { clock }),
        ...(doubt && { doubt }),
        isWide: fieldInfoOf(field).isWideIn?.includes(familyOf(reservation)) ?? false,
      },
    ];
  });
}

const codeWords = (field: BookedField, value: string) =>
  hasValueKind(field, 'moment') ? momentWords(value) : value;

// Below this trust, more was guessed than read.
const minSureTrust = 0.6;
export const isUnsure = ({ trust }: FoundBooking): boolean => trust < minSureTrust;

export const isStanding = ({ state }: FoundBooking): boolean => state === 'booked';

/** What is missing or impossible, one sentence each. */
export function gapWords({ reservation, asks = [] }: FoundBooking): string[] {
  const gaps = gapsIn(reservation).map((field) => labelOf(field, reservation));
  return [
    ...(gaps.length > 0 ? [t('convert.notRead', { fields: joinWithAnd(gaps) })] : []),
    ...(endsTooEarly(reservation) ? [t('convert.endsEarly')] : []),
    ...asks.map((ask) => askWords(ask, reservation)),
  ];
}

function askWords(ask: BookingAsk, reservation: Reservation): string {
  switch (ask.kind) {
    case 'same-way':
      return t('convert.sameWay');
    case 'says-more':
      return t('convert.saysMore', { what: joinWithAnd(ask.what) });
    case 'papers-differ':
      return t('convert.otherPaper', {
        field: labelOf(ask.field, reservation),
        value: momentWords(ask.other),
      });
    default:
      return unreachable(ask);
  }
}

/** "All read" shows only for a booking without any of these. */
export const doubtsIn = (booking: FoundBooking): number =>
  booking.clashes.length + (isUnsure(booking) ? 1 : 0) + gapWords(booking).length;
