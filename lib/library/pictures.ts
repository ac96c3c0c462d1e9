// Copies of pictures that stand with a clip's days. The page may be closed by the time they are sent.
import type { Library } from './database.ts';

export async function keepPicture(
  library: Library,
  clipId: string,
  kept: { src: string; picture: Blob },
): Promise<void> {
  await library.put('pictures', { clipId, ...kept });
}

export async function findPicture(library: Library, clipId: string, src: string): Promise<Blob | undefined> {
  return (await library.get('pictures', [clipId, src]))?.picture;
}
