import type { Provider } from 'oidc-provider';
import { readScopes, type Scope } from './scopes.ts';

/** Who calls, through which app, and what the traveller allowed it. */
export interface Caller {
  travellerId: string;
  clientId: string;
  scopes: Scope[];
  /** Whether the app is the service's own: apps-only endpoints listen to no other. */
  isOwnApp: boolean;
}

/** undefined when the token is unknown, has run out or was revoked. */
export type ReadToken = (token: string) => Promise<Caller | undefined>;

export function tokenReader(provider: Provider, audience: string): ReadToken {
  return async (token) => {
    const found = await provider.AccessToken.find(token);
    if (!found?.accountId || !found.clientId || found.aud !== audience) return undefined;
    const { accountId: travellerId, clientId } = found;
    const isOwnApp = found.extra?.ownApp === true;
    return { travellerId, clientId, scopes: readScopes(found.scope), isOwnApp };
  };
}
