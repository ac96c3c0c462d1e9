import type { Library } from './database.ts';
import { tidy } from './remove-clip.ts';

/** Deletes everything, in one transaction so that it is all or nothing. */
export async function emptyLibrary(library: Library): Promise<void> {
  const names = [...library.objectStoreNames];
  const transaction = library.transaction(names, 'readwrite');
  await Promise.all([...names.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}

/** Deletes leftovers of late writes: lists without an account, parcels and pictures without a clip. */
export async function sweepLibrary(library: Library): Promise<void> {
  // At time 0 no removal is old enough, so all clips stay.
  await tidy(library, 0);
  const transaction = library.transaction(['accounts', 'listed', 'syncs', 'outbox', 'clips'], 'readwrite');
  const [accounts, clips] = await Promise.all([
    transaction.objectStore('accounts').getAllKeys(),
    transaction.objectStore('clips').getAllKeys(),
  ]);
  const of = { listed: transaction.objectStore('listed'), syncs: transaction.objectStore('syncs') };
  for (const key of await of.listed.getAllKeys()) if (!accounts.includes(key[0])) await of.listed.delete(key);
  for (const key of await of.syncs.getAllKeys()) if (!accounts.includes(key[0])) await of.syncs.delete(key);
  const outbox = transaction.objectStore('outbox');
  for (const key of await outbox.getAllKeys()) if (!clips.includes(key)) await outbox.delete(key);
  await transaction.done;
}
