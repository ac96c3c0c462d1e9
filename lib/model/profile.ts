// Pure: no browser, no network, no clock.
// The service profile: which addresses to speak to, and how the operations that its document leaves open are spelled.
// It holds no secrets. Another dialect of the service is another profile, never another line of code.
import * as z from 'zod/mini';
import { fail, ok, type Result } from './result.ts';

const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** https, or plain http on this machine only. */
export function isSafeOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && loopbackHosts.has(hostname));
}

const Address = z.string().check(z.refine(isSafeOrigin, 'Use an https address.'));

const Method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
type Method = z.infer<typeof Method>;

/** An operation that the document does not show; marked so that it is never taken for a promise. */
const assumed = (method: Method, path: string) =>
  z._default(
    z.object({
      assumed: z.literal(true),
      method: z._default(Method, method),
      path: z.string().check(z.startsWith('/')),
    }),
    { assumed: true, method, path },
  );

export const ServiceProfile = z.object({
  name: z._default(z.string(), 'Itinerary service'),
  baseUrl: Address,
  authUrl: Address,
  /** Only these two are ever asked for: no operation of ours needs the documents. */
  scopes: z._default(z.array(z.string()), ['itineraries:read', 'itineraries:write']),
  operations: z.prefault(
    z.object({
      create: assumed('POST', '/v1/itineraries'),
      readOne: assumed('GET', '/v1/itineraries/{id}'),
      save: assumed('PUT', '/v1/library/{id}'),
      unsave: assumed('DELETE', '/v1/library/{id}'),
    }),
    {},
  ),
  /** Where a person opens an itinerary; `{id}` is filled in. Without it no link is offered. */
  webItinerary: z.optional(z.string()),
});
export type ServiceProfile = z.infer<typeof ServiceProfile>;

export function readProfile(value: unknown): Result<ServiceProfile, { kind: 'no-service' }> {
  const parsed = z.safeParse(ServiceProfile, value);
  return parsed.success ? ok(parsed.data) : fail({ kind: 'no-service' });
}
