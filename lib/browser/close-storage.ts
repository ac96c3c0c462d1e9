// Closes the browser's storage areas to content scripts, if the browser supports it. `storage.local` has nothing of ours
// (see `own-storage.ts`); the session area, which is kept in memory, holds tokens.
import { browser } from 'wxt/browser';
import { noteFault } from './fault-ledger.ts';
import { ownStorage } from './own-storage.ts';

interface Area {
  setAccessLevel?: (options: { accessLevel: 'TRUSTED_CONTEXTS' }) => Promise<void>;
}

/** False if the browser refused. Browsers without this function close the session area by themselves. */
async function close(area: Area | undefined): Promise<boolean> {
  try {
    await area?.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' });
    return true;
  } catch {
    return false;
  }
}

/** Runs at every start. True if everything is closed; otherwise a fault is recorded for the report. */
export async function closeStorage(): Promise<boolean> {
  // The first read moves values that earlier versions stored in `storage.local`.
  await ownStorage.get('installedAt');
  const { local, session, sync } = browser.storage as unknown as Record<string, Area | undefined>;
  const closed = await Promise.all([local, session, sync].map(close));
  // Wayclip writes nothing there, so anything found comes from elsewhere and must never be read.
  const strangers = Object.keys(await browser.storage.local.get());
  if (strangers.length > 0) await browser.storage.local.clear();
  const isClosed = closed.every(Boolean) && strangers.length === 0;
  if (!isClosed) await noteFault('start', { ok: false, failure: { kind: 'storage-open' } });
  return isClosed;
}
