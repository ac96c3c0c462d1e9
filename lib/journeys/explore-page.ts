// One page of Explore, as a search asks for it.
import type { Connection } from '../api/connection.ts';
import { explore, type PageAnswer } from '../api/lists.ts';
import { exploreOn } from '../api/pages.ts';
import type { ExplorePageAsk } from './explore.ts';

/** What a screen or two holds; the next ones come while one reads. */
const tripsPerPage = 25;

export function explorePage(
  connection: Connection,
  { text, isFollowing, cursor, isAlone }: ExplorePageAsk,
  limit = tripsPerPage,
): PageAnswer {
  if (isAlone) return exploreOn(connection, cursor);
  const filter = isFollowing ? 'following' : undefined;
  return explore(connection, { q: text || undefined, filter, cursor, limit });
}
