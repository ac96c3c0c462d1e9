// Wiring of the connected accounts: signing in, signing out, and which of them drafts go to.
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

/** Of the account with this id, or of the one that drafts go to. */
export async function currentConnection(id?: string): Promise<Connection | undefined> {
  const account = id === undefined ? await chosenAccount() : await session.loadAccount(id);
  return account && openConnection(account, session);
}

/** What a page may know of an account: no token among it. */
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

/** An empty name takes the given one away. */
export async function renameAccount(id: string, name: string): Promise<ConnectionInfo[]> {
  await changeAccount(id, (account) => ({ ...account, name: name.trim() || undefined }), session);
  return listInfos();
}

export interface Connecting {
  /** One more account there. */
  serviceId?: string | undefined;
  /** The account that signs in once more. */
  again?: Account | undefined;
  /** The right to its documents is asked for too. */
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
    // What was allowed once is asked for again: a new sign-in takes nothing away.
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
    // Not between the reading and the writing of a refresh that is still under way.
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
  // What it could do before is given back: a new sign-in has its own.
  if (before?.refreshToken) void revoke(before, transport);
  if (isNameless(account.value)) void nameAfterTraveller(account.value);
  return account;
}

/** Whoever has an itinerary there has a name there: asked for once one was sent, and never while only reading. */
export async function nameAccount(id: string): Promise<void> {
  const account = await session.loadAccount(id);
  if (account && isNameless(account)) await nameAfterTraveller(account);
}

const isNameless = ({ name, travellerId }: Account) => !name || travellerId === undefined;

/** Two accounts at one service are told apart by whose they are. Without an answer it goes by the service's name. */
async function nameAfterTraveller(account: Account): Promise<void> {
  const author = await travellerOf(openConnection(account, session));
  if (!author.ok || !author.value) return;
  const { id, name } = author.value;
  const named = (now: Account) => ({ ...now, name: now.name ?? name, travellerId: now.travellerId ?? id });
  await changeAccount(account.id, named, session);
}

/**
 * A service's profile was changed in the settings: its accounts speak as it says from now on. Not one that names
 * other addresses: what was allowed for one address is never shown to another.
 */
export async function adoptProfile(serviceId: string): Promise<void> {
  const profile = await loadProfile(serviceId);
  if (!profile.ok) return;
  for (const { id } of await listAccounts())
    await changeAccount(id, (account) => withProfile(account, serviceId, profile.value), session);
}

/** Wipes that one first: whatever the service answers, this browser is disconnected from it. All others stay. */
export async function disconnectAccount(id?: string): Promise<boolean> {
  const account = id === undefined ? await chosenAccount() : await session.loadAccount(id);
  return account ? signOut(account, { ...session, forgetAccount }) : true;
}
