import type { Provider } from 'oidc-provider';
import { readScopes, type Scope } from './scopes.ts';

/** Who is calling, through which app, and with which scopes. */
export interface Caller {
  travellerId: string;
  clientId: string;
  scopes: Scope[];
  /** Whether it is one of the service's own apps; apps-only endpoints accept no others. */
  isOwnApp: boolean;
}

/** undefined if the token is unknown, expired or revoked. */
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
