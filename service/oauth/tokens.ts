import type { Provider } from 'oidc-provider';
import { readScopes, type Scope } from './scopes.ts';

/** Who calls, through which app, and what the traveller allowed it. */
export interface Caller {
  travellerId: string;
  clientId: string;
  scopes: Scope[];
}

/** undefined when the token is unknown, has run out or was revoked. */
export type ReadToken = (token: string) => Promise<Caller | undefined>;

export function tokenReader(provider: Provider, audience: string): ReadToken {
  return async (token) => {
    const found = await provider.AccessToken.find(token);
    if (!found?.accountId || !found.clientId || found.aud !== audience) return undefined;
    return { travellerId: found.accountId, clientId: found.clientId, scopes: readScopes(found.scope) };
  };
}
