// A connection's tokens over time: hands out an access token, refreshes it when it is old or was refused.
import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import type { Connection } from '../api/connection.ts';
import { guard, type TransportEdges, TransportError } from '../api/transport.ts';
import type { ApiFailure } from '../model/failure.ts';
import { ServiceProfile } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { callOptions, discover } from './authorization-server.ts';
import { tokensOf } from './sign-in.ts';

/** What is kept of a connected account. The refresh token lies sealed in the store. */
export const Account = z.object({
  id: z.string(),
  profile: ServiceProfile,
  clientId: z.string(),
  refreshToken: z.optional(z.string()),
});
export type Account = z.infer<typeof Account>;

export const AccessToken = z.object({ token: z.string(), expiresAt: z.number() });
export type AccessToken = z.infer<typeof AccessToken>;

export interface SessionEdges extends TransportEdges {
  now: () => number;
  /** Runs one refresh at a time per account, across all of the extension's pages. */
  oneAtATime: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  loadAccount: (id: string) => Promise<Account | undefined>;
  saveAccount: (account: Account) => Promise<void>;
  loadAccessToken: (id: string) => Promise<AccessToken | undefined>;
  saveAccessToken: (id: string, token: AccessToken) => Promise<void>;
}

/** Clocks drift and requests take time: a token this close to its end counts as old. */
const leewayMilliseconds = 120_000;

export function openConnection(account: Account, edges: SessionEdges): Connection {
  const { profile } = account;
  const fetch = guard(edges, [profile.baseUrl, profile.authUrl]);

  const usable = async (stale?: string) => {
    const kept = await edges.loadAccessToken(account.id);
    const isFresh = kept && kept.token !== stale && kept.expiresAt - leewayMilliseconds > edges.now();
    return isFresh ? kept.token : undefined;
  };

  const accessToken = async (stale?: string): Promise<Result<string, ApiFailure>> => {
    const kept = await usable(stale);
    if (kept) return ok(kept);
    return edges.oneAtATime(`wayclip-refresh-${account.id}`, async () => {
      const fresh = await usable(stale); // someone else may have refreshed while we waited
      return fresh ? ok(fresh) : refresh(account.id, edges, fetch);
    });
  };

  return { id: account.id, profile, fetch, now: edges.now, accessToken };
}

async function refresh(
  accountId: string,
  edges: SessionEdges,
  fetch: Connection['fetch'],
): Promise<Result<string, ApiFailure>> {
  const account = await edges.loadAccount(accountId);
  if (!account?.refreshToken) return fail({ kind: 'signed-out' });
  const client: oauth.Client = { client_id: account.clientId };
  const options = callOptions(account.profile, fetch);
  try {
    const server = await discover(account.profile, fetch);
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.None(),
      account.refreshToken,
      options,
    );
    const tokens = tokensOf(await oauth.processRefreshTokenResponse(server, client, response));
    // The new refresh token first: losing it would end the connection.
    if (tokens.refreshToken) await edges.saveAccount({ ...account, refreshToken: tokens.refreshToken });
    const expiresAt = edges.now() + tokens.expiresInSeconds * 1000;
    await edges.saveAccessToken(accountId, { token: tokens.accessToken, expiresAt });
    return ok(tokens.accessToken);
  } catch (thrown) {
    return fail(refreshFailureOf(thrown));
  }
}

/** Only the service's clear "no" signs the traveller out; a lost network never does. */
function refreshFailureOf(thrown: unknown): ApiFailure {
  if (thrown instanceof TransportError) return thrown.failure;
  if (thrown instanceof oauth.ResponseBodyError && thrown.error === 'invalid_grant')
    return { kind: 'signed-out' };
  if (thrown instanceof oauth.ResponseBodyError && thrown.status >= 500) {
    return { kind: 'service-broken', status: thrown.status };
  }
  return { kind: 'service-not-understood' };
}

/** Tells the service that the tokens are given up. A service that does not answer changes nothing for us. */
export async function revoke(account: Account, edges: TransportEdges): Promise<void> {
  if (!account.refreshToken) return;
  const fetch = guard(edges, [account.profile.authUrl]);
  try {
    const server = await discover(account.profile, fetch);
    const options = callOptions(account.profile, fetch);
    await oauth.revocationRequest(
      server,
      { client_id: account.clientId },
      oauth.None(),
      account.refreshToken,
      options,
    );
  } catch (thrown) {
    if (!(thrown instanceof TransportError) && !(thrown instanceof oauth.OperationProcessingError))
      throw thrown;
  }
}
