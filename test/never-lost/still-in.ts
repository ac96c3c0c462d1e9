// Signing in is half of the service's work in a run, so a traveller who is still signed in from the last run does not
// sign in again.
import { listAccounts, session } from '../../entrypoints/background/account-store.ts';
import { openConnection } from '../../lib/auth/session.ts';

/** Renews the tokens, as after a sign-in; false if the account was damaged. */
export async function isStillIn(): Promise<boolean> {
  const [account, ...others] = await listAccounts();
  if (!account || others.length > 0) return false;
  return (await openConnection(account, session).accessToken()).ok;
}
