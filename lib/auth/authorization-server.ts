// Where to sign in: the service's own discovery document, checked before any window opens.
import * as oauth from 'oauth4webapi';
import type { Fetch } from '../api/transport.ts';
import type { ServiceProfile } from '../model/profile.ts';

/** Options that every OAuth call shares. Plain http is let through only because the profile allows it on loopback alone. */
export const callOptions = (profile: ServiceProfile, fetch: Fetch) => ({
  [oauth.customFetch]: fetch,
  [oauth.allowInsecureRequests]: new URL(profile.authUrl).protocol === 'http:',
});

export async function discover(profile: ServiceProfile, fetch: Fetch): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(profile.authUrl);
  const response = await oauth.discoveryRequest(issuer, {
    ...callOptions(profile, fetch),
    algorithm: 'oauth2',
  });
  return oauth.processDiscoveryResponse(issuer, response);
}
