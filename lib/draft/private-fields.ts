// The fields of a booking that the traveller can cover.
import {
  type BookedField,
  bookedFields,
  fieldInfoOf,
  isText,
  type TextField,
} from '../model/booking-fields.ts';
import type { PrivateWords } from '../model/draft.ts';
import { pickFields, type Reservation } from '../model/reservation.ts';

export const isPrivateText = (field: BookedField): field is TextField =>
  isText(field) && fieldInfoOf(field).private !== undefined;

/** The private words in a booking; a reference is covered wherever its words appear. */
export const privateIn = (reservation: Reservation): PrivateWords[] =>
  bookedFields.filter(isPrivateText).flatMap((field): PrivateWords[] => {
    const [kind, words] = [fieldInfoOf(field).private, reservation[field]];
    return kind && kind !== 'price' && words ? [{ kind, words }] : [];
  });

export const withoutFields = (
  reservation: Reservation,
  isLeftOut: (field: BookedField) => boolean,
): Reservation => ({
  type: reservation.type,
  ...pickFields(
    bookedFields.filter((field) => !isLeftOut(field)),
    (field) => reservation[field],
  ),
});
