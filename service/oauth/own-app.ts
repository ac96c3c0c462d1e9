import type { ClientMetadata } from 'oidc-provider';
import { allScopes } from './scopes.ts';

/** The service's own phone app: the one client that is not registered by anyone. */
export const ownAppId = 'itineraries-app';

/**
 * A code is sent only to an address of the service itself, which a phone opens in the app that has proved to own it.
 * That is what keeps others from posing as the app; a secret could be extracted from it.
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
 * The Wayclip extension on a local service: the redirect origins that a browser delivers only to it. The first is
 * Chrome's and Edge's, derived from the key in wxt.config.ts, the second is Firefox's, from the id there.
 */
export const wayclipOrigins = [
  'https://idififfgfnpkgipiffjpkoknndedffog.chromiumapp.org',
  'https://dc343ba5c565d5bed97752f4ad601ad4822480fb.extensions.allizom.org',
];

/** Whether all of a client's redirects go to the service's own apps; a client's name proves nothing. */
export const isOwnClient = (
  { clientId, redirectUris = [] }: { clientId: string; redirectUris?: readonly string[] | undefined },
  ownOrigins: readonly string[],
): boolean =>
  clientId === ownAppId ||
  (redirectUris.length > 0 &&
    redirectUris.every((address) => ownOrigins.includes(URL.parse(address)?.origin ?? '')));
