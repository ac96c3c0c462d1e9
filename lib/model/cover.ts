// Which private parts of a booking are left out of what is sent.
import * as z from 'zod/mini';

export const Cover = z.object({
  name: z.boolean(),
  reference: z.boolean(),
  /** Numbers of tickets and of customer cards. */
  ticket: z.boolean(),
  price: z.boolean(),
});
export type Cover = z.infer<typeof Cover>;
export type CoverKind = keyof Cover;

/** Until the traveller says otherwise. A reference is what one needs at the desk: it stands in the note. */
export const firstCover: Cover = { name: true, reference: false, ticket: true, price: false };
