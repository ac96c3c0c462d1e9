import { and, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import * as schema from '../storage/schema.ts';
import { type Content, listingOf } from './content.ts';
import type { Position } from './cursor.ts';

const { itineraries, travellers } = schema;

const listed = {
  id: itineraries.id,
  version: itineraries.version,
  listing: itineraries.listing,
  visibility: itineraries.visibility,
  updatedAt: itineraries.updatedAt,
  author: { id: travellers.id, name: travellers.name },
};
const whole = {
  ...listed,
  content: itineraries.content,
  likesCount: itineraries.likesCount,
  viewsCount: itineraries.viewsCount,
  createdAt: itineraries.createdAt,
};

export type StoredListing = Awaited<ReturnType<typeof selectListed>>[number];
export type StoredItinerary = Awaited<ReturnType<typeof selectWhole>>[number];

const selectListed = (db: Database, where: SQL | undefined, limit: number) =>
  db
    .select(listed)
    .from(itineraries)
    .innerJoin(travellers, eq(itineraries.ownerId, travellers.id))
    .where(where)
    .orderBy(desc(itineraries.updatedAt), desc(itineraries.id))
    .limit(limit);
const selectWhole = (db: Database, where: SQL | undefined) =>
  db
    .select(whole)
    .from(itineraries)
    .innerJoin(travellers, eq(itineraries.ownerId, travellers.id))
    .where(where)
    .orderBy(desc(itineraries.updatedAt), desc(itineraries.id));

export interface ListQuestion {
  ownerId: string;
  updatedSince?: Date | undefined;
  after?: Position | undefined;
  limit: number;
}

export interface Change {
  id: string;
  ownerId: string;
  /** The version that the change was made from; the write is refused when the itinerary has moved on. */
  fromVersion: number;
  content: Content;
}

export interface ItineraryStore {
  create(ownerId: string, content: Content): Promise<StoredItinerary>;
  find(id: string, ownerId: string): Promise<StoredItinerary | undefined>;
  change(change: Change): Promise<Result<StoredItinerary, 'modified'>>;
  list(question: ListQuestion): Promise<StoredListing[]>;
  allOf(ownerId: string): Promise<StoredItinerary[]>;
}

export function openItineraryStore(db: Database, edges: Edges): ItineraryStore {
  const find = async (id: string, ownerId: string) => (await selectWhole(db, isOwn(id, ownerId)))[0];

  const findOurs = async (id: string, ownerId: string) => {
    const found = await find(id, ownerId);
    if (!found) throw new Error(`Itinerary ${id} was written and is not there.`);
    return found;
  };

  return {
    find,
    async create(ownerId, content) {
      const id = edges.newId();
      const now = edges.now();
      const made = { id, ownerId, version: 1, content, listing: listingOf(content), visibility: 'private' };
      await db.insert(itineraries).values({ ...made, createdAt: now, updatedAt: now });
      return findOurs(id, ownerId);
    },
    async change({ id, ownerId, fromVersion, content }) {
      // One statement decides: of two writers from the same version, the second matches no row.
      const changed = await db
        .update(itineraries)
        .set({ content, listing: listingOf(content), version: fromVersion + 1, updatedAt: edges.now() })
        .where(and(isOwn(id, ownerId), eq(itineraries.version, fromVersion)))
        .returning({ id: itineraries.id });
      return changed.length > 0 ? ok(await findOurs(id, ownerId)) : fail('modified');
    },
    list: ({ ownerId, updatedSince, after, limit }) =>
      selectListed(
        db,
        and(
          eq(itineraries.ownerId, ownerId),
          updatedSince && gt(itineraries.updatedAt, updatedSince),
          after && comesAfter(after),
        ),
        limit,
      ),
    allOf: (ownerId) => selectWhole(db, eq(itineraries.ownerId, ownerId)),
  };
}

const isOwn = (id: string, ownerId: string) => and(eq(itineraries.id, id), eq(itineraries.ownerId, ownerId));

function comesAfter({ updatedAt, id }: Position): SQL | undefined {
  const moment = new Date(updatedAt);
  return or(
    lt(itineraries.updatedAt, moment),
    and(eq(itineraries.updatedAt, moment), lt(itineraries.id, id)),
  );
}
