import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { SummaryPage } from '../../lib/model/itinerary.ts';
import { fail, ok, type Result } from '../../lib/model/result.ts';
import type { Edges } from '../edges.ts';
import { readContent } from '../itineraries/content.ts';
import type { Cursors } from '../itineraries/cursor.ts';
import { etagOf } from '../itineraries/etag.ts';
import { presentItinerary, presentSummary } from '../itineraries/present.ts';
import type { ItineraryStore, ListQuestion, StoredListing } from '../itineraries/store.ts';
import type { ApiEnv, Bearer } from './bearer.ts';
import { noItinerary, type Problem, problem, say } from './problem.ts';
import { readJson } from './request-body.ts';

export interface ItineraryRoutes {
  bearer: Bearer;
  store: ItineraryStore;
  cursors: Cursors;
  edges: Edges;
  mediaUrl(key: string): string;
}

// Some 40 full days fit in 100 KB; ten times that is a long journey.
const largestItineraryBytes = 1024 * 1024;

export const isId = (text: string): boolean => z.safeParse(z.uuid(), text).success;

/** Create, read one, list (4.7). */
export function itineraryRoutes({ bearer, store, cursors, edges, mediaUrl }: ItineraryRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  routes.post('/', bearer.allowing('itineraries:write'), async (c) => {
    const body = await readJson(c.req.raw, largestItineraryBytes);
    if (!body.ok) return say(c, body.failure);
    const content = readContent(body.value, edges.newId);
    if (!content.ok) return say(c, problem('invalidItinerary', content.failure));
    const made = await store.create(c.var.caller.travellerId, content.value);
    c.header('Location', `/v1/itineraries/${made.id}`);
    c.header('ETag', etagOf(made.version));
    return c.json(presentItinerary(made, mediaUrl), 201);
  });

  routes.get('/:id', bearer.allowing('itineraries:read'), async (c) => {
    const id = c.req.param('id');
    const found = isId(id) ? await store.find(id, c.var.caller.travellerId) : undefined;
    if (!found) return say(c, noItinerary);
    c.header('ETag', etagOf(found.version));
    return c.json(presentItinerary(found, mediaUrl));
  });

  routes.get('/', bearer.allowing('itineraries:read'), async (c) => {
    const { travellerId } = c.var.caller;
    const asked = readQuestion(c.req.query(), travellerId, cursors);
    if (!asked.ok) return say(c, asked.failure);
    const { question, subject, isOwn } = asked.value;
    // One more than the page holds tells whether there is a next one.
    const rows = isOwn ? await store.list({ ...question, limit: question.limit + 1 }) : [];
    const shown = rows.slice(0, question.limit);
    const last = shown.at(-1);
    const page: SummaryPage = { data: shown.map((row) => presentSummary(row, mediaUrl)) };
    if (last && rows.length > shown.length) page.nextCursor = cursors.write(positionOf(last), subject);
    return c.json(page);
  });

  return routes;
}

const filters = ['all', 'owned', 'shared', 'saved', 'liked', 'disliked'] as const;
const ListQuery = z.object({
  filter: z._default(z.enum(filters), 'all'),
  updatedSince: z.optional(z.iso.datetime({ offset: true })),
  limit: z._default(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/)), '25'),
  cursor: z.optional(z.string()),
});

interface Asked {
  question: ListQuestion;
  /** Whose list, filtered how: what a cursor is bound to. */
  subject: string;
  /** Nothing can be shared, saved or liked yet, so those lists are truly empty. */
  isOwn: boolean;
}

function readQuestion(
  query: Record<string, string>,
  ownerId: string,
  cursors: Cursors,
): Result<Asked, Problem> {
  const parsed = z.safeParse(ListQuery, query);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.');
    return fail(problem('invalidRequest', `The query parameter "${field}" is not understood.`));
  }
  const { filter, updatedSince, limit, cursor } = parsed.data;
  const subject = JSON.stringify([ownerId, filter, updatedSince ?? '']);
  const after = cursor === undefined ? undefined : cursors.read(cursor, subject);
  if (cursor !== undefined && !after)
    return fail(problem('invalidCursor', 'This cursor was not made for this list. Begin again without it.'));
  const since = updatedSince === undefined ? undefined : new Date(updatedSince);
  return ok({
    question: { ownerId, updatedSince: since, after, limit: Number(limit) },
    subject,
    isOwn: filter === 'all' || filter === 'owned',
  });
}

const positionOf = ({ id, updatedAt }: StoredListing) => ({ id, updatedAt: updatedAt.getTime() });
