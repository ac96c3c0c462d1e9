// Where to sign in: the service's own description of itself, checked before any window opens.
import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import type { Fetch } from '../api/transport.ts';
import type { ServiceProfile } from '../model/profile.ts';
import { notUnderstood } from './failures.ts';
import { readDocument } from './read-document.ts';

/** Options that every OAuth call shares. Plain http is let through only because the profile allows it on loopback alone. */
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

/** With all four addresses: those it names, else those of the document (4.1). */
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
  for (const address of placesOf(base)) {
    const found = z.safeParse(Metadata, await readDocument(fetch, address));
    if (!found.success) continue;
    const server = { ...usual, ...withoutNothing(found.data) };
    check(server, profile);
    return server;
  }
  return { issuer: base, ...usual };
}

/** The document appends to the address; the standard puts the same between host and path. */
function placesOf(base: string): string[] {
  const { origin, pathname } = new URL(base);
  const path = pathname.replace(/\/$/, '');
  const name = '/.well-known/oauth-authorization-server';
  const inserted = path === '' ? [] : [`${origin}${name}${path}`];
  return [`${base}${name}`, ...inserted, `${base}/.well-known/openid-configuration`];
}

const withoutNothing = (metadata: z.infer<typeof Metadata>) => {
  const { issuer, ...rest } = metadata;
  return { issuer, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) };
};

/** All that could lead the traveller or a token elsewhere. */
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
  // The document promises S256; only a service that says otherwise is refused.
  if (methods && !methods.includes('S256')) throw notUnderstood('no-safe-sign-in');
}

/** To the letter, but for a slash at the end. */
export const isSameIssuer = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');
