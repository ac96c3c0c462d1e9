import type { Account } from './account.ts';
import { revoke } from './revoke.ts';
import { type SessionEdges, storeLock } from './session.ts';

export interface SignOutEdges extends SessionEdges {
  /** Wipes the account and its access token. */
  forgetAccount: (id: string) => Promise<void>;
}

/** Wipes first, so that this browser is disconnected whatever the service answers. False if it could not be told. */
export async function signOut(account: Account, edges: SignOutEdges): Promise<boolean> {
  const sayGoodbye = await wipeAccount(account, edges);
  return sayGoodbye();
}

/** Deletes the account from this browser and returns a function that revokes its tokens at the service. */
export async function wipeAccount(account: Account, edges: SignOutEdges): Promise<() => Promise<boolean>> {
  const { accessToken, current } = await edges.oneAtATime(storeLock(account.id), async () => {
    const tokens = {
      accessToken: (await edges.loadAccessToken(account.id))?.token,
      current: (await edges.loadAccount(account.id)) ?? account,
    };
    await edges.forgetAccount(account.id);
    return tokens;
  });
  return () => revoke(current, edges, accessToken);
}
