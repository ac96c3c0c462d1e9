// Closes the browser's storage areas to content scripts, where the browser can. Nothing of ours is left in `storage.local`
// (see `own-storage.ts`); what is in memory until the browser closes holds tokens.
import { browser } from 'wxt/browser';
import { noteFault } from './fault-ledger.ts';
import { ownStorage } from './own-storage.ts';

interface Area {
  setAccessLevel?: (options: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
}

/** False where the browser said no. One that cannot do it holds nothing of ours but what it keeps closed by itself. */
async function close(area: Area | undefined): Promise<boolean> {
  try {
    await area?.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
    return true;
  } catch {
    return false;
  }
}

/** At every start: what the browser did not do is noted for the report. True if all is closed. */
export async function closeStorage(): Promise<boolean> {
  // The first question moves what an earlier Wayclip kept there.
  await ownStorage.get('installedAt');
  const { local, session, sync } = browser.storage as unknown as Record<string, Area | undefined>;
  const closed = await Promise.all([local, session, sync].map(close));
  // Nothing of ours is written there: whoever did it is not to be read one day.
  const strangers = Object.keys(await browser.storage.local.get());
  if (strangers.length > 0) await browser.storage.local.clear();
  const isClosed = closed.every(Boolean) && strangers.length === 0;
  if (!isClosed) await noteFault('start', { ok: false, failure: { kind: 'storage-open' } });
  return isClosed;
}
