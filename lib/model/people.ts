// Who belongs to an itinerary, and the links that are open for others. The document shows neither; only ids are insisted on.
import * as z from 'zod/mini';
import { maybe } from './tolerant.ts';

/** The owner is one of them. */
export const Person = z.looseObject({
  userId: z.string(),
  name: maybe(z.string()),
  role: maybe(z.string()),
});
export type Person = z.infer<typeof Person> & {
  /** The traveller who asks. */
  isSelf?: boolean;
};

/** A link that still works. What opens it is told only when it is made. */
export const OpenLink = z.looseObject({
  id: z.string(),
  role: maybe(z.string()),
  /** For a video call. */
  sharePlay: maybe(z.boolean()),
  expiresAt: maybe(z.string()),
});
export type OpenLink = z.infer<typeof OpenLink>;
