import { and, eq, like, ne } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import { droppedPictures } from '../itineraries/content.ts';
import { fileOf } from '../itineraries/documents.ts';
import { forgetMarks } from '../itineraries/library.ts';
import { leaveAll } from '../itineraries/people.ts';
import type { HeldFiles, Hold } from '../storage/held-files.ts';
import type { Database } from '../storage/open-database.ts';
import { documents, itineraries, oauthRecords, travellers } from '../storage/schema.ts';

/**
 * Deletes an account. Everything of the traveller is removed at once, or nothing: trips with their pictures and
 * documents, marks, follows, reports by and about them, sessions, and every token of every app. They also leave other
 * people's trips.
 */
export type DeleteAccount = (travellerId: string) => Promise<void>;

export const openDeleteAccount =
  (db: Database, files: HeldFiles, edges: Edges): DeleteAccount =>
  async (travellerId) => {
    const holds = await holdFiles(db, files, travellerId);
    await db.transaction(async (tx) => {
      // Concurrent writes for this traveller wait here, and then find no traveller to write for.
      await tx
        .select({ id: travellers.id })
        .from(travellers)
        .where(eq(travellers.id, travellerId))
        .for('update');
      await forgetMarks(tx, travellerId);
      await leaveAll(tx, travellerId, edges.now());
      await tx.delete(itineraries).where(eq(itineraries.ownerId, travellerId));
      await tx.delete(travellers).where(eq(travellers.id, travellerId));
      // Codes, tokens and interactions contain the traveller's id; a client belongs to an app and contains none.
      const namesThem = like(oauthRecords.payload, `%"${travellerId}"%`);
      await tx.delete(oauthRecords).where(and(ne(oauthRecords.kind, 'Client'), namesThem));
    });
    for (const hold of holds) await files.settle(hold);
  };

/** All files that nothing will point at once the traveller is deleted, including other people's documents on their trips. */
async function holdFiles(db: Database, files: HeldFiles, travellerId: string): Promise<Hold[]> {
  const trips = await db
    .select({ id: itineraries.id, content: itineraries.content })
    .from(itineraries)
    .where(eq(itineraries.ownerId, travellerId));
  const ofTrips = await db
    .select({ storagePath: documents.storagePath })
    .from(documents)
    .innerJoin(itineraries, eq(itineraries.id, documents.itineraryId))
    .where(eq(itineraries.ownerId, travellerId));
  const own = await db
    .select({ storagePath: documents.storagePath })
    .from(documents)
    .where(eq(documents.travellerId, travellerId));
  const holds = [await files.hold([...ofTrips, ...own].flatMap(fileOf))];
  for (const { id, content } of trips) holds.push(await files.hold(droppedPictures(content, undefined), id));
  return holds;
}

/** PostgreSQL's code for a missing foreign row: the traveller was deleted while their request was running. */
export function isOwnerMissing(fault: unknown): boolean {
  for (let at = fault, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if (Reflect.get(at, 'code') === '23503') return true;
  return false;
}
