// Copies of the pictures of a clip's days. The page may be closed by the time they are sent.
import type { Library } from './database.ts';

/** Stores nothing for a clip that was deleted while its pictures were being copied. */
export async function keepPicture(
  library: Library,
  clipId: string,
  kept: { src: string; picture: Blob },
): Promise<void> {
  const transaction = library.transaction(['clips', 'pictures'], 'readwrite');
  const isThere = (await transaction.objectStore('clips').getKey(clipId)) !== undefined;
  if (isThere) await transaction.objectStore('pictures').put({ clipId, ...kept });
  await transaction.done;
}

export async function findPicture(library: Library, clipId: string, src: string): Promise<Blob | undefined> {
  return (await library.get('pictures', [clipId, src]))?.picture;
}
