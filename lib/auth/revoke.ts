import * as oauth from 'oauth4webapi';
import { type Fetch, guard, type TransportEdges, TransportError } from '../api/transport.ts';
import { serviceOrigins } from '../model/profile.ts';
import type { Account } from './account.ts';
import { callOptions, discover } from './authorization-server.ts';
import { SignInError } from './failures.ts';
import { clientAuthOf, clientOf } from './register.ts';

/** Disconnecting should not keep anybody waiting. */
const maxMilliseconds = 5000;

/** One deadline for all requests, discovery included. */
function withDeadline(send: Fetch): Fetch {
  const end = AbortSignal.timeout(maxMilliseconds);
  return (input, init) =>
    send(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, end]) : end });
}

/**
 * Revokes the tokens at the service, the refresh token first: the others depend on it.
 * False if the service could not be told; the traveller can then disconnect under Connected Apps.
 */
export async function revoke(
  account: Account,
  edges: TransportEdges,
  accessToken?: string,
): Promise<boolean> {
  const tokens = [account.refreshToken, accessToken].filter((token) => token !== undefined);
  if (tokens.length === 0) return true;
  const fetch = withDeadline(guard(edges, serviceOrigins(account.profile)));
  const options = callOptions(account.profile, fetch);
  try {
    const server = await discover(account.profile, fetch);
    let isHeard = true;
    for (const token of tokens) {
      const answer = await oauth.revocationRequest(
        server,
        clientOf(account),
        clientAuthOf(account),
        token,
        options,
      );
      // Any other 4xx counts as revoked: the service does not know the token.
      isHeard &&= answer.status < 500 && answer.status !== 404;
    }
    return isHeard;
  } catch (thrown) {
    const isExpected =
      thrown instanceof TransportError ||
      thrown instanceof SignInError ||
      thrown instanceof oauth.OperationProcessingError;
    if (!isExpected) throw thrown;
    return false;
  }
}
