import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { Edges } from '../edges.ts';
import type { Database } from '../storage/open-database.ts';
import { itineraries } from '../storage/schema.ts';
import { type Content, listingOf } from './content.ts';
import type { Position } from './cursor.ts';
import { rankAt } from './ranking.ts';
import { vectorsOf } from './search-words.ts';
import {
  comesAfterMoment,
  isEditableBy,
  isVisibleTo,
  type StoredItinerary,
  type StoredListing,
  selectListed,
  selectWhole,
} from './stored.ts';

export type { StoredItinerary, StoredListing } from './stored.ts';

export interface ListQuestion {
  ownerId: string;
  updatedSince?: Date | undefined;
  after?: Position | undefined;
  limit: number;
}

/** Who writes to which itinerary, based on the version they last read. */
export interface Write {
  id: string;
  travellerId: string;
  /** The write is refused if the itinerary has a newer version. */
  fromVersion: number;
}

export type Written = Promise<Result<StoredItinerary, 'modified'>>;

export interface ItineraryStore {
  create(ownerId: string, content: Content): Promise<StoredItinerary>;
  /** As this traveller sees it; undefined if they cannot see it. */
  find(id: string, travellerId: string): Promise<StoredItinerary | undefined>;
  /** Counts a view by someone other than the owner. */
  countView(id: string, travellerId: string): Promise<void>;
  change(write: Write & { content: Content }): Written;
  /** Publishes it to Explore, or unpublishes it. */
  publish(write: Write, isPublished: boolean): Written;
  remove(write: Write): Promise<Result<void, 'modified'>>;
  list(question: ListQuestion): Promise<StoredListing[]>;
  allOf(ownerId: string): Promise<StoredItinerary[]>;
}

type Reading = Pick<ItineraryStore, 'find' | 'list' | 'allOf'>;

export function openItineraryStore(db: Database, edges: Edges): ItineraryStore {
  const reading = openReading(db);
  return { ...reading, ...openWriting(db, edges, reading) };
}

const openReading = (db: Database): Reading => ({
  async find(id, travellerId) {
    const [found] = await selectWhole(db, travellerId).where(
      and(eq(itineraries.id, id), isVisibleTo(travellerId)),
    );
    return found;
  },
  list: async (question) =>
    selectListed(db, question.ownerId)
      .where(isAskedFor(question))
      .orderBy(...latestFirst)
      .limit(question.limit),
  allOf: async (ownerId) =>
    selectWhole(db, ownerId)
      .where(isOwnedBy(ownerId))
      .orderBy(...latestFirst),
});

function openWriting(db: Database, edges: Edges, { find }: Reading): Omit<ItineraryStore, keyof Reading> {
  const findWritten = async (id: string, travellerId: string) => {
    const found = await find(id, travellerId);
    if (!found) throw new Error(`Itinerary ${id} was written and is not there.`);
    return found;
  };

  /** A single statement decides: of two writers with the same version, the second matches no row. */
  const write = async ({ id, travellerId, fromVersion }: Write, mayWrite: SQL, set: Changes): Written => {
    const changed = await db
      .update(itineraries)
      .set({ ...set, version: fromVersion + 1, updatedAt: edges.now() })
      .where(and(isVersion(id, fromVersion), mayWrite))
      .returning({ id: itineraries.id });
    return changed.length > 0 ? ok(await findWritten(id, travellerId)) : fail('modified');
  };

  return {
    async create(ownerId, content) {
      const id = edges.newId();
      const now = edges.now();
      const made = { id, ownerId, version: 1, ...columnsOf(content), visibility: 'private' };
      await db.insert(itineraries).values({ ...made, createdAt: now, updatedAt: now });
      return findWritten(id, ownerId);
    },
    countView: (id, travellerId) => countView(db, id, travellerId),
    change: ({ content, ...from }) => write(from, isEditableBy(from.travellerId), columnsOf(content)),
    publish: (from, isPublished) =>
      write(from, isOwnedBy(from.travellerId), isPublished ? publishedAt(edges.now()) : unpublished),
    async remove({ id, travellerId, fromVersion }) {
      const removed = await db
        .delete(itineraries)
        .where(and(isVersion(id, fromVersion), isOwnedBy(travellerId)))
        .returning({ id: itineraries.id });
      return removed.length > 0 ? ok(undefined) : fail('modified');
    },
  };
}

type Changes = Parameters<ReturnType<Database['update']>['set']>[0];
const latestFirst = [desc(itineraries.updatedAt), desc(itineraries.id)];
const isOwnedBy = (travellerId: string) => eq(itineraries.ownerId, travellerId);
const isVersion = (id: string, version: number) =>
  and(eq(itineraries.id, id), eq(itineraries.version, version));

const isAskedFor = ({ ownerId, updatedSince, after }: ListQuestion) =>
  and(
    isOwnedBy(ownerId),
    updatedSince && gt(itineraries.updatedAt, updatedSince),
    after && comesAfterMoment(sql`${itineraries.updatedAt}`, after),
  );

async function countView(db: Database, id: string, travellerId: string): Promise<void> {
  await db
    .update(itineraries)
    .set({ viewsCount: sql`${itineraries.viewsCount} + 1` })
    .where(and(eq(itineraries.id, id), ne(itineraries.ownerId, travellerId)));
}

const publishedAt = (now: Date) => ({ publishedAt: now, visibility: 'public', rank: rankAt(now) });
const unpublishedVisibility = sql<string>`case when exists (select 1 from shares s where s.itinerary_id = ${itineraries.id}) then 'shared' else 'private' end`;

const unpublished = { publishedAt: null, visibility: unpublishedVisibility, rank: 0 };

/** All columns derived from the content, so that no write forgets one. */
export function columnsOf(content: Content) {
  const { head, all } = vectorsOf(content);
  return {
    content,
    listing: listingOf(content),
    searchHead: sql`${head}::text::tsvector`,
    searchAll: sql`${all}::text::tsvector`,
  };
}
