import { type SQL, sql } from 'drizzle-orm';
import { itineraries } from '../storage/schema.ts';

export interface Appreciation {
  likes: number;
  dislikes: number;
  saves: number;
}

/**
 * The position in the Explore feed: the week of publication, plus one week for each doubling of the travellers'
 * appreciation. It does not depend on the current time, so it can be stored, indexed and paged through.
 * Views do not count: one person can make as many as they like.
 *
 * `change` is what the same statement adds to the counts.
 */
export function rankAfter(change: Appreciation = { likes: 0, dislikes: 0, saves: 0 }): SQL<number> {
  const { publishedAt, likesCount, dislikesCount, savesCount } = itineraries;
  const worth = sql`2 * (${likesCount} + ${change.likes}::int) + 3 * (${savesCount} + ${change.saves}::int) - (${dislikesCount} + ${change.dislikes}::int)`;
  return sql<number>`case when ${publishedAt} is null then 0 else ${weeksSince1970(sql`${publishedAt}`)} + ${doublings(worth)} end`;
}

/** The rank at the moment of publication. */
export const rankAt = (publishedAt: Date): SQL<number> => {
  const { likesCount, dislikesCount, savesCount } = itineraries;
  const worth = sql`2 * ${likesCount} + 3 * ${savesCount} - ${dislikesCount}`;
  return sql<number>`${weeksSince1970(sql`${publishedAt.toISOString()}::timestamptz`)} + ${doublings(worth)}`;
};

const weeksSince1970 = (moment: SQL): SQL => sql`extract(epoch from ${moment})::double precision / 604800`;
const doublings = (worth: SQL): SQL =>
  sql`ln(1 + greatest(0, ${worth})::double precision) / ln(2::double precision)`;
