// Updates the local copy of one of the service's lists. The service reports changes but not removals, so from time to time
// the whole list is walked. An entry is removed from the copy only if two walks miss it.
import { type EndlessList, PageWalk, type ReadPage } from '../api/page-walk.ts';
import type { ListEntry } from '../library/listed.ts';
import type { ApiFailure, KeepFailure } from '../model/failure.ts';
import type { Summary } from '../model/itinerary.ts';
import type { ListFilter, ListSync } from '../model/listed.ts';
import { isListable, listedCopy } from '../model/listed-copy.ts';
import { ok, type Result } from '../model/result.ts';
import { wordsOf } from './library-search.ts';

export interface SyncEdges {
  /** `isAlone`: sends the cursor without the rest of the query. */
  readPage: (ask: {
    updatedSince?: string;
    cursor?: string;
    isAlone?: boolean;
  }) => ReturnType<ReadPage<ApiFailure>>;
  /** Returns how many of the entries were new or changed. */
  keep: (entries: ListEntry[]) => Promise<Result<number, KeepFailure | EndlessList>>;
  listedIds: () => Promise<string[]>;
  unlist: (ids: string[]) => Promise<void>;
  last: () => Promise<Pick<ListSync, 'latest' | 'wholeAt'> | undefined>;
  note: (sync: Pick<ListSync, 'latest' | 'wholeAt' | 'lookedAt'>) => Promise<void>;
  now: () => number;
}

export type SyncFailure = ApiFailure | KeepFailure;
export interface SyncDone {
  isWhole: boolean;
  /** Whether anything has changed. */
  hasNews: boolean;
}
export type Synced = Promise<Result<SyncDone, SyncFailure>>;

const minutes = 60_000;
/** Asks again for changes from this long before the latest one: some may have been stored late or during the walk. */
const overlap = 10 * minutes;
/** How often the whole list is walked. Saving or sharing changes a list without changing an itinerary. */
const wholeEvery: Record<ListFilter, number> = {
  all: 24 * 60 * minutes,
  owned: 24 * 60 * minutes,
  shared: 60 * minutes,
  saved: 60 * minutes,
  liked: 60 * minutes,
  disliked: 60 * minutes,
};
/** Two pages: walking such a list is as cheap as asking for its changes. */
const fewEnough = 100;
/** No clock is wrong by more than this. A later time is ignored, as it would hide all changes before it. */
const maxAheadMilliseconds = 48 * 60 * minutes;

/** `isWhole`: walks the whole list, whatever is known. */
export async function syncList(
  { filter, isWhole = false }: { filter: ListFilter; isWhole?: boolean },
  edges: SyncEdges,
): Synced {
  const last = await edges.last();
  const since = isWhole || !last ? undefined : await sinceOf(filter, last, edges);
  if (since === undefined || !last) return walkWhole(edges);
  const news = await walk(edges, since);
  // Some services refuse a time that is ahead of their own clock.
  if (!news.ok && news.failure.kind === 'refused') return walkWhole(edges);
  if (!news.ok) return news;
  await edges.note({ ...last, latest: later(last.latest, news.value.latest), lookedAt: edges.now() });
  return ok({ isWhole: false, hasNews: news.value.news > 0 });
}

/** The time from which changes are wanted; undefined if the whole list is. */
async function sinceOf(
  filter: ListFilter,
  { latest, wholeAt }: Pick<ListSync, 'latest' | 'wholeAt'>,
  edges: SyncEdges,
): Promise<string | undefined> {
  const now = edges.now();
  // If the clock was set back since, it is unknown how long ago that was.
  const isDue = wholeAt === undefined || now < wholeAt || now - wholeAt >= wholeEvery[filter];
  if (isDue || latest === undefined || (await edges.listedIds()).length <= fewEnough) return undefined;
  return new Date(Date.parse(latest) - overlap).toISOString();
}

async function walkWhole(edges: SyncEdges): Synced {
  const before = await edges.listedIds();
  const first = await walk(edges);
  if (!first.ok) return first;
  const { seen } = first.value;
  let { latest, news } = first.value;
  let missing = before.filter((id) => !seen.has(id));
  if (missing.length > 0) {
    // During a walk, a changed entry moves to another page and can be missed. A second walk finds it if it exists.
    const second = await walk(edges);
    if (!second.ok) return second;
    latest = later(latest, second.value.latest);
    news += second.value.news;
    missing = missing.filter((id) => !second.value.seen.has(id));
    await edges.unlist(missing);
  }
  const now = edges.now();
  await edges.note({ ...(latest !== undefined && { latest }), wholeAt: now, lookedAt: now });
  return ok({ isWhole: true, hasNews: news + missing.length > 0 });
}

interface Walked {
  seen: Set<string>;
  latest: string | undefined;
  news: number;
}

/** Stores every page as it arrives, so that an interrupted walk keeps what it has read. */
async function walk(edges: SyncEdges, updatedSince?: string): Promise<Result<Walked, SyncFailure>> {
  const pages = new PageWalk<ApiFailure>(
    (cursor) => edges.readPage({ ...(updatedSince && { updatedSince }), ...(cursor && { cursor }) }),
    (cursor) => edges.readPage({ isAlone: true, ...(cursor && { cursor }) }),
  );
  const seen = new Set<string>();
  let latest: string | undefined;
  let news = 0;
  while (!pages.isOver) {
    const page = await pages.next();
    if (!page.ok) return page;
    const kept = await edges.keep(page.value.filter(isListable).map(entryOf));
    if (!kept.ok) return kept;
    news += kept.value;
    for (const { id, updatedAt } of page.value) {
      seen.add(id);
      latest = later(latest, timeOf(updatedAt, edges.now()));
    }
  }
  return ok({ seen, latest, news });
}

const entryOf = (given: Summary): ListEntry => {
  const summary = listedCopy(given);
  const changed = Date.parse(summary.updatedAt ?? '');
  return { id: summary.id, summary, words: wordsOf(summary), newest: Number.isNaN(changed) ? 0 : -changed };
};

/** The service's time as ISO 8601, if it is plausible. */
function timeOf(text: string | undefined, now: number): string | undefined {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) || time > now + maxAheadMilliseconds ? undefined : new Date(time).toISOString();
}

const later = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;
