// Manages a connection's tokens: hands out the access token and refreshes it when it has expired or was refused.
import * as oauth from 'oauth4webapi';
import type { Connection } from '../api/connection.ts';
import { isSendable } from '../api/header-value.ts';
import { guard, type TransportEdges } from '../api/transport.ts';
import type { ApiFailure } from '../model/failure.ts';
import { serviceOrigins } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { type AccessToken, type Account, isFresh } from './account.ts';
import { callOptions, discover } from './authorization-server.ts';
import { refreshFailureOf } from './failures.ts';
import { clientAuthOf, clientOf } from './register.ts';
import { revoke } from './revoke.ts';
import { resourceOf, type Tokens, tokensOf } from './sign-in.ts';

export { AccessToken, Account } from './account.ts';
export { revoke } from './revoke.ts';

export interface SessionEdges extends TransportEdges {
  now: () => number;
  /** Runs work with the same name one at a time, across all of the extension's pages. */
  oneAtATime: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  loadAccount: (id: string) => Promise<Account | undefined>;
  saveAccount: (account: Account) => Promise<void>;
  loadAccessToken: (id: string) => Promise<AccessToken | undefined>;
  saveAccessToken: (id: string, token: AccessToken) => Promise<void>;
}

export function openConnection(account: Account, edges: SessionEdges): Connection {
  const { id, profile } = account;
  const fetch = guard(edges, serviceOrigins(profile));

  const usable = async (stale?: string) => {
    const kept = await edges.loadAccessToken(id);
    const isUsable = kept && kept.token !== stale && isFresh(kept, edges.now()) && isSendable(kept.token);
    return isUsable ? kept.token : undefined;
  };

  const accessToken = async (stale?: string): Promise<Result<string, ApiFailure>> => {
    const kept = await usable(stale);
    if (kept) return ok(kept);
    return edges.oneAtATime(`wayclip-refresh-${id}`, async () => {
      const fresh = await usable(stale); // someone else may have refreshed while we waited
      return fresh ? ok(fresh) : refresh(id, edges, fetch);
    });
  };

  return { id, profile, fetch, now: edges.now, patience: edges.patience, accessToken };
}

async function refresh(
  id: string,
  edges: SessionEdges,
  fetch: Connection['fetch'],
): Promise<Result<string, ApiFailure>> {
  const account = await markRefreshing(id, edges);
  if (!account?.refreshToken) return fail({ kind: 'signed-out' });
  const asked = await askForTokens(account, account.refreshToken, { fetch, now: edges.now });
  if (asked.ok) return storeTokens(account, asked.value, edges);
  if (asked.failure.kind !== 'signed-out') return asked;
  // Refused: perhaps another page or worker has refreshed first and stored the next token.
  const now = await edges.loadAccount(id);
  if (!now?.refreshToken || now.refreshToken === account.refreshToken) return needsReconnect(account, edges);
  const second = await askForTokens(now, now.refreshToken, { fetch, now: edges.now });
  if (second.ok) return storeTokens(now, second.value, edges);
  return second.failure.kind === 'signed-out' ? needsReconnect(now, edges) : second;
}

/** Stored before the request: if the answer is lost, a later refusal of the token can be explained. */
const markRefreshing = (id: string, edges: SessionEdges): Promise<Account | undefined> =>
  edges.oneAtATime(storeLock(id), async () => {
    const account = await edges.loadAccount(id);
    if (account?.refreshToken)
      await kept(() => edges.saveAccount({ ...account, refreshingSince: edges.now() }));
    return account;
  });

/** Drops a refused refresh token so that it is never sent again, and keeps the rest of the account. */
function needsReconnect(account: Account, edges: SessionEdges): Promise<Result<string, ApiFailure>> {
  return edges.oneAtATime(storeLock(account.id), async () => {
    const now = await edges.loadAccount(account.id);
    if (now && now.refreshToken === account.refreshToken)
      await kept(() => edges.saveAccount({ ...now, refreshToken: undefined }));
    return fail({ kind: 'signed-out' });
  });
}

async function askForTokens(
  account: Account,
  refreshToken: string,
  { fetch, now }: Pick<Connection, 'fetch' | 'now'>,
): Promise<Result<Tokens, ApiFailure>> {
  try {
    const server = await discover(account.profile, fetch);
    const client = clientOf(account);
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      clientAuthOf(account),
      refreshToken,
      {
        ...callOptions(account.profile, fetch),
        additionalParameters: resourceOf(account),
      },
    );
    return ok(tokensOf(await oauth.processRefreshTokenResponse(server, client, response)));
  } catch (thrown) {
    return fail(refreshFailureOf(thrown, now()));
  }
}

/** The lock for changing or deleting an account: a late refresh must not undo a sign-out. */
export const storeLock = (id: string): string => `wayclip-account-${id}`;

async function storeTokens(
  account: Account,
  tokens: Tokens,
  edges: SessionEdges,
): Promise<Result<string, ApiFailure>> {
  const { id, generation = 0 } = account;
  const receivedAt = edges.now();
  const isKept = await edges.oneAtATime(storeLock(id), async () => {
    const now = await edges.loadAccount(id);
    if (!now || (now.generation ?? 0) !== generation) return false;
    const refreshToken = tokens.refreshToken ?? account.refreshToken;
    const next = { ...now, refreshToken, generation: generation + 1, refreshingSince: undefined };
    // Save the new refresh token first: losing it would end the connection.
    await kept(() => edges.saveAccount({ ...next, scopes: tokens.scopes ?? account.scopes }));
    const expiresAt = receivedAt + tokens.expiresInSeconds * 1000;
    const token = { token: tokens.accessToken, expiresAt, receivedAt };
    await kept(() => edges.saveAccessToken(id, token));
    return true;
  });
  if (isKept) return ok(tokens.accessToken);
  // Signed out or signed in again while the request was under way: revoke the tokens it returned.
  await revoke({ ...account, refreshToken: tokens.refreshToken ?? account.refreshToken }, edges);
  return fail({ kind: 'signed-out' });
}

/** If the disk is full, the traveller pays with a later sign-in or refresh, not with the work at hand. */
async function kept(save: () => Promise<void>): Promise<boolean> {
  try {
    await save();
    return true;
  } catch {
    return false; // the reason makes no difference here
  }
}
