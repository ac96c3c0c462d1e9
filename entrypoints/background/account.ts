// Wiring of the connected account: where its tokens lie and how the sign-in window opens.
import * as z from 'zod/mini';
import type { Connection } from '../../lib/api/connection.ts';
import { guard, type TransportEdges } from '../../lib/api/transport.ts';
import { AccessToken, Account, openConnection, type SessionEdges } from '../../lib/auth/session.ts';
import { signOut } from '../../lib/auth/sign-out.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import { loadProfile } from '../../lib/browser/profile-store.ts';
import {
  forgetSessionValue,
  loadSessionValue,
  saveSessionValue,
  takeSessionValue,
} from '../../lib/browser/session-values.ts';
import { openSignInWindow, redirectUri } from '../../lib/browser/sign-in-window.ts';
import { connect } from '../../lib/journeys/connect.ts';
import { forgetSealed, loadSealed, saveSealed, sealedIds } from '../../lib/library/sealed-records.ts';
import { type ServiceProfile, serviceOrigins } from '../../lib/model/profile.ts';
import { t } from '../../lib/words/words.ts';
import { library } from './library.ts';

const transport: TransportEdges = {
  fetch: (input, init) => fetch(input, init),
  isOnline: () => navigator.onLine,
  patience: {
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: () => Math.random(),
  },
};

const tokenKey = (id: string) => `access-token:${id}`;

const session: SessionEdges = {
  ...transport,
  now: () => Date.now(),
  oneAtATime: (name, work) => navigator.locks.request(name, work),
  loadAccount: async (id) => z.safeParse(Account, await loadSealed(await library(), id)).data,
  saveAccount: async (account) => saveSealed(await library(), account),
  loadAccessToken: async (id) => z.safeParse(AccessToken, await loadSessionValue(tokenKey(id))).data,
  saveAccessToken: (id, token) => saveSessionValue(tokenKey(id), token),
};

async function currentAccount(): Promise<Account | undefined> {
  const [id] = await sealedIds(await library());
  return id === undefined ? undefined : session.loadAccount(id);
}

export async function currentConnection(): Promise<Connection | undefined> {
  const account = await currentAccount();
  return account && openConnection(account, session);
}

/** What a page may know of a connection: no token among it. */
export const infoOf = ({ id, profile }: { id: string; profile: ServiceProfile }): ConnectionInfo => ({
  id,
  serviceName: profile.name,
  webItinerary: profile.webItinerary,
});

export const connectAccount = () =>
  connect({
    loadProfile,
    fetchFor: (profile) => guard(transport, serviceOrigins(profile)),
    clientName: t('extension.client', { browser: import.meta.env.FIREFOX ? 'Firefox' : 'Chrome' }),
    redirectUri: redirectUri(),
    openWindow: openSignInWindow,
    saveSignIn: (signIn) => saveSessionValue('sign-in', signIn),
    takeSignIn: () => takeSessionValue('sign-in'),
    saveAccount: async (account) => {
      // One account at a time: the new one takes the old one's place.
      await forgetAccounts();
      await session.saveAccount(account);
    },
    saveAccessToken: session.saveAccessToken,
    now: session.now,
    newId: () => crypto.randomUUID(),
  });

async function forgetAccount(id: string): Promise<void> {
  await forgetSessionValue(tokenKey(id));
  await forgetSealed(await library(), id);
}

async function forgetAccounts(): Promise<void> {
  for (const id of await sealedIds(await library())) await forgetAccount(id);
}

/** Wipes first: whatever the service answers, this browser is disconnected. */
export async function disconnectAccount(): Promise<void> {
  const account = await currentAccount();
  if (account) await signOut(account, { ...session, forgetAccount });
  await forgetAccounts();
}
