// Connects an account: register a client, sign in on the service's own page, exchange the code, store the account.

import * as z from 'zod/mini';
import type { Fetch } from '../api/transport.ts';
import { signedInAs } from '../api/traveller.ts';
import type { AccessToken, Account } from '../auth/session.ts';
import { beginSignIn, finishSignIn, SignIn, type Tokens } from '../auth/sign-in.ts';
import type { ApiFailure, ConnectFailure } from '../model/failure.ts';
import type { ServiceProfile } from '../model/profile.ts';
import { fail, ok, type Result } from '../model/result.ts';

export interface ConnectEdges {
  loadProfile: () => Promise<Result<ServiceProfile, { kind: 'no-service' }>>;
  fetchFor: (profile: ServiceProfile) => Fetch;
  clientName: string;
  redirectUri: string;
  openWindow: (address: string) => Promise<Result<string, ConnectFailure>>;
  /** Stores the sign-in under way: the worker may be stopped while the window is open. */
  saveSignIn: (signIn: SignIn) => Promise<void>;
  takeSignIn: () => Promise<unknown>;
  saveAccount: (account: Account) => Promise<void>;
  saveAccessToken: (id: string, token: AccessToken) => Promise<void>;
  now: () => number;
  newId: () => string;
  /** The account to sign in to again: it keeps its id, so that parcels waiting for it go on. */
  again?: Account | undefined;
  /** Scopes to request in addition to those of the profile. */
  moreScopes?: readonly string[] | undefined;
  /** The account of this traveller at that service, if there is one. */
  accountOf?: (profile: ServiceProfile, travellerId: string) => Promise<Account | undefined>;
}

export async function connect(edges: ConnectEdges): Promise<Result<Account, ConnectFailure>> {
  const { again } = edges;
  const profile = again ? ok(again.profile) : await edges.loadProfile();
  if (!profile.ok) return profile;
  const first = await signIn(profile.value, edges, false);
  const isAboutResource =
    !first.ok && first.failure.kind === 'sign-in-refused' && first.failure.code === 'invalid_target';
  // The service rejects the resource parameter: try again without it.
  const signedIn = isAboutResource ? await signIn(profile.value, edges, true) : first;
  if (!signedIn.ok) return signedIn;
  const { tokens, by } = signedIn.value;
  const { accessToken, refreshToken, expiresInSeconds, scopes } = tokens;
  const { clientId, clientSecret, clientAuth, resource } = by;
  const client = { clientId, clientSecret, clientAuth };
  const whose = again ? await accountSignedInTo(again, accessToken, edges) : ok({});
  if (!whose.ok) return whose;
  const account: Account = {
    id: edges.newId(),
    ...whose.value,
    profile: profile.value,
    ...client,
    refreshToken,
    resource,
    // If the answer names no scopes, those requested were granted (RFC 6749, 5.1).
    scopes: scopes ?? [...profile.value.scopes, ...(edges.moreScopes ?? [])],
  };
  await edges.saveAccount(account);
  const receivedAt = edges.now();
  const expiresAt = receivedAt + expiresInSeconds * 1000;
  await edges.saveAccessToken(account.id, { token: accessToken, expiresAt, receivedAt });
  return ok(account);
}

type Kept = Partial<Pick<Account, 'id' | 'name' | 'serviceId' | 'travellerId' | 'generation'>>;

/** A new generation, so that the result of a refresh still under way is discarded. */
const keptOf = ({ id, name, serviceId, travellerId, generation = 0 }: Account): Kept => ({
  id,
  name,
  serviceId,
  travellerId,
  generation: generation + 1,
});

/** Failures that are likely to pass. */
const mayPass = new Set<ApiFailure['kind']>(['offline', 'service-silent', 'service-broken', 'slow-down']);

/**
 * What an account keeps when the traveller signs in again. Somebody else may have signed in on the service's page: they
 * get a separate account, so that nothing waiting for the first one is sent to theirs.
 */
async function accountSignedInTo(
  again: Account,
  token: string,
  edges: ConnectEdges,
): Promise<Result<Kept, ConnectFailure>> {
  const { id, profile, serviceId, travellerId } = again;
  const { now } = edges;
  const accessToken = async () => ok(token);
  const who = await signedInAs(
    { id, profile, fetch: edges.fetchFor(profile), now, accessToken },
    travellerId,
  );
  if (!who.ok) {
    const { failure } = who;
    // Give up while it is unknown who signed in: waiting parcels could go to somebody else.
    if (travellerId !== undefined && mayPass.has(failure.kind))
      return fail(failure.kind === 'slow-down' ? failure : { kind: 'service-silent' });
    return ok(keptOf(again));
  }
  const { author, isAnother } = who.value;
  // Takes precedence over another account of the same traveller: parcels are waiting for this one.
  if (!isAnother) return ok({ ...keptOf(again), travellerId: travellerId ?? author?.id });
  const existing = author?.id === undefined ? undefined : await edges.accountOf?.(profile, author.id);
  if (existing) return ok(keptOf(existing));
  return ok({ serviceId, name: author?.name, travellerId: author?.id });
}

async function signIn(
  profile: ServiceProfile,
  edges: ConnectEdges,
  withoutResource: boolean,
): Promise<Result<{ tokens: Tokens; by: SignIn }, ConnectFailure>> {
  const { clientName, now, redirectUri, moreScopes } = edges;
  const fetch = edges.fetchFor(profile);
  const begun = await beginSignIn(profile, redirectUri, {
    fetch,
    clientName,
    now,
    withoutResource,
    moreScopes,
  });
  if (!begun.ok) return begun;
  await edges.saveSignIn(begun.value.signIn);
  const redirected = await edges.openWindow(begun.value.address);
  // Removed as it is read, so that it can be used only once.
  const taken = z.safeParse(SignIn, await edges.takeSignIn());
  if (!redirected.ok) return redirected;
  if (!taken.success) return fail({ kind: 'sign-in-refused' });
  const tokens = await finishSignIn(taken.data, redirected.value, { fetch, now });
  return tokens.ok ? ok({ tokens: tokens.value, by: taken.data }) : tokens;
}
