// Reads itineraries from the database: the reader determines which are visible, and in which role.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../storage/open-database.ts';
import { itineraries, shares, travellers } from '../storage/schema.ts';
import type { Position } from './cursor.ts';

export type Role = 'owner' | 'editor' | 'viewer';

/** The reader's role; a stranger who sees a published itinerary is a viewer. */
const roleOf = (readerId: string) =>
  sql<Role>`case when ${itineraries.ownerId} = ${readerId} then 'owner' else coalesce(${shares.role}, 'viewer') end`;

const listed = {
  id: itineraries.id,
  version: itineraries.version,
  listing: itineraries.listing,
  visibility: itineraries.visibility,
  updatedAt: itineraries.updatedAt,
  publishedAt: itineraries.publishedAt,
  rank: itineraries.rank,
  author: { id: travellers.id, name: travellers.name },
};
const whole = {
  ...listed,
  content: itineraries.content,
  likesCount: itineraries.likesCount,
  viewsCount: itineraries.viewsCount,
  createdAt: itineraries.createdAt,
};

export type StoredListing = Awaited<ReturnType<ReturnType<typeof selectListed>['execute']>>[number];
export type StoredItinerary = Awaited<ReturnType<ReturnType<typeof selectWhole>['execute']>>[number];

const isReadersShare = (readerId: string) =>
  and(eq(shares.itineraryId, itineraries.id), eq(shares.travellerId, readerId));

export const selectListed = (db: Database, readerId: string) =>
  db
    .select({ ...listed, role: roleOf(readerId) })
    .from(itineraries)
    .innerJoin(travellers, eq(itineraries.ownerId, travellers.id))
    .leftJoin(shares, isReadersShare(readerId))
    .$dynamic();

export const selectWhole = (db: Database, readerId: string) =>
  db
    .select({ ...whole, role: roleOf(readerId) })
    .from(itineraries)
    .innerJoin(travellers, eq(itineraries.ownerId, travellers.id))
    .leftJoin(shares, isReadersShare(readerId))
    .$dynamic();

/** Their own, shared with them, or published. */
export const isVisibleTo = (readerId: string): SQL =>
  sql`(${itineraries.ownerId} = ${readerId} or ${itineraries.publishedAt} is not null or ${isSharedWith(readerId)})`;

export const isEditableBy = (readerId: string): SQL =>
  sql`(${itineraries.ownerId} = ${readerId} or ${isSharedWith(readerId, 'editor')})`;

const isSharedWith = (readerId: string, role?: 'editor'): SQL =>
  sql`exists (select 1 from shares s where s.itinerary_id = ${itineraries.id} and s.traveller_id = ${readerId}${
    role ? sql` and s.role = ${role}` : sql``
  })`;

/** A row comparison, which an index can seek to; written with "or" it would scan all earlier pages. */
export const comesAfterMoment = (column: SQL, { at, id }: Position): SQL =>
  sql`(${column}, ${itineraries.id}) < (${new Date(at).toISOString()}::timestamptz, ${id}::uuid)`;

export const comesAfterRank = ({ at, id }: Position): SQL =>
  sql`(${itineraries.rank}, ${itineraries.id}) < (${at}::double precision, ${id}::uuid)`;
