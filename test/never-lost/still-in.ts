// A sign-in is half of the service's work in a run: whoever is still signed in from the run before needs no other.
import { listAccounts, session } from '../../entrypoints/background/account-store.ts';
import { openConnection } from '../../lib/auth/session.ts';

/** With new tokens, as after a sign-in; false where the account came to harm. */
export async function isStillIn(): Promise<boolean> {
  const [account, ...others] = await listAccounts();
  if (!account || others.length > 0) return false;
  return (await openConnection(account, session).accessToken()).ok;
}
