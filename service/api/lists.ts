import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Cursors } from '../itineraries/cursor.ts';
import type { Explore } from '../itineraries/explore.ts';
import { type Library, libraryFilters } from '../itineraries/library.ts';
import type { ApiEnv, Bearer } from './bearer.ts';
import { makePage, pageQuery, readCursor, readQuery } from './page.ts';
import { say } from './problem.ts';

export interface ListRoutes {
  bearer: Bearer;
  library: Library;
  explore: Explore;
  cursors: Cursors;
  mediaUrl(key: string): string;
}

export const LibraryQuery = z.object({
  filter: z._default(z.enum(libraryFilters), 'all'),
  updatedSince: z.optional(z.iso.datetime({ offset: true })),
  ...pageQuery,
});

export const ExploreQuery = z.object({
  // Longer than any real query; every word of it is looked up.
  q: z.optional(z.string().check(z.maxLength(200))),
  filter: z.optional(z.literal('following')),
  ...pageQuery,
});

/** Browse Explore (4.6) and list your itineraries (4.7). */
export function listRoutes(parts: ListRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  addLibrary(routes, parts);
  addExplore(routes, parts);
  return routes;
}

function addLibrary(routes: Hono<ApiEnv>, { bearer, library, cursors, mediaUrl }: ListRoutes): void {
  routes.get('/v1/itineraries', bearer.allowing('itineraries:read'), async (c) => {
    const { travellerId } = c.var.caller;
    const query = readQuery(LibraryQuery, c.req.query());
    if (!query.ok) return say(c, query.failure);
    const { filter, updatedSince, limit, cursor } = query.value;
    const subject = JSON.stringify(['library', travellerId, filter, updatedSince ?? '']);
    const after = readCursor(cursors, cursor, subject);
    if (!after.ok) return say(c, after.failure);
    const size = Number(limit);
    const rows = await library.list({
      travellerId,
      filter,
      updatedSince: updatedSince === undefined ? undefined : withinReach(updatedSince),
      after: after.value,
      limit: size + 1,
    });
    const found = rows.map((row) => ({ row, position: { at: row.updatedAt.getTime(), id: row.id } }));
    return c.json(makePage({ found, limit: size, subject, cursors, mediaUrl }));
  });
}

function addExplore(routes: Hono<ApiEnv>, { bearer, explore, cursors, mediaUrl }: ListRoutes): void {
  routes.get('/v1/explore', bearer.allowing('itineraries:read'), async (c) => {
    const { travellerId } = c.var.caller;
    const query = readQuery(ExploreQuery, c.req.query());
    if (!query.ok) return say(c, query.failure);
    const { q = '', filter, limit, cursor } = query.value;
    const words = q.trim() === '' ? undefined : q;
    const subject = JSON.stringify(['explore', travellerId, words ?? '', filter ?? '']);
    const after = readCursor(cursors, cursor, subject);
    if (!after.ok) return say(c, after.failure);
    const size = Number(limit);
    const isFollowing = filter === 'following';
    const found = await explore({ travellerId, words, isFollowing, after: after.value, limit: size + 1 });
    return c.json(makePage({ found, limit: size, subject, cursors, mediaUrl }));
  });
}

const firstMoment = Date.parse('1970-01-01T00:00:00Z');
const lastMoment = Date.parse('9999-12-31T00:00:00Z');

/**
 * Clamped, since Postgres's timestamps do not cover every date a client can send; nothing was changed that early or
 * late.
 */
const withinReach = (moment: string): Date =>
  new Date(Math.min(Math.max(Date.parse(moment), firstMoment), lastMoment));
