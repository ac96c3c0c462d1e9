// Iterates over whole lists, entry by entry.
import type { ApiFailure } from '../model/failure.ts';
import type { Summary } from '../model/itinerary.ts';
import { ok, type Result } from '../model/result.ts';
import type { Connection } from './connection.ts';
import { type ExploreQuery, explore, type ListQuery, listItineraries, readPage } from './lists.ts';
import { PageWalk, type ReadPage } from './page-walk.ts';

export type Entries = AsyncGenerator<Result<Summary, ApiFailure>, void>;

/** 4.7, all pages. No entry comes twice; a failure is the last entry. */
export const everyItinerary = (connection: Connection, query: Omit<ListQuery, 'cursor'> = {}): Entries =>
  every(
    (cursor) => listItineraries(connection, { ...query, cursor }),
    (cursor) => readPage(connection, '/v1/itineraries', { cursor }),
  );

/** 4.6, all pages. */
export const everyExplored = (connection: Connection, query: Omit<ExploreQuery, 'cursor'> = {}): Entries =>
  every(
    (cursor) => explore(connection, { ...query, cursor }),
    (cursor) => exploreOn(connection, cursor),
  );

/** The next page by its cursor alone, for services whose cursors imply the rest of the query. */
export const exploreOn = (connection: Connection, cursor: string | undefined) =>
  readPage(connection, '/v1/explore', { cursor });

async function* every(readWith: ReadPage<ApiFailure>, readAlone: ReadPage<ApiFailure>): Entries {
  const walk = new PageWalk(readWith, readAlone);
  while (!walk.isOver) {
    const news = await walk.next();
    if (!news.ok) return yield news;
    for (const summary of news.value) yield ok(summary);
  }
}
