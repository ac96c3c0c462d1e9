// Whole lists, one entry after the other. Cursors are the service's own, handed back and never made.
import type { ApiFailure } from '../model/failure.ts';
import type { Summary, SummaryPage } from '../model/itinerary.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Connection } from './connection.ts';
import {
  type ExploreQuery,
  explore,
  type ListQuery,
  listItineraries,
  type PageAnswer,
  readPage,
  saysItIsAll,
} from './lists.ts';

/** 10 000 itineraries at 50 a page: nobody has more. */
const mostPages = 200;
/** A page with nothing new may come from a list that moved; so many in a row come from one without an end. */
const mostPagesWithoutNews = 3;

export type Entries = AsyncGenerator<Result<Summary, ApiFailure>, void>;

/** 4.7, all pages. Nothing twice; the first failure is the last entry. */
export const everyItinerary = (connection: Connection, query: Omit<ListQuery, 'cursor'> = {}): Entries =>
  every(
    (cursor) => listItineraries(connection, { ...query, cursor }),
    (cursor) => readPage(connection, '/v1/itineraries', { cursor }),
  );

/** 4.6, all pages. */
export const everyExplored = (connection: Connection, query: Omit<ExploreQuery, 'cursor'> = {}): Entries =>
  every(
    (cursor) => explore(connection, { ...query, cursor }),
    (cursor) => readPage(connection, '/v1/explore', { cursor }),
  );

type ReadPage = (cursor: string | undefined) => PageAnswer;

async function* every(readWith: ReadPage, readAlone: ReadPage): Entries {
  const seen = new Set<string>();
  const cursors = new Set<string>();
  const read = persistent(readWith, readAlone);
  let cursor: string | undefined;
  let withoutNews = 0;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await read(cursor);
    if (!page.ok) return yield page;
    const news = page.value.data.filter(({ id }) => !seen.has(id));
    for (const summary of news) {
      seen.add(summary.id);
      yield ok(summary);
    }
    const next = page.value.nextCursor;
    if (next === undefined || isLast(page.value, cursor)) return;
    withoutNews = news.length === 0 ? withoutNews + 1 : 0;
    if (cursors.has(next) || withoutNews >= mostPagesWithoutNews) break;
    cursors.add(next);
    cursor = next;
  }
  yield fail({ kind: 'service-not-understood', reason: 'endless-list' });
}

/** The end, as services say it: no cursor, in words, or an empty page that leads to itself. */
const isLast = (page: SummaryPage, cursor: string | undefined): boolean =>
  !page.nextCursor || saysItIsAll(page) || (page.data.length === 0 && page.nextCursor === cursor);

/**
 * Reads a page, and copes with a cursor that is refused: some know the rest of the question and will not hear it again,
 * some are too old. After those it begins again, once; what was told already is not told twice.
 */
function persistent(readWith: ReadPage, readAlone: ReadPage): ReadPage {
  let read = readWith;
  let hasBegunAgain = false;
  return async (cursor) => {
    const page = await read(cursor);
    if (page.ok || cursor === undefined || !isAboutCursor(page.failure)) return page;
    if (read === readWith) {
      const alone = await readAlone(cursor);
      if (alone.ok) read = readAlone;
      if (alone.ok) return alone;
    }
    if (hasBegunAgain) return page;
    hasBegunAgain = true;
    read = readWith;
    return read(undefined);
  };
}

const isAboutCursor = ({ kind }: ApiFailure) => kind === 'refused' || kind === 'itinerary-gone';
