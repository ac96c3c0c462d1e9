// The traveller's clips. What lies in the database is read through the model before anyone sees it.
import * as z from 'zod/mini';
import { Clip } from '../model/clip.ts';
import type { KeepFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import { isSamePage, type PageAddress } from '../model/same-page.ts';
import type { Library } from './database.ts';
import { isFull } from './is-full.ts';
import { removedIds } from './remove-clip.ts';

/** Stores a clip as it is now; the previous state of the same clip is replaced. */
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

/** Newest first. A clip of a newer version is left where it is, and out of the list; so is one that was taken away. */
export async function listClips(library: Library): Promise<Clip[]> {
  const stored = await library.getAllFromIndex('clips', 'clippedAt');
  const removed = await removedIds(library);
  return stored
    .reverse()
    .map((value) => z.safeParse(Clip, value))
    .flatMap((parsed) => (parsed.success && !removed.has(parsed.data.id) ? [parsed.data] : []));
}

/** The newest clip of this page, so that reading it again goes on where the traveller was. */
export async function newestClipOf(
  library: Library,
  page: PageAddress,
  isSelection = false,
): Promise<Clip | undefined> {
  const isOf = ({ source, address }: Clip) =>
    isSamePage({ url: source.url, address }, page) && (source.isSelection ?? false) === isSelection;
  return (await listClips(library)).find(isOf);
}
