import type { ClientMetadata } from 'oidc-provider';
import { allScopes } from './scopes.ts';

/** The service's own app for phones: the one client that nobody registers. */
export const ownAppId = 'itineraries-app';

/**
 * A code goes only to an address of the service itself, which a phone opens in the app that proved to own it.
 * That, and not a secret that anyone could read out of an app, is what keeps others from posing as it.
 */
export const ownAppRedirect = (authOrigin: string): string => `${authOrigin}/app/signed-in`;

export const ownApp = (authOrigin: string): ClientMetadata => ({
  client_id: ownAppId,
  client_name: 'the phone app',
  redirect_uris: [ownAppRedirect(authOrigin)],
  token_endpoint_auth_method: 'none',
  scope: allScopes.join(' '),
});

/**
 * The Wayclip extension, on a service of this machine: where a browser brings a code to it and to no other. The first is
 * Chrome's and Edge's, by the key in wxt.config.ts, the second Firefox's, by the id there.
 */
export const wayclipOrigins = [
  'https://idififfgfnpkgipiffjpkoknndedffog.chromiumapp.org',
  'https://dc343ba5c565d5bed97752f4ad601ad4822480fb.extensions.allizom.org',
];

/** Whether a client gets its codes only where the service's own apps get theirs; a name could be anyone's. */
export const isOwnClient = (
  { clientId, redirectUris = [] }: { clientId: string; redirectUris?: readonly string[] | undefined },
  ownOrigins: readonly string[],
): boolean =>
  clientId === ownAppId ||
  (redirectUris.length > 0 &&
    redirectUris.every((address) => ownOrigins.includes(URL.parse(address)?.origin ?? '')));
