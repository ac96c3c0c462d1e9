import * as z from 'zod/mini';

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

/** What goes from one place to another. */
export const legTypes = ['flight', 'train', 'bus', 'ferry'] as const;
export type LegType = (typeof legTypes)[number];
export const isLegType = (type: (typeof reservationTypes)[number]): type is LegType =>
  legTypes.some((one) => one === type);

/** What an end of a leg is known by. */
export const endName = (end: Terminal | undefined): string | undefined => end?.iata ?? end?.name;

/** One booked thing. Times are local to where they happen: "2027-05-13T06:40", or a day alone. */
export const Reservation = z.object({
  type: z.enum(reservationTypes),
  name: z.optional(z.string()),
  code: z.optional(z.string()),
  from: z.optional(Terminal),
  to: z.optional(Terminal),
  start: z.optional(z.string()),
  end: z.optional(z.string()),
  confirmation: z.optional(z.string()),
  seat: z.optional(z.string()),
  address: z.optional(z.string()),
  phone: z.optional(z.string()),
  price: z.optional(z.object({ amount: z.number(), currency: z.string() })),
});
export type Reservation = z.infer<typeof Reservation>;

/** "2027-05-13", of the moment it begins; empty where that is not known. */
export const dayOf = ({ start = '' }: Pick<Reservation, 'start'>): string => start.slice(0, 10);
