import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../storage/open-database.ts';
import { itineraries } from '../storage/schema.ts';
import type { Position } from './cursor.ts';
import { searchQuery } from './search-words.ts';
import { comesAfterMoment, comesAfterRank, type StoredListing, selectListed } from './stored.ts';

export interface ExploreQuestion {
  travellerId: string;
  /** Search words; without them it is the feed. */
  words?: string | undefined;
  /** Only itineraries of people the traveller follows. */
  isFollowing: boolean;
  after?: Position | undefined;
  limit: number;
}

/** A row, and the position after which the next page begins. */
export interface Found {
  row: StoredListing;
  position: Position;
}

export type Explore = (question: ExploreQuestion) => Promise<Found[]>;

/** What has been published to Explore (4.6): the feed, a search, or people one follows. */
export function openExplore(db: Database): Explore {
  return async (question) => {
    const { words, isFollowing } = question;
    if (words !== undefined) return search(db, question, searchQuery(words));
    return isFollowing ? following(db, question) : byRank(db, question, undefined);
  };
}

const isPublished = sql`${itineraries.publishedAt} is not null`;
const isOfFollowed = (me: string) =>
  sql`${itineraries.ownerId} in (select followed_id from follows where follower_id = ${me})`;

async function byRank(
  db: Database,
  { travellerId, isFollowing, after, limit }: ExploreQuestion,
  matches: SQL | undefined,
): Promise<Found[]> {
  const rows = await selectListed(db, travellerId)
    .where(
      and(
        isPublished,
        matches,
        isFollowing ? isOfFollowed(travellerId) : undefined,
        after && comesAfterRank(after),
      ),
    )
    .orderBy(desc(itineraries.rank), desc(itineraries.id))
    .limit(limit);
  return rows.map((row) => ({ row, position: { at: row.rank, id: row.id } }));
}

/**
 * First the matches in title, destination or tags, then matches anywhere; within each, highest rank first. Both parts
 * are read in index order, so the tenth page costs as much as the first.
 */
async function search(db: Database, question: ExploreQuestion, query: string | undefined): Promise<Found[]> {
  if (query === undefined) return [];
  const asked = sql`${query}::text::tsquery`;
  const inHead = sql`${itineraries.searchHead} @@ ${asked}`;
  const elsewhere = sql`${itineraries.searchAll} @@ ${asked} and not ${inHead}`;
  const tier = async (number: 0 | 1, matches: SQL, more: { after?: Position | undefined; limit: number }) => {
    const found = await byRank(db, { ...question, ...more }, matches);
    return found.map(({ row, position }) => ({ row, position: { ...position, tier: number } }));
  };

  const { after, limit } = question;
  const best = after?.tier === 1 ? [] : await tier(0, inHead, { after, limit });
  if (best.length === limit) return best;
  const rest = { after: after?.tier === 1 ? after : undefined, limit: limit - best.length };
  return [...best, ...(await tier(1, elsewhere, rest))];
}

/** Newest first. Per followed person at most one page of rows is read, in index order. */
async function following(db: Database, { travellerId, after, limit }: ExploreQuestion): Promise<Found[]> {
  const newest = sql`(select found.id from follows cross join lateral (
    select ${itineraries.id}, ${itineraries.publishedAt} from ${itineraries}
    where ${itineraries.ownerId} = follows.followed_id and ${isPublished}
      and ${after ? comesAfterMoment(sql`${itineraries.publishedAt}`, after) : sql`true`}
    order by ${itineraries.publishedAt} desc, ${itineraries.id} desc limit ${limit}
  ) found where follows.follower_id = ${travellerId} order by found.published_at desc, found.id desc limit ${limit})`;
  const rows = await selectListed(db, travellerId)
    .where(sql`${itineraries.id} in ${newest}`)
    .orderBy(desc(itineraries.publishedAt), desc(itineraries.id))
    .limit(limit);
  return rows.map((row) => ({ row, position: { at: row.publishedAt?.getTime() ?? 0, id: row.id } }));
}
