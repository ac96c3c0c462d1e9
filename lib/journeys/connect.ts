// The traveller connects an account: register, sign in on the service's own page, exchange, keep.

import * as z from 'zod/mini';
import type { Fetch } from '../api/transport.ts';
import type { AccessToken, Account } from '../auth/session.ts';
import { beginSignIn, finishSignIn, SignIn } from '../auth/sign-in.ts';
import type { ConnectFailure } from '../model/failure.ts';
import type { ServiceProfile } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';

export interface ConnectEdges {
  loadProfile: () => Promise<Result<ServiceProfile, { kind: 'no-service' }>>;
  fetchFor: (profile: ServiceProfile) => Fetch;
  clientName: string;
  redirectUri: string;
  openWindow: (address: string) => Promise<Result<string, ConnectFailure>>;
  /** The sign-in under way, kept outside this function: the worker may die while the window is open. */
  saveSignIn: (signIn: SignIn) => Promise<void>;
  takeSignIn: () => Promise<unknown>;
  saveAccount: (account: Account) => Promise<void>;
  saveAccessToken: (id: string, token: AccessToken) => Promise<void>;
  now: () => number;
  newId: () => string;
}

export async function connect(edges: ConnectEdges): Promise<Result<Account, ConnectFailure>> {
  const profile = await edges.loadProfile();
  if (!profile.ok) return profile;
  const fetch = edges.fetchFor(profile.value);
  const begun = await beginSignIn(profile.value, edges.redirectUri, { fetch, clientName: edges.clientName });
  if (!begun.ok) return begun;
  await edges.saveSignIn(begun.value.signIn);
  const redirected = await edges.openWindow(begun.value.address);
  const signIn = z.safeParse(SignIn, await edges.takeSignIn());
  if (!redirected.ok) return redirected;
  if (!signIn.success) return fail({ kind: 'sign-in-refused' });
  const tokens = await finishSignIn(signIn.data, redirected.value, fetch);
  if (!tokens.ok) return tokens;
  const { accessToken, refreshToken, expiresInSeconds } = tokens.value;
  const account: Account = {
    id: edges.newId(),
    profile: profile.value,
    clientId: signIn.data.clientId,
    refreshToken,
  };
  await edges.saveAccount(account);
  await edges.saveAccessToken(account.id, {
    token: accessToken,
    expiresAt: edges.now() + expiresInSeconds * 1000,
  });
  return ok(account);
}
