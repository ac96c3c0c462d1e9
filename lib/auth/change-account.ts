import { type ServiceProfile, serviceOrigins } from '../model/profile.ts';
import type { Account } from './account.ts';
import { type SessionEdges, storeLock } from './session.ts';

/** Changes stored account data other than tokens, under the lock: no refresh is lost and no sign-out undone. */
export const changeAccount = (
  id: string,
  change: (account: Account) => Account,
  edges: SessionEdges,
): Promise<Account | undefined> =>
  edges.oneAtATime(storeLock(id), async () => {
    const account = await edges.loadAccount(id);
    if (!account) return undefined;
    const changed = change(account);
    await edges.saveAccount(changed);
    return changed;
  });

/** The account with a new profile of the same service; unchanged if the profile has different addresses. */
export function withProfile(account: Account, serviceId: string, profile: ServiceProfile): Account {
  const isIts = account.serviceId === undefined || account.serviceId === serviceId;
  const isSamePlace =
    account.profile.authUrl === profile.authUrl &&
    serviceOrigins(account.profile).join() === serviceOrigins(profile).join();
  return isIts && isSamePlace ? { ...account, serviceId, profile } : account;
}
