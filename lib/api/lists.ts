// Reads one page of a list. `pages.ts` walks through all pages.
import * as z from 'zod/mini';
import type { ApiFailure } from '../model/failure.ts';
import { SummaryPage } from '../model/itinerary.ts';
import type { ListFilter } from '../model/listed.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Connection } from './connection.ts';
import { read, sendChecked } from './send.ts';

/** The maximum in the API document (section 8). */
const maxPerPage = 50;

export interface PageQuery {
  cursor?: string;
  /** At most 50. */
  limit?: number;
}

export interface ListQuery extends PageQuery {
  filter?: ListFilter;
  updatedSince?: string;
}

export interface ExploreQuery extends PageQuery {
  q?: string;
  filter?: 'following';
}

export interface ListPage extends SummaryPage {
  /** When the service answered, by its own clock, if it says so. */
  toldAt?: string;
}

export type PageAnswer = Promise<Result<ListPage, ApiFailure>>;

/** 4.7 */
export const listItineraries = (connection: Connection, query: ListQuery = {}): PageAnswer =>
  readPage(connection, '/v1/itineraries', { ...query, limit: limitOf(query) });

/** 4.6 */
export async function explore(connection: Connection, query: ExploreQuery = {}): PageAnswer {
  const page = await readPage(connection, '/v1/explore', { ...query, limit: limitOf(query) });
  const isRefused = !page.ok && page.failure.kind === 'signed-out' && query.filter === 'following';
  // A token may belong to no person, who then follows nobody: no reason to sign anyone out.
  if (isRefused && (await connection.accessToken()).ok) return fail({ kind: 'forbidden', code: 'following' });
  return page;
}

const limitOf = ({ limit = maxPerPage }: PageQuery) => String(Math.min(limit, maxPerPage));

export async function readPage(
  connection: Connection,
  path: string,
  query: Record<string, string | undefined>,
): PageAnswer {
  const heard = await sendChecked(connection, { method: 'GET', path, query });
  if (!heard.ok) return heard;
  const page = read(heard.value, SummaryPage);
  if (!page.ok) return page;
  const { value } = page.value;
  const next = value.nextCursor || cursorOfLink(heard.value.headers.get('link'), connection);
  const toldAt = timeOf(heard.value.headers.get('date'));
  return ok({ ...value, nextCursor: next || undefined, ...(toldAt && { toldAt }) });
}

function timeOf(date: string | null): string | undefined {
  const time = new Date(date ?? '');
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** `<https://api.service.test/v1/explore?cursor=abc>; rel="next"` → "abc", only for the service's own address. */
function cursorOfLink(header: string | null, { profile }: Connection): string | undefined {
  const next = header?.split(/,\s*(?=<)/).find((link) => /;\s*rel="?next"?/i.test(link));
  const address = URL.parse(/^\s*<([^>]*)>/.exec(next ?? '')?.[1] ?? '', profile.baseUrl);
  if (!address || address.origin !== new URL(profile.baseUrl).origin) return undefined;
  return address.searchParams.get('cursor') ?? undefined;
}

/** Some services state it explicitly (`hasMore: false`), whatever the cursor. */
export const isMarkedLast = (page: SummaryPage): boolean =>
  z.safeParse(z.object({ hasMore: z.literal(false) }), page).success;
