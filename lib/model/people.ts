// The people on an itinerary, and its open share links. The API document describes neither, so only ids are required.
import * as z from 'zod/mini';
import { maybe } from './tolerant.ts';

/** Anyone with access to the itinerary, including its owner. */
export const Person = z.looseObject({
  userId: z.string(),
  name: maybe(z.string()),
  role: maybe(z.string()),
});
export type Person = z.infer<typeof Person> & {
  /** Set for the traveller using Wayclip. */
  isSelf?: boolean;
};

/** A link that still works. Its token is shown only once, when it is created. */
export const OpenLink = z.looseObject({
  id: z.string(),
  role: maybe(z.string()),
  /** For a video call. */
  sharePlay: maybe(z.boolean()),
  expiresAt: maybe(z.string()),
});
export type OpenLink = z.infer<typeof OpenLink>;
