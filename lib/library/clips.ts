// The traveller's clips. Stored data is parsed through the model before it is used.
import * as z from 'zod/mini';
import { Clip } from '../model/clip.ts';
import type { KeepFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { isSamePage, type PageAddress } from '../model/same-page.ts';
import type { Library } from './database.ts';
import { isFull } from './is-full.ts';
import { removedIds } from './remove-clip.ts';

/** Stores a clip, replacing its previous state. */
export async function keepClip(library: Library, clip: Clip): Promise<Result<Clip, KeepFailure>> {
  try {
    await library.put('clips', clip);
    return ok(clip);
  } catch (thrown) {
    if (isFull(thrown)) return fail({ kind: 'browser-full' });
    throw thrown;
  }
}

export async function findClip(library: Library, id: string): Promise<Result<Clip, KeepFailure>> {
  const stored = await library.get('clips', id);
  if (stored === undefined) return fail({ kind: 'clip-missing' });
  const parsed = z.safeParse(Clip, stored);
  return parsed.success ? ok(parsed.data) : fail({ kind: 'newer-version' });
}

/** Newest first. Clips stored by a newer version and hidden clips are left out, but stay stored. */
export async function listClips(library: Library): Promise<Clip[]> {
  const stored = await library.getAllFromIndex('clips', 'clippedAt');
  const removed = await removedIds(library);
  return stored
    .reverse()
    .map((value) => z.safeParse(Clip, value))
    .flatMap((parsed) => (parsed.success && !removed.has(parsed.data.id) ? [parsed.data] : []));
}

/** The newest clip of this page, so that reading it again continues with that clip. */
export async function newestClipOf(
  library: Library,
  page: PageAddress,
  isSelection = false,
): Promise<Clip | undefined> {
  const isOf = ({ source, address }: Clip) =>
    isSamePage({ url: source.url, address }, page) && (source.isSelection ?? false) === isSelection;
  return (await listClips(library)).find(isOf);
}
