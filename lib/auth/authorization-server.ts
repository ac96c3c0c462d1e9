// Where to sign in: reads the service's OAuth metadata and checks it before any window opens.
import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import type { Fetch } from '../api/transport.ts';
import type { ServiceProfile } from '../model/profile.ts';
import { notUnderstood } from './failures.ts';
import { readDocument } from './read-document.ts';

/** Options shared by every OAuth call. Plain http is safe to allow: profiles accept it for loopback addresses only. */
export const callOptions = (profile: ServiceProfile, fetch: Fetch) => ({
  [oauth.customFetch]: fetch,
  [oauth.allowInsecureRequests]: new URL(profile.authUrl).protocol === 'http:',
});

const Metadata = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.optional(z.string()),
  token_endpoint: z.optional(z.string()),
  registration_endpoint: z.optional(z.string()),
  revocation_endpoint: z.optional(z.string()),
  code_challenge_methods_supported: z.optional(z.array(z.string())),
  authorization_response_iss_parameter_supported: z.optional(z.boolean()),
});

/** Has all four endpoints: those from the metadata, otherwise the defaults of the API document (4.1). */
export type Server = oauth.AuthorizationServer & {
  authorization_endpoint: string;
  token_endpoint: string;
  registration_endpoint: string;
  revocation_endpoint: string;
};

export async function discover(profile: ServiceProfile, fetch: Fetch): Promise<Server> {
  const base = profile.authUrl.replace(/\/$/, '');
  const usual = {
    authorization_endpoint: `${base}/oauth/authorize`,
    token_endpoint: `${base}/oauth/token`,
    registration_endpoint: `${base}/oauth/register`,
    revocation_endpoint: `${base}/oauth/revoke`,
  };
  for (const address of metadataAddressesOf(base)) {
    const found = z.safeParse(Metadata, await readDocument(fetch, address));
    if (!found.success) continue;
    const server = { ...usual, ...withoutUndefined(found.data) };
    check(server, profile);
    return server;
  }
  return { issuer: base, ...usual };
}

/** The API document appends the well-known path to the address; the standard inserts it between host and path. */
function metadataAddressesOf(base: string): string[] {
  const { origin, pathname } = new URL(base);
  const path = pathname.replace(/\/$/, '');
  const name = '/.well-known/oauth-authorization-server';
  const inserted = path === '' ? [] : [`${origin}${name}${path}`];
  return [`${base}${name}`, ...inserted, `${base}/.well-known/openid-configuration`];
}

const withoutUndefined = (metadata: z.infer<typeof Metadata>) => {
  const { issuer, ...rest } = metadata;
  return { issuer, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) };
};

/** Rejects metadata that could lead the traveller or a token to another site. */
function check(server: Server, profile: ServiceProfile): void {
  if (!isSameIssuer(server.issuer, profile.authUrl)) throw notUnderstood('wrong-issuer');
  const { origin } = new URL(profile.authUrl);
  const endpoints = [
    server.authorization_endpoint,
    server.token_endpoint,
    server.registration_endpoint,
    server.revocation_endpoint,
  ];
  if (endpoints.some((address) => URL.parse(address)?.origin !== origin))
    throw notUnderstood('foreign-address');
  const methods = server.code_challenge_methods_supported;
  // The API document promises S256, so a missing list is fine; only a list without S256 is refused.
  if (methods && !methods.includes('S256')) throw notUnderstood('no-safe-sign-in');
}

/** An exact comparison, except for a trailing slash. */
export const isSameIssuer = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');
