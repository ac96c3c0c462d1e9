import { type ServiceProfile, serviceOrigins } from '../model/profile.ts';
import type { Account } from './account.ts';
import { type SessionEdges, storeLock } from './session.ts';

/** Changes what is kept of an account, beside its tokens: a refresh under way loses nothing, and a sign-out stays one. */
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

/** The account with another profile of its own service; as it is where that names other addresses. */
export function withProfile(account: Account, serviceId: string, profile: ServiceProfile): Account {
  const isIts = account.serviceId === undefined || account.serviceId === serviceId;
  const isSamePlace =
    account.profile.authUrl === profile.authUrl &&
    serviceOrigins(account.profile).join() === serviceOrigins(profile).join();
  return isIts && isSamePlace ? { ...account, serviceId, profile } : account;
}
