// Which private parts of a booking are left out of what is sent.
import * as z from 'zod/mini';

export const Cover = z.object({
  name: z.boolean(),
  reference: z.boolean(),
  /** Ticket numbers and customer card numbers. */
  ticket: z.boolean(),
  price: z.boolean(),
});
export type Cover = z.infer<typeof Cover>;
export type CoverKind = keyof Cover;

/** The default. The reference stays visible, in the note: travellers need it at the desk. */
export const firstCover: Cover = { name: true, reference: false, ticket: true, price: false };
