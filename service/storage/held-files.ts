import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import type { Blobs } from './blobs.ts';
import type { Database } from './open-database.ts';
import { documents, heldFiles, itineraries } from './schema.ts';

export interface Hold {
  id: string;
  keys: string[];
  itineraryId: string | undefined;
}

/**
 * A file and the row that points at it cannot be written atomically. So the keys are recorded before files are written
 * or dropped, and settled afterwards; what a killed process left open is settled by the next sweep. A file that is in
 * use is never removed, and an unused one does not stay.
 */
export interface HeldFiles {
  /** Call before a file is written, or before the last reference to it is removed. */
  hold(keys: string[], itineraryId?: string): Promise<Hold>;
  /** For an uploaded file that may be referenced later or never: it is checked after a day. */
  holdForLater(key: string): Promise<void>;
  /** Call after the write, whether it worked or not: files that nothing points at are removed. */
  settle(hold: Hold): Promise<void>;
  /** Settles what was left open, a limited number at a time; returns how many. */
  sweep(most?: number): Promise<number>;
}

export const documentPrefix = 'documents/';

// No request takes this long: one that recorded its files earlier has died.
const requestMinutes = 60;
const laterMinutes = 24 * 60;
// A sweep should not slow down a start; the rest is left for the next sweep.
const maxAtOnce = 200;

export function openHeldFiles(db: Database, blobs: Blobs, edges: Edges): HeldFiles {
  const note = async ({ id, keys, itineraryId }: Hold, minutes: number) => {
    const dueAt = new Date(edges.now().getTime() + minutes * 60_000);
    const rows = keys.map((key) => ({ holdId: id, key, itineraryId: itineraryId ?? null, dueAt }));
    if (rows.length > 0) await db.insert(heldFiles).values(rows);
  };
  const settleOne = async (holdId: string, key: string, itineraryId: string | null) => {
    if (!(await isPointedAt(db, key, itineraryId))) await blobs.remove(key);
    await db.delete(heldFiles).where(and(eq(heldFiles.holdId, holdId), eq(heldFiles.key, key)));
  };

  return {
    async hold(keys, itineraryId) {
      const hold = { id: randomUUID(), keys: [...new Set(keys)], itineraryId };
      await note(hold, requestMinutes);
      return hold;
    },
    holdForLater: (key) => note({ id: randomUUID(), keys: [key], itineraryId: undefined }, laterMinutes),
    async settle({ id, keys, itineraryId }) {
      const settled = keys.map((key) => settleOne(id, key, itineraryId ?? null));
      // The write itself succeeded and its answer stands; a failed cleanup is left for the sweep.
      await Promise.all(settled).catch(edges.report);
    },
    async sweep(most = maxAtOnce) {
      const due = await db
        .select()
        .from(heldFiles)
        .where(lt(heldFiles.dueAt, edges.now()))
        .orderBy(heldFiles.dueAt)
        .limit(most);
      // Two processes can settle the same file: deleting twice does no harm.
      for (const { holdId, key, itineraryId } of due) await settleOne(holdId, key, itineraryId);
      return due.length;
    },
  };
}

async function isPointedAt(db: Database, key: string, itineraryId: string | null): Promise<boolean> {
  const [document] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.storagePath, `${documentPrefix}${key}`))
    .limit(1);
  if (document || itineraryId === null) return document !== undefined;
  const day = JSON.stringify({ days: [{ imageKey: key }] });
  const [itinerary] = await db
    .select({ id: itineraries.id })
    .from(itineraries)
    .where(and(eq(itineraries.id, itineraryId), sql`${itineraries.content} @> ${day}::jsonb`));
  return itinerary !== undefined;
}
