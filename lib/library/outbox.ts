// The outbox: parcels on their way, each stored together with its clip's progress.
import * as z from 'zod/mini';
import { Clip, type Delivery } from '../model/clip.ts';
import type { KeepFailure } from '../model/failure.ts';
import { Parcel } from '../model/parcel.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Library } from './database.ts';
import { isFull } from './is-full.ts';

export interface Posted {
  parcel: Parcel;
  delivery: Delivery;
  /** Nothing is left to do: the parcel is deleted, and the clip alone records the result. */
  isOver: boolean;
}

/** Stores both or neither. A request to pause or cancel that came in meanwhile is kept and returned. */
export async function keepParcel(
  library: Library,
  { parcel, delivery, isOver }: Posted,
): Promise<Result<{ parcel: Parcel; clip: Clip }, KeepFailure>> {
  try {
    const transaction = library.transaction(['outbox', 'clips'], 'readwrite');
    const outbox = transaction.objectStore('outbox');
    const clips = transaction.objectStore('clips');
    const stored = await clips.get(parcel.clipId);
    const clip = z.safeParse(Clip, stored);
    if (!clip.success) {
      await transaction.done;
      return fail({ kind: stored === undefined ? 'clip-missing' : 'newer-version' });
    }
    const wish = unheeded(parcel) && z.safeParse(Parcel, await outbox.get(parcel.clipId)).data?.wish;
    const wished: Parcel = wish ? { ...parcel, wish } : parcel;
    const changed = { ...clip.data, delivery };
    await Promise.all([
      isOver ? outbox.delete(parcel.clipId) : outbox.put(wished),
      clips.put(changed),
      transaction.done,
    ]);
    return ok({ parcel: wished, clip: changed });
  } catch (thrown) {
    if (isFull(thrown)) return fail({ kind: 'browser-full' });
    throw thrown;
  }
}

/** Once the parcel has been paused, cancelled or delivered, an earlier request no longer matters. */
const unheeded = ({ state }: Parcel) =>
  state.is !== 'paused' && state.is !== 'cancelled' && state.is !== 'done';

/** Stores the request for the worker that is sending, which checks before each step. False if there is no such parcel. */
export async function keepRequest(
  library: Library,
  clipId: string,
  wish: NonNullable<Parcel['wish']>,
): Promise<boolean> {
  const transaction = library.transaction('outbox', 'readwrite');
  const parcel = z.safeParse(Parcel, await transaction.store.get(clipId));
  if (parcel.success) await transaction.store.put({ ...parcel.data, wish });
  await transaction.done;
  return parcel.success;
}

export async function findParcel(library: Library, clipId: string): Promise<Parcel | undefined> {
  return z.safeParse(Parcel, await library.get('outbox', clipId)).data;
}

/** Longest-waiting first. Parcels stored by a newer version are left out, but stay stored. */
export async function listParcels(library: Library): Promise<Parcel[]> {
  const stored = (await library.getAll('outbox')).map((value) => z.safeParse(Parcel, value).data);
  return stored
    .filter((parcel) => parcel !== undefined)
    .toSorted((a, b) => a.queuedAt.localeCompare(b.queuedAt));
}
