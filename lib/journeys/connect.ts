// The traveller connects an account: register, sign in on the service's own page, exchange, keep.

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
  /** The sign-in under way, kept outside this function: the worker may die while the window is open. */
  saveSignIn: (signIn: SignIn) => Promise<void>;
  takeSignIn: () => Promise<unknown>;
  saveAccount: (account: Account) => Promise<void>;
  saveAccessToken: (id: string, token: AccessToken) => Promise<void>;
  now: () => number;
  newId: () => string;
  /** The account to sign in to once more: it keeps its id, so that what waits for it goes on. */
  again?: Account | undefined;
  /** Rights to ask for beside those of the profile. */
  moreScopes?: readonly string[] | undefined;
  /** The account of this traveller at that service, where one is known. */
  accountOf?: (profile: ServiceProfile, travellerId: string) => Promise<Account | undefined>;
}

export async function connect(edges: ConnectEdges): Promise<Result<Account, ConnectFailure>> {
  const { again } = edges;
  const profile = again ? ok(again.profile) : await edges.loadProfile();
  if (!profile.ok) return profile;
  const first = await signIn(profile.value, edges, false);
  const isAboutResource =
    !first.ok && first.failure.kind === 'sign-in-refused' && first.failure.code === 'invalid_target';
  // A service that will not hear what the token is for: once more without it.
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
    // What the answer does not name was given as it was asked for (RFC 6749, 5.1).
    scopes: scopes ?? [...profile.value.scopes, ...(edges.moreScopes ?? [])],
  };
  await edges.saveAccount(account);
  const receivedAt = edges.now();
  const expiresAt = receivedAt + expiresInSeconds * 1000;
  await edges.saveAccessToken(account.id, { token: accessToken, expiresAt, receivedAt });
  return ok(account);
}

type Kept = Partial<Pick<Account, 'id' | 'name' | 'serviceId' | 'travellerId' | 'generation'>>;

/** Whatever a refresh that is still under way brings belongs to an earlier generation. */
const keptOf = ({ id, name, serviceId, travellerId, generation = 0 }: Account): Kept => ({
  id,
  name,
  serviceId,
  travellerId,
  generation: generation + 1,
});

/** After these the service is certain to be told another time. */
const mayPass = new Set<ApiFailure['kind']>(['offline', 'service-silent', 'service-broken', 'slow-down']);

/**
 * What stays of an account that signs in again. Whoever signed in may be someone else, on the service's own page: they
 * have an account of their own then, and nothing that waits for the first one is theirs.
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
    // Not before it is known whose it is: what waits would go to whoever that may be.
    if (travellerId !== undefined && mayPass.has(failure.kind))
      return fail(failure.kind === 'slow-down' ? failure : { kind: 'service-silent' });
    return ok(keptOf(again));
  }
  const { author, isAnother } = who.value;
  // Before any other account of the same traveller: what waits, waits for this one.
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
  // Taken, not read: whatever comes of it, it is used once.
  const taken = z.safeParse(SignIn, await edges.takeSignIn());
  if (!redirected.ok) return redirected;
  if (!taken.success) return fail({ kind: 'sign-in-refused' });
  const tokens = await finishSignIn(taken.data, redirected.value, { fetch, now });
  return tokens.ok ? ok({ tokens: tokens.value, by: taken.data }) : tokens;
}
