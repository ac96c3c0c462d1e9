// The steps of editing, one row each, so that an edit writes only its own change and not the whole history.
import * as z from 'zod/mini';
import { Step, type Turn } from '../edit/history.ts';
import type { Clip } from '../model/clip.ts';
import { Draft } from '../model/draft.ts';
import type { KeepFailure } from '../model/failure.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Library } from './database.ts';
import { isFull } from './is-full.ts';

/** Stores the clip and its step together, in one transaction. */
export async function keepTurn(library: Library, turn: Turn): Promise<Result<Clip, KeepFailure>> {
  const { clip, put, cutFrom, cutBelow, reading } = turn;
  const { id } = clip;
  try {
    const transaction = library.transaction(['clips', 'steps', 'readings'], 'readwrite');
    // The clip was deleted while it was being changed: it stays deleted.
    if ((await transaction.objectStore('clips').getKey(id)) === undefined) {
      await transaction.done;
      return fail({ kind: 'clip-missing' });
    }
    const steps = transaction.objectStore('steps');
    const writes: Promise<unknown>[] = [];
    if (cutFrom !== undefined) writes.push(steps.delete(IDBKeyRange.bound([id, cutFrom], [id, Infinity])));
    if (cutBelow !== undefined)
      writes.push(steps.delete(IDBKeyRange.bound([id, 0], [id, cutBelow], false, true)));
    if (put) writes.push(steps.put({ clipId: id, at: put.at, step: put.step }));
    if (reading) writes.push(transaction.objectStore('readings').put(reading, id));
    writes.push(transaction.objectStore('clips').put(clip));
    await Promise.all([...writes, transaction.done]);
    return ok(clip);
  } catch (thrown) {
    if (isFull(thrown)) return fail({ kind: 'browser-full' });
    throw thrown;
  }
}

export async function findStep(library: Library, clipId: string, at: number): Promise<Step | undefined> {
  const row = await library.get('steps', [clipId, at]);
  return z.safeParse(Step, row?.step).data;
}

/** Replaces the stored reading after the page has changed. */
export async function keepReading(library: Library, clipId: string, reading: Draft): Promise<void> {
  await library.put('readings', reading, clipId);
}

/** The draft as read from the page, for checking whether the page has changed. */
export async function readingOf(library: Library, { id, draft, editing }: Clip): Promise<Draft> {
  if (!editing) return draft;
  return z.safeParse(Draft, await library.get('readings', id)).data ?? draft;
}
