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
      /** A service without it: it is then never tried. */
      isOff: z.optional(z.boolean()),
    }),
    { assumed: true, method, path },
  );
export type AssumedOperation = { method: Method; path: string; isOff?: boolean | undefined };

/** Asked for when a traveller wants to see the documents of a trip, and never before. */
export const documentScopes = ['documents:read', 'documents:write'] as const;

const Name = z.string().check(z.minLength(1), z.maxLength(100));

export const ServiceProfile = z.object({
  name: z._default(z.string(), 'Itinerary service'),
  baseUrl: Address,
  authUrl: Address,
  /** Only these two are asked for on connecting, whatever a profile says; `documentScopes` come by a press of their own. */
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
  /** Through the assumed REST operation, or through the tool that the document names. */
  createVia: z._default(z.enum(['rest', 'mcp']), 'rest'),
  mcp: z.prefault(
    z.object({
      /** Where it is; without, the usual places below the base address are tried. */
      url: z.optional(Address),
      tool: z._default(Name, 'create_itinerary'),
    }),
    {},
  ),
  /** Field names that the document does not show. */
  fields: z.prefault(
    z.object({
      imageSearch: z._default(Name, 'query'),
      role: z._default(Name, 'role'),
      shareToken: z._default(Name, 'token'),
      callToken: z._default(Name, 'token'),
    }),
    {},
  ),
  /** Settings of 4.11 that are on or off. The document names none; those that the service tells of are added to these. */
  reminders: z._default(z.array(Name).check(z.maxLength(20)), []),
  /** A code of this service, and which of the document's codes it stands for: {"STALE_REVISION": "itineraryModified"}. */
  errorAliases: z._default(
    z.record(z.string(), z.enum(['itineraryModified', 'subscriptionRequired', 'forbidden'])),
    {},
  ),
  /** The resource that tokens are asked for (RFC 8707): as the service describes itself, or none. */
  resource: z._default(z.enum(['auto', 'none']), 'auto'),
  /** Where a person opens an itinerary; `{id}` is filled in. Without it no link is offered. */
  webItinerary: z.optional(z.string()),
});
export type ServiceProfile = z.infer<typeof ServiceProfile>;

export function readProfile(value: unknown): Result<ServiceProfile, { kind: 'no-service' }> {
  const parsed = z.safeParse(ServiceProfile, value);
  return parsed.success ? ok(parsed.data) : fail({ kind: 'no-service' });
}

/** The origins that may be sent an access token: the interface's own, and MCP's where it has another. */
export const tokenOrigins = ({ baseUrl, mcp }: ServiceProfile): string[] =>
  [baseUrl, ...(mcp.url ? [mcp.url] : [])].map((address) => new URL(address).origin);

/** All that is ever spoken to. */
export const serviceOrigins = (profile: ServiceProfile): string[] => [
  ...tokenOrigins(profile),
  new URL(profile.authUrl).origin,
];
