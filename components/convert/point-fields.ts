// What words on a page can be said to be, for each kind of booking, in the order of the form.
import type { BookedField } from '../../lib/model/booking-fields.ts';
import type { FoundBooking, PointTarget } from '../../lib/model/found-booking.ts';
import type { Reservation } from '../../lib/model/reservation.ts';
import { t } from '../../lib/words/words.ts';
import { labelOf, shownFields } from './booking-words.ts';

const ofLegs: BookedField[] = ['from', 'to', 'start', 'end', 'code', 'name', 'seat', 'confirmation', 'price'];
const ofPlaces: BookedField[] = ['name', 'address', 'start', 'end', 'confirmation', 'price', 'phone'];
const ofCars: BookedField[] = ['name', 'from', 'to', 'start', 'end', 'confirmation', 'price', 'phone'];
/** One goes there once, and seldom knows when it ends. */
const ofVisits: BookedField[] = ['name', 'address', 'start', 'end', 'seat', 'confirmation', 'price', 'phone'];

const fields: { [T in Reservation['type']]: BookedField[] } = {
  flight: ofLegs,
  train: ofLegs,
  bus: ofLegs,
  ferry: ofLegs,
  car: ofCars,
  lodging: ofPlaces,
  restaurant: ofPlaces,
  event: ofVisits,
  tour: ofVisits,
};

export interface PointChoice {
  target: PointTarget;
  label: string;
}

/** "Check-in, date", "Check-in, time", "Booking number" … */
export function pointChoices(reservation: Reservation): PointChoice[] {
  return fields[reservation.type].flatMap((field): PointChoice[] => {
    const label = labelOf(field, reservation);
    if (field !== 'start' && field !== 'end') return [{ target: { field }, label }];
    return [
      { target: { field, part: 'day' }, label: t('convert.field.dayOf', { field: label }) },
      { target: { field, part: 'time' }, label: t('convert.field.timeOf', { field: label }) },
    ];
  });
}

/** "Check-in: Wed 12 May 2027, 15:00", once it is filled in. */
export function filledWords(booking: FoundBooking, { field }: PointTarget): string {
  const shown = shownFields(booking).find((each) => each.field === field);
  return shown ? t('convert.point.taken', { field: shown.label, value: shown.value }) : '';
}
