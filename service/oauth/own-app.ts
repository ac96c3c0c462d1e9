// Pure: no browser, no network, no clock.
import type { ClientMetadata } from 'oidc-provider';
import { allScopes } from './scopes.ts';

/** The service's own app: the one client that nobody registers, and the only one that apps-only endpoints listen to. */
export const ownAppId = 'itineraries-app';

/**
 * A code goes only to an address of the service itself, which a phone opens in the app that proved to own it.
 * That, and not a secret that anyone could read out of an app, is what keeps others from posing as it.
 */
export const ownAppRedirect = (authOrigin: string): string => `${authOrigin}/app/signed-in`;

export const ownApp = (authOrigin: string): ClientMetadata => ({
  client_id: ownAppId,
  client_name: 'the Itineraries app',
  redirect_uris: [ownAppRedirect(authOrigin)],
  token_endpoint_auth_method: 'none',
  scope: allScopes.join(' '),
});
