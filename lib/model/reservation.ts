import * as z from 'zod/mini';
import { type BookedField, type BookingFamily, bookedFields, bookingFields } from './booking-fields.ts';

/** One end of a leg. */
export const Terminal = z.object({
  name: z.optional(z.string()),
  iata: z.optional(z.string()),
  address: z.optional(z.string()),
});
export type Terminal = z.infer<typeof Terminal>;

export const reservationTypes = [
  'flight',
  'train',
  'bus',
  'ferry',
  'car',
  'lodging',
  'restaurant',
  'event',
  'tour',
] as const;

/** The types that go from one place to another. */
export const legTypes = ['flight', 'train', 'bus', 'ferry'] as const;
export type LegType = (typeof legTypes)[number];
export const isLegType = (type: (typeof reservationTypes)[number]): type is LegType =>
  legTypes.some((one) => one === type);

/** The short name of a leg's end: its airport code, or else its name. */
export const endName = (end: Terminal | undefined): string | undefined => end?.iata ?? end?.name;

const families: Record<(typeof reservationTypes)[number], BookingFamily> = {
  flight: 'leg',
  train: 'leg',
  bus: 'leg',
  ferry: 'leg',
  car: 'car',
  lodging: 'stay',
  restaurant: 'table',
  event: 'visit',
  tour: 'visit',
};

export const familyOf = ({ type }: Pick<Reservation, 'type'>): BookingFamily => families[type];

/** Moments are local to where they happen: "2027-05-13T06:40", or a day alone. */
const values = {
  words: z.string(),
  list: z.string(),
  address: z.string(),
  phone: z.string(),
  place: Terminal,
  moment: z.string(),
  sum: z.object({ amount: z.number(), currency: z.string() }),
};

type Fields = {
  [F in BookedField]: z.ZodMiniOptional<(typeof values)[(typeof bookingFields)[F]['value']]>;
};
const fields = Object.fromEntries(
  bookedFields.map((field) => [field, z.optional(values[bookingFields[field].value])]),
) as Fields;

/** One booked thing, with the fields of `bookingFields`. */
export const Reservation = z.object({ type: z.enum(reservationTypes), ...fields });
export type Reservation = z.infer<typeof Reservation>;

/** The day it begins, "2027-05-13"; empty if unknown. */
export const dayOf = ({ start = '' }: Pick<Reservation, 'start'>): string => start.slice(0, 10);

/** These fields with the value that `say` returns for each; fields without a value are left out. */
export const pickFields = <F extends BookedField>(
  fields: readonly F[],
  say: (field: F) => Reservation[F],
): Pick<Reservation, F> =>
  Object.fromEntries(
    fields.map((field) => [field, say(field)] as const).filter(([, value]) => value !== undefined),
  ) as Pick<Reservation, F>;
