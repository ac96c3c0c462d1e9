import { type Context, Hono } from 'hono';
import type { Edges } from '../edges.ts';
import { type Content, droppedPictures, keepPictures, readContent } from '../itineraries/content.ts';
import { itineraryCreator } from '../itineraries/create.ts';
import { onceCreator } from '../itineraries/create-once.ts';
import type { Documents } from '../itineraries/documents.ts';
import { etagOf } from '../itineraries/etag.ts';
import { presentItinerary } from '../itineraries/present.ts';
import type { ItineraryStore, StoredItinerary } from '../itineraries/store.ts';
import type { HeldFiles } from '../storage/held-files.ts';
import type { Idempotency } from '../storage/idempotency.ts';
import type { ApiEnv, Bearer } from './bearer.ts';
import { answerWritten, findRequested, modified, readForWrite, writeFrom } from './conditional.ts';
import { keyReused, readIdempotencyKey } from './idempotency-key.ts';
import { noItinerary, problem, say } from './problem.ts';
import { readJson } from './request-body.ts';

export interface ItineraryRoutes {
  bearer: Bearer;
  store: ItineraryStore;
  documents: Documents;
  idempotency: Idempotency;
  files: HeldFiles;
  edges: Edges;
  mediaUrl(key: string): string;
}

// About 40 full days fit in 100 KB; ten times that is a long journey.
const maxItineraryBytes = 1024 * 1024;

/** Create, read, replace, change and delete an itinerary. What the document does not show is assumed. */
export function itineraryRoutes(parts: ItineraryRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  addCreating(routes, parts);
  addReading(routes, parts);
  addChanging(routes, parts);
  addRemoving(routes, parts);
  return routes;
}

function sendMade(c: Context<ApiEnv>, made: { id: string }): Response {
  c.header('Location', `/v1/itineraries/${made.id}`);
  // The ETag of the first version, even when the first answer is sent again later.
  c.header('ETag', etagOf(1));
  return c.json(made, 201);
}

function addCreating(routes: Hono<ApiEnv>, parts: ItineraryRoutes): void {
  const { bearer, store, idempotency, edges, mediaUrl } = parts;
  const create = itineraryCreator(store, edges.newId);
  const answerOf = (made: StoredItinerary) => presentItinerary(made, mediaUrl);
  const createOnce = onceCreator({ idempotency, edges, answerOf });
  routes.post('/', bearer.allowing('itineraries:write'), async (c) => {
    const key = readIdempotencyKey(c);
    if (!key.ok) return say(c, key.failure);
    const body = await readJson(c.req.raw, maxItineraryBytes);
    if (!body.ok) return say(c, body.failure);
    const creating = { ownerId: c.var.caller.travellerId, plan: body.value };
    if (key.value !== undefined) {
      const once = await createOnce({ ...creating, key: key.value });
      if (once.ok) return sendMade(c, JSON.parse(once.value));
      const { failure } = once;
      return say(c, failure.kind === 'invalid' ? problem('invalidItinerary', failure.sentence) : keyReused);
    }
    const made = await create(creating);
    return made.ok ? sendMade(c, answerOf(made.value)) : say(c, problem('invalidItinerary', made.failure));
  });
}

function addReading(routes: Hono<ApiEnv>, { bearer, store, mediaUrl }: ItineraryRoutes): void {
  routes.get('/:id', bearer.allowing('itineraries:read'), async (c) => {
    const found = await findRequested(c, store);
    if (!found) return say(c, noItinerary);
    if (found.role !== 'owner') await store.countView(found.id, c.var.caller.travellerId);
    c.header('ETag', etagOf(found.version));
    return c.json(presentItinerary(found, mediaUrl));
  });
}

/** PUT replaces the whole plan; PATCH replaces the given top-level fields, and null removes one. */
function addChanging(routes: Hono<ApiEnv>, parts: ItineraryRoutes): void {
  const { bearer, store, files, edges, mediaUrl } = parts;
  routes.on(['PUT', 'PATCH'], '/:id', bearer.allowing('itineraries:write'), async (c) => {
    const current = await readForWrite(c, store);
    if (!current.ok) return say(c, current.failure);
    const body = await readJson(c.req.raw, maxItineraryBytes);
    if (!body.ok) return say(c, body.failure);
    const plan = c.req.method === 'PATCH' ? patched(current.value.content, body.value) : body.value;
    const content = readContent(plan, edges.newId);
    if (!content.ok) return say(c, problem('invalidItinerary', content.failure));
    const next = keepPictures(content.value, current.value.content);
    const hold = await files.hold(droppedPictures(current.value.content, next), current.value.id);
    const changed = await store.change({ ...writeFrom(c, current.value), content: next });
    await files.settle(hold);
    return changed.ok ? answerWritten(c, changed.value, mediaUrl) : say(c, modified);
  });
}

function addRemoving(routes: Hono<ApiEnv>, { bearer, store, documents, files }: ItineraryRoutes): void {
  routes.delete('/:id', bearer.allowing('itineraries:write'), async (c) => {
    const current = await readForWrite(c, store, 'owner');
    if (!current.ok) return say(c, current.failure);
    const { id, content } = current.value;
    const dropped = [...droppedPictures(content, undefined), ...(await documents.filesOf(id))];
    const hold = await files.hold(dropped, id);
    const removed = await store.remove(writeFrom(c, current.value));
    await files.settle(hold);
    return removed.ok ? c.body(null, 204) : say(c, modified);
  });
}

/**
 * The stored content with the patched fields applied. A patch that is not an object is passed on, for validation to
 * refuse.
 */
function patched(content: Content, patch: unknown): unknown {
  const isObject = typeof patch === 'object' && patch !== null && !Array.isArray(patch);
  return isObject ? { ...content, ...patch } : patch;
}
