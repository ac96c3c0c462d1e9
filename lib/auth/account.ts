import * as z from 'zod/mini';
import { ServiceProfile } from '../model/profile.ts';
import { ClientIdentity } from './register.ts';

/** What is stored about a connected account, encrypted at rest. */
export const Account = z.object({
  id: z.string(),
  profile: ServiceProfile,
  /** Which of the known services the profile belongs to. Missing in accounts from versions that knew only one service. */
  serviceId: z.optional(z.string()),
  ...ClientIdentity.shape,
  refreshToken: z.optional(z.string()),
  resource: z.optional(z.string()),
  /** The scopes that the traveller granted, if the service reports them. */
  scopes: z.optional(z.array(z.string())),
  /** Counts stored refreshes: a late refresh finds a different number, or no account, and is discarded. */
  generation: z.optional(z.int()),
  /** Set while a refresh is under way. If it is still set later, the answer was lost. */
  refreshingSince: z.optional(z.number()),
  /** The traveller's name for the account, or the service's name for the traveller. */
  name: z.optional(z.string()),
  /** The service's id for the traveller who owns the account, once known. */
  travellerId: z.optional(z.string()),
  /** Features that the service answered with `forbidden` because it reserves them for its own apps: never offered again. */
  refused: z.optional(z.array(z.string())),
});
export type Account = z.infer<typeof Account>;

export const AccessToken = z.object({
  token: z.string(),
  expiresAt: z.number(),
  receivedAt: z.optional(z.number()),
});
export type AccessToken = z.infer<typeof AccessToken>;

/** Clocks drift and requests take time: a token this close to expiry counts as expired. */
const leewayMilliseconds = 120_000;

/** A token that was received in the future is not fresh either: the clock was set back since then. */
export function isFresh({ expiresAt, receivedAt }: AccessToken, now: number): boolean {
  const isFromTheFuture = receivedAt !== undefined && now < receivedAt - leewayMilliseconds;
  return expiresAt - leewayMilliseconds > now && !isFromTheFuture;
}
