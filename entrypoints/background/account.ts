// Wiring of the connected accounts: signing in, signing out, and choosing the one drafts go to.
import type { Connection } from '../../lib/api/connection.ts';
import { guard } from '../../lib/api/transport.ts';
import { travellerOf } from '../../lib/api/traveller.ts';
import { changeAccount, withProfile } from '../../lib/auth/change-account.ts';
import { revoke } from '../../lib/auth/revoke.ts';
import { type Account, openConnection, storeLock } from '../../lib/auth/session.ts';
import { signOut } from '../../lib/auth/sign-out.ts';
import { saveChosenAccount } from '../../lib/browser/chosen-account.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { chosenService, loadProfile } from '../../lib/browser/profile-store.ts';
import { saveSessionValue, takeSessionValue } from '../../lib/browser/session-values.ts';
import { openSignInWindow, redirectUri } from '../../lib/browser/sign-in-window.ts';
import { connect } from '../../lib/journeys/connect.ts';
import type { ConnectFailure } from '../../lib/model/failure.ts';
import { documentScopes, serviceOrigins } from '../../lib/model/profile.ts';
import type { Result } from '../../lib/model/result.ts';
import { t } from '../../lib/words/words.ts';
import { chosenAccount, forgetAccount, listAccounts, session, transport } from './account-store.ts';

/** The connection of this account, or of the one drafts go to. */
export async function currentConnection(id?: string): Promise<Connection | undefined> {
  const account = id === undefined ? await chosenAccount() : await session.loadAccount(id);
  return account && openConnection(account, session);
}

/** The details of an account that pages are given; no tokens. */
export async function infoOf(account: Account): Promise<ConnectionInfo> {
  const { id, profile, name, scopes, refused, refreshToken } = account;
  const isSignedOut = refreshToken === undefined && (await session.loadAccessToken(id)) === undefined;
  return {
    id,
    serviceName: profile.name,
    webItinerary: profile.webItinerary,
    name,
    host: new URL(profile.baseUrl).host,
    scopes,
    refused,
    isChosen: (await chosenAccount())?.id === id,
    isSignedOut,
  };
}

export async function openInfo(id?: string): Promise<ConnectionInfo | null> {
  const account = id === undefined ? await chosenAccount() : await session.loadAccount(id);
  return account ? infoOf(account) : null;
}

export const listInfos = async (): Promise<ConnectionInfo[]> =>
  Promise.all((await listAccounts()).map(infoOf));

export async function chooseAccount(id: string): Promise<ConnectionInfo[]> {
  if (await session.loadAccount(id)) await saveChosenAccount(id);
  return listInfos();
}

/** An empty name removes the one the traveller gave. */
export async function renameAccount(id: string, name: string): Promise<ConnectionInfo[]> {
  await changeAccount(id, (account) => ({ ...account, name: name.trim() || undefined }), session);
  return listInfos();
}

export interface Connecting {
  /** Connects a new account at this service. */
  serviceId?: string | undefined;
  /** The account that signs in again. */
  again?: Account | undefined;
  /** Also asks for access to its documents. */
  withDocuments?: boolean | undefined;
}

export async function connectAccount({
  serviceId,
  again,
  withDocuments = false,
}: Connecting = {}): Promise<Result<Account, ConnectFailure>> {
  const service = serviceId ?? (await chosenService())?.id;
  let before: Account | undefined;
  const account = await connect({
    again,
    // Asks again for what was granted before, so that a new sign-in takes nothing away.
    moreScopes: documentScopes.filter((scope) => withDocuments || again?.scopes?.includes(scope)),
    accountOf: async (profile, travellerId) =>
      (await listAccounts()).find(
        (account) => account.travellerId === travellerId && account.profile.authUrl === profile.authUrl,
      ),
    loadProfile: () => loadProfile(service),
    fetchFor: (profile) => guard(transport, serviceOrigins(profile)),
    clientName: t('extension.client', { browser: import.meta.env.FIREFOX ? 'Firefox' : 'Chrome' }),
    redirectUri: redirectUri(),
    openWindow: openSignInWindow,
    saveSignIn: (signIn) => saveSessionValue('sign-in', signIn),
    takeSignIn: () => takeSessionValue('sign-in'),
    // Under the lock, so that it does not fall between the read and the write of a token refresh.
    saveAccount: (made) =>
      session.oneAtATime(storeLock(made.id), async () => {
        before = await session.loadAccount(made.id);
        await session.saveAccount({ serviceId: service, ...made });
      }),
    saveAccessToken: session.saveAccessToken,
    now: session.now,
    newId: () => crypto.randomUUID(),
  });
  if (!account.ok) return account;
  await saveChosenAccount(account.value.id);
  // The new sign-in has its own token, so the old one is revoked.
  if (before?.refreshToken) void revoke(before, transport);
  if (isNameless(account.value)) void nameAfterTraveller(account.value);
  return account;
}

/**
 * The service may know the traveller's name only once an itinerary was sent, so it is looked up then, never while reading.
 */
export async function nameAccount(id: string): Promise<void> {
  const account = await session.loadAccount(id);
  if (account && isNameless(account)) await nameAfterTraveller(account);
}

const isNameless = ({ name, travellerId }: Account) => !name || travellerId === undefined;

/** Two accounts at one service are told apart by their owners. Without an answer the account keeps the service's name. */
async function nameAfterTraveller(account: Account): Promise<void> {
  const author = await travellerOf(openConnection(account, session));
  if (!author.ok || !author.value) return;
  const { id, name } = author.value;
  const named = (now: Account) => ({ ...now, name: now.name ?? name, travellerId: now.travellerId ?? id });
  await changeAccount(account.id, named, session);
}

/**
 * A service's profile was changed in the settings: its accounts use it from now on. An account of other addresses does not:
 * tokens granted for one address are never sent to another.
 */
export async function adoptProfile(serviceId: string): Promise<void> {
  const profile = await loadProfile(serviceId);
  if (!profile.ok) return;
  for (const { id } of await listAccounts())
    await changeAccount(id, (account) => withProfile(account, serviceId, profile.value), session);
}

/** Removes the account here first, so this browser is disconnected whatever the service answers. Other accounts stay. */
export async function disconnectAccount(id?: string): Promise<boolean> {
  const account = id === undefined ? await chosenAccount() : await session.loadAccount(id);
  return account ? signOut(account, { ...session, forgetAccount }) : true;
}
