// Taking a draft away: first it is only out of sight, so that it can come back; then it goes with all that belongs to it.
import type { Library } from './database.ts';

/** Longer than any toast, and than the walk to another window. */
export const undoMilliseconds = 10 * 60 * 1000;

/** Which clips are out of sight. */
export const removedIds = async (library: Library): Promise<Set<string>> =>
  new Set(await library.getAllKeys('removed'));

/** Out of sight; `isBack` brings it back as it was. */
export async function removeClip(
  library: Library,
  clipId: string,
  { isBack, now }: { isBack: boolean; now: number },
): Promise<void> {
  if (isBack) await library.delete('removed', clipId);
  else await library.put('removed', { clipId, removedAt: now });
}

/** What is left of a clip in every store. One transaction: all of it or nothing. */
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
 * Lets go of what nobody wants back: clips taken away long enough ago, and pictures without a clip. How many bytes of
 * pictures that freed. `now` may be earlier than a removal where a clock was set back; then it stays.
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
