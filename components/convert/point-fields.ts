// The fields that words on a page can be, for each kind of booking, in the order of the form.
import { fieldInfoOf, hasValueKind } from '../../lib/model/booking-fields.ts';
import type { FoundBooking, PointTarget } from '../../lib/model/found-booking.ts';
import { familyOf, type Reservation } from '../../lib/model/reservation.ts';
import { t } from '../../lib/words/words.ts';
import { formOf, labelOf, shownFields } from './booking-words.ts';

export interface PointChoice {
  target: PointTarget;
  label: string;
}

/** "Check-in, date", "Check-in, time", "Booking number" … */
export function pointChoices(reservation: Reservation): PointChoice[] {
  const fields = formOf(reservation).filter((field) => fieldInfoOf(field).of.includes(familyOf(reservation)));
  return fields.flatMap((field): PointChoice[] => {
    const label = labelOf(field, reservation);
    if (!hasValueKind(field, 'moment')) return [{ target: { field }, label }];
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
