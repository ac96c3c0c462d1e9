import { and, eq } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { documents } from '../storage/schema.ts';

export interface StoredDocument {
  id: string;
  storagePath: string;
  name: string | null;
  kind: string | null;
}

/** One of a traveller's own documents on an itinerary. */
export interface DocumentPlace {
  itineraryId: string;
  travellerId: string;
  id: string;
}

/** Details of documents (4.8): a traveller's documents are seen by nobody else, whoever shares the itinerary. */
export interface Documents {
  put(place: DocumentPlace, details: Omit<StoredDocument, 'id'>): Promise<StoredDocument>;
  list(itineraryId: string, travellerId: string): Promise<StoredDocument[]>;
  /** undefined when there is no such document. */
  rename(place: DocumentPlace, name: string): Promise<StoredDocument | undefined>;
  remove(place: DocumentPlace): Promise<StoredDocument | undefined>;
}

const shown = {
  id: documents.id,
  storagePath: documents.storagePath,
  name: documents.name,
  kind: documents.kind,
};
const isAt = ({ itineraryId, travellerId, id }: DocumentPlace) =>
  and(eq(documents.itineraryId, itineraryId), eq(documents.travellerId, travellerId), eq(documents.id, id));

export function openDocuments(db: Database, edges: Edges): Documents {
  return {
    async put(place, details) {
      const now = edges.now();
      await db
        .insert(documents)
        .values({ ...place, ...details, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: [documents.itineraryId, documents.travellerId, documents.id],
          set: { ...details, updatedAt: now },
        });
      return { id: place.id, ...details };
    },
    list: async (itineraryId, travellerId) =>
      db
        .select(shown)
        .from(documents)
        .where(and(eq(documents.itineraryId, itineraryId), eq(documents.travellerId, travellerId)))
        .orderBy(documents.createdAt, documents.id),
    rename: async (place, name) =>
      (
        await db.update(documents).set({ name, updatedAt: edges.now() }).where(isAt(place)).returning(shown)
      )[0],
    remove: async (place) => (await db.delete(documents).where(isAt(place)).returning(shown))[0],
  };
}
