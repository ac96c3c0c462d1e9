// Stores accounts and their tokens in this browser, and opens the requests made for them.
import * as z from 'zod/mini';
import type { TransportEdges } from '../../lib/api/transport.ts';
import { AccessToken, Account, type SessionEdges } from '../../lib/auth/session.ts';
import { loadChosenAccount } from '../../lib/browser/chosen-account.ts';
import { listed } from '../../lib/browser/contact-ledger.ts';
import { permitted } from '../../lib/browser/may-contact.ts';
import { forgetSessionValue, loadSessionValue, saveSessionValue } from '../../lib/browser/session-values.ts';
import { forgetListed } from '../../lib/library/listed.ts';
import { forgetSealed, loadSealed, saveSealed, sealedIds } from '../../lib/library/sealed-records.ts';
import { servicePurpose } from '../../lib/model/contact.ts';
import { endable } from './end-requests.ts';
import { library } from './library.ts';

export const transport: TransportEdges = {
  fetch: permitted(
    'service',
    listed(
      endable((input, init) => fetch(input, init)),
      servicePurpose,
    ),
  ),
  isOnline: () => navigator.onLine,
  patience: {
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    random: () => Math.random(),
  },
};

const tokenKey = (id: string) => `access-token:${id}`;

export const session: SessionEdges = {
  ...transport,
  now: () => Date.now(),
  oneAtATime: (name, work) => navigator.locks.request(name, work),
  loadAccount: async (id) => z.safeParse(Account, await loadSealed(await library(), id)).data,
  saveAccount: async (account) => saveSealed(await library(), account),
  loadAccessToken: async (id) => z.safeParse(AccessToken, await loadSessionValue(tokenKey(id))).data,
  saveAccessToken: (id, token) => saveSessionValue(tokenKey(id), token),
};

/** Removes the account: its tokens, and everything stored for it. */
export async function forgetAccount(id: string): Promise<void> {
  await forgetSessionValue(tokenKey(id));
  await forgetSealed(await library(), id);
  await forgetListed(await library(), id);
}

export async function listAccounts(): Promise<Account[]> {
  const ids = await sealedIds(await library());
  const accounts = await Promise.all(ids.map((id) => session.loadAccount(id)));
  return accounts.filter((account) => account !== undefined);
}

/** The account that drafts go to: the one the traveller chose, otherwise the first. */
export async function chosenAccount(): Promise<Account | undefined> {
  const chosen = await loadChosenAccount();
  const chosenAccount = chosen === undefined ? undefined : await session.loadAccount(chosen);
  return chosenAccount ?? (await listAccounts())[0];
}
