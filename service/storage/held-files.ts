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
 * A file and the row that points at it cannot be written as one. So whoever writes or drops files first notes which, and
 * afterwards settles it; what a killed process left open is settled by the next sweep. A file that something points at is
 * never removed, and one that nothing points at does not stay.
 */
export interface HeldFiles {
  /** Before a file is written, or the last thing that points at it goes. */
  hold(keys: string[], itineraryId?: string): Promise<Hold>;
  /** For a file that someone will point at later, or never: it is looked after in a day. */
  holdForLater(key: string): Promise<void>;
  /** After the write, whether it worked or not: what nothing points at is removed. */
  settle(hold: Hold): Promise<void>;
  /** Settles what was left open, a bounded part of it; gives how many. */
  sweep(most?: number): Promise<number>;
}

export const documentPrefix = 'documents/';

// No request takes as long: whoever noted it before that is dead.
const requestMinutes = 60;
const laterMinutes = 24 * 60;
// A start, or an hour, should not be felt; what is left is for the next.
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
      // The write itself is done, and its answer is not another one because of a file: that is for the sweep.
      await Promise.all(settled).catch(edges.report);
    },
    async sweep(most = maxAtOnce) {
      const due = await db
        .select()
        .from(heldFiles)
        .where(lt(heldFiles.dueAt, edges.now()))
        .orderBy(heldFiles.dueAt)
        .limit(most);
      // Two processes may settle the same: what is gone is gone.
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
