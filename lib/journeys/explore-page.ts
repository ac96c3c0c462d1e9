// Requests one page of Explore for a search.
import type { Connection } from '../api/connection.ts';
import { explore, type PageAnswer } from '../api/lists.ts';
import { exploreOn } from '../api/pages.ts';
import type { ExplorePageAsk } from './explore.ts';

/** As many as fit on a screen or two; the next ones load while the traveller reads. */
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
