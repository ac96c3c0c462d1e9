import type { Library } from './database.ts';

/** Everything goes, in one transaction: not half of it. */
export async function emptyLibrary(library: Library): Promise<void> {
  const names = [...library.objectStoreNames];
  const transaction = library.transaction(names, 'readwrite');
  await Promise.all([...names.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}
