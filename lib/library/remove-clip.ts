// Removes a draft: at first it is only hidden, so that it can come back; later it is deleted with everything of it.
import type { Library } from './database.ts';

/** Longer than any toast is shown, with time to switch windows. */
export const undoMilliseconds = 10 * 60 * 1000;

/** The ids of hidden clips. */
export const removedIds = async (library: Library): Promise<Set<string>> =>
  new Set(await library.getAllKeys('removed'));

/** Hides a clip; `isBack` brings it back as it was. */
export async function removeClip(
  library: Library,
  clipId: string,
  { isBack, now }: { isBack: boolean; now: number },
): Promise<void> {
  if (isBack) await library.delete('removed', clipId);
  else await library.put('removed', { clipId, removedAt: now });
}

/** Deletes a clip from every store, in one transaction so that it is all or nothing. */
async function forgetClip(library: Library, clipId: string): Promise<void> {
  const stores = ['clips', 'pictures', 'steps', 'readings', 'outbox', 'removed'] as const;
  const transaction = library.transaction(stores, 'readwrite');
  const ofClip = IDBKeyRange.bound([clipId], [clipId, []]);
  await Promise.all([
    transaction.objectStore('clips').delete(clipId),
    transaction.objectStore('pictures').delete(ofClip),
    transaction.objectStore('steps').delete(ofClip),
    transaction.objectStore('readings').delete(clipId),
    transaction.objectStore('outbox').delete(clipId),
    transaction.objectStore('removed').delete(clipId),
    transaction.done,
  ]);
}

/**
 * Deletes clips that were hidden long enough ago, and pictures without a clip. Returns how many bytes of pictures were
 * freed. If the clock was set back, `now` may be earlier than a removal; that clip then stays.
 */
export async function tidy(library: Library, now: number): Promise<number> {
  const gone = (await library.getAll('removed')).filter(
    ({ removedAt }) => now - removedAt >= undoMilliseconds,
  );
  const [pictureKeys, clipIds] = await Promise.all([
    library.getAllKeys('pictures'),
    library.getAllKeys('clips'),
  ]);
  const leaving = new Set(gone.map(({ clipId }) => clipId));
  const staying = new Set(clipIds.filter((id) => !leaving.has(id)));
  let freed = 0;
  for (const key of pictureKeys) {
    if (staying.has(key[0])) continue;
    freed += (await library.get('pictures', key))?.picture.size ?? 0;
    await library.delete('pictures', key);
  }
  for (const clipId of leaving) await forgetClip(library, clipId);
  return freed;
}
