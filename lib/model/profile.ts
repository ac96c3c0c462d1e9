// The service profile: the service's addresses, and the operations that its API document leaves undefined.
// It holds no secrets. A variant of the service needs another profile, never other code.
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

/** An operation that the API document does not show; marked so that nobody relies on it. */
const assumed = (method: Method, path: string) =>
  z._default(
    z.object({
      assumed: z.literal(true),
      method: z._default(Method, method),
      path: z.string().check(z.startsWith('/')),
      /** Set for a service without it: it is never tried. */
      isOff: z.optional(z.boolean()),
    }),
    { assumed: true, method, path },
  );
export type AssumedOperation = { method: Method; path: string; isOff?: boolean | undefined };

/** Only requested once a traveller wants to see a trip's documents. */
export const documentScopes = ['documents:read', 'documents:write'] as const;

const Name = z.string().check(z.minLength(1), z.maxLength(100));

export const ServiceProfile = z.object({
  name: z._default(z.string(), 'Itinerary service'),
  baseUrl: Address,
  authUrl: Address,
  /** Connecting requests at most these two; `documentScopes` are requested separately, when the traveller asks. */
  scopes: z._default(z.array(z.enum(['itineraries:read', 'itineraries:write'])), [
    'itineraries:read',
    'itineraries:write',
  ]),
  operations: z.prefault(
    z.object({
      create: assumed('POST', '/v1/itineraries'),
      readOne: assumed('GET', '/v1/itineraries/{id}'),
      update: assumed('PATCH', '/v1/itineraries/{id}'),
      remove: assumed('DELETE', '/v1/itineraries/{id}'),
      save: assumed('PUT', '/v1/library/{id}'),
      unsave: assumed('DELETE', '/v1/library/{id}'),
      like: assumed('PUT', '/v1/itineraries/{id}/like'),
      unlike: assumed('DELETE', '/v1/itineraries/{id}/like'),
      follow: assumed('PUT', '/v1/people/{id}/follow'),
      unfollow: assumed('DELETE', '/v1/people/{id}/follow'),
      publish: assumed('PUT', '/v1/explore/{id}'),
      unpublish: assumed('DELETE', '/v1/explore/{id}'),
      shareLink: assumed('POST', '/v1/itineraries/{id}/share-links'),
      listShareLinks: assumed('GET', '/v1/itineraries/{id}/share-links'),
      withdrawShareLink: assumed('DELETE', '/v1/itineraries/{id}/share-links/{linkId}'),
      listPeople: assumed('GET', '/v1/itineraries/{id}/people'),
      removePerson: assumed('DELETE', '/v1/itineraries/{id}/people/{userId}'),
      listDocuments: assumed('GET', '/v1/itineraries/{id}/documents'),
      renameDocument: assumed('PATCH', '/v1/itineraries/{id}/documents/{documentId}'),
      removeDocument: assumed('DELETE', '/v1/itineraries/{id}/documents/{documentId}'),
      fetchDocument: assumed('GET', '/v1/app/library/{id}/documents/{documentId}/file'),
      readReminders: assumed('GET', '/v1/account/reminder-preferences'),
      readAccount: assumed('GET', '/v1/account'),
      storeFile: assumed('POST', '/v1/app/documents'),
    }),
    {},
  ),
  /** Through the assumed REST operation, or through the MCP tool that the API document names. */
  createVia: z._default(z.enum(['rest', 'mcp']), 'rest'),
  mcp: z.prefault(
    z.object({
      /** The endpoint; without it, the usual paths below the base address are tried. */
      url: z.optional(Address),
      tool: z._default(Name, 'create_itinerary'),
    }),
    {},
  ),
  /** Field names that the API document does not show. */
  fields: z.prefault(
    z.object({
      imageSearch: z._default(Name, 'query'),
      role: z._default(Name, 'role'),
      shareToken: z._default(Name, 'token'),
      callToken: z._default(Name, 'token'),
    }),
    {},
  ),
  /** On/off settings of 4.11. The API document names none; those that the service reports are added. */
  reminders: z._default(z.array(Name).check(z.maxLength(20)), []),
  /** Maps this service's error codes to those of the API document: {"STALE_REVISION": "itineraryModified"}. */
  errorAliases: z._default(
    z.record(z.string(), z.enum(['itineraryModified', 'subscriptionRequired', 'forbidden'])),
    {},
  ),
  /** The resource to request tokens for (RFC 8707): the one that the service's metadata names, or none. */
  resource: z._default(z.enum(['auto', 'none']), 'auto'),
  /** The web page of an itinerary, with `{id}` to fill in. Without it no link is offered. */
  webItinerary: z.optional(z.string()),
});
export type ServiceProfile = z.infer<typeof ServiceProfile>;

export function readProfile(value: unknown): Result<ServiceProfile, { kind: 'no-service' }> {
  const parsed = z.safeParse(ServiceProfile, value);
  return parsed.success ? ok(parsed.data) : fail({ kind: 'no-service' });
}

/** The origins that an access token may be sent to: the API's own, and MCP's if that is another one. */
export const tokenOrigins = ({ baseUrl, mcp }: ServiceProfile): string[] =>
  [baseUrl, ...(mcp.url ? [mcp.url] : [])].map((address) => new URL(address).origin);

/** All origins that requests are ever sent to. */
export const serviceOrigins = (profile: ServiceProfile): string[] => [
  ...tokenOrigins(profile),
  new URL(profile.authUrl).origin,
];
