import * as z from 'zod/mini';
import { ServiceProfile } from '../model/profile.ts';
import { ClientIdentity } from './register.ts';

/** What is kept of a connected account. It lies sealed in the store. */
export const Account = z.object({
  id: z.string(),
  profile: ServiceProfile,
  /** Which of the known services the profile is of; left out by an earlier Wayclip, which knew one. */
  serviceId: z.optional(z.string()),
  ...ClientIdentity.shape,
  refreshToken: z.optional(z.string()),
  resource: z.optional(z.string()),
  /** What the traveller allowed, where the service says so. */
  scopes: z.optional(z.array(z.string())),
  /** Counts the refreshes that were stored: one that comes late finds another number, or no account at all. */
  generation: z.optional(z.int()),
  /** Set while a refresh is under way; found set later, its answer was lost. */
  refreshingSince: z.optional(z.number()),
  /** What the traveller calls it, or the service calls the traveller. */
  name: z.optional(z.string()),
  /** The service's id of the traveller whose account it is, once that is known. */
  travellerId: z.optional(z.string()),
  /** What the service keeps for its own apps: asked for once, answered with `forbidden`, and never offered again. */
  refused: z.optional(z.array(z.string())),
});
export type Account = z.infer<typeof Account>;

export const AccessToken = z.object({
  token: z.string(),
  expiresAt: z.number(),
  receivedAt: z.optional(z.number()),
});
export type AccessToken = z.infer<typeof AccessToken>;

/** Clocks drift and requests take time: a token this close to its end counts as old. */
const leewayMilliseconds = 120_000;

/** A token that has longer to live than it was given comes from a clock that was set back. */
export function isFresh({ expiresAt, receivedAt }: AccessToken, now: number): boolean {
  const isFromTheFuture = receivedAt !== undefined && now < receivedAt - leewayMilliseconds;
  return expiresAt - leewayMilliseconds > now && !isFromTheFuture;
}
