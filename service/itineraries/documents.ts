import { and, eq } from 'drizzle-orm';
import type { Edges } from '../edges.ts';
import { isBlobKey } from '../storage/blobs.ts';
import { documentPrefix } from '../storage/held-files.ts';
import type { Database } from '../storage/open-database.ts';
import { documents } from '../storage/schema.ts';

export interface StoredDocument {
  id: string;
  storagePath: string;
  name: string | null;
  kind: string | null;
}

/** Identifies one traveller's own document on an itinerary. */
export interface DocumentPlace {
  itineraryId: string;
  travellerId: string;
  id: string;
}

/** Details of documents (4.8). A document is visible only to its traveller, whoever shares the itinerary. */
export interface Documents {
  put(place: DocumentPlace, details: Omit<StoredDocument, 'id'>): Promise<StoredDocument>;
  find(place: DocumentPlace): Promise<StoredDocument | undefined>;
  list(itineraryId: string, travellerId: string): Promise<StoredDocument[]>;
  /** The keys of our stored files that any traveller's documents on this itinerary point at. */
  filesOf(itineraryId: string): Promise<string[]>;
  /** undefined if there is no such document. */
  rename(place: DocumentPlace, name: string): Promise<StoredDocument | undefined>;
  remove(place: DocumentPlace): Promise<StoredDocument | undefined>;
}

/** "documents/3f2b….bin" → its key. Apps can name any other location; only a file uploaded as a document is ours. */
export function fileOf({ storagePath }: Pick<StoredDocument, 'storagePath'>): string[] {
  const key = storagePath.slice(documentPrefix.length);
  return storagePath.startsWith(documentPrefix) && isBlobKey(key) && key.endsWith('.bin') ? [key] : [];
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
    find: async (place) => (await db.select(shown).from(documents).where(isAt(place)))[0],
    filesOf: async (itineraryId) => {
      const rows = await db.select(shown).from(documents).where(eq(documents.itineraryId, itineraryId));
      return rows.flatMap(fileOf);
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
