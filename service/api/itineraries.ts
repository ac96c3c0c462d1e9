import { Hono } from 'hono';
import type { Edges } from '../edges.ts';
import { type Content, keepPictures, readContent } from '../itineraries/content.ts';
import { itineraryCreator } from '../itineraries/create.ts';
import { etagOf } from '../itineraries/etag.ts';
import { presentItinerary } from '../itineraries/present.ts';
import type { ItineraryStore } from '../itineraries/store.ts';
import type { Blobs } from '../storage/blobs.ts';
import type { ApiEnv, Bearer } from './bearer.ts';
import { answerWritten, findAsked, modified, readForWrite, removeDropped, writeFrom } from './conditional.ts';
import { noItinerary, problem, say } from './problem.ts';
import { readJson } from './request-body.ts';

export interface ItineraryRoutes {
  bearer: Bearer;
  store: ItineraryStore;
  blobs: Blobs;
  edges: Edges;
  mediaUrl(key: string): string;
}

// Some 40 full days fit in 100 KB; ten times that is a long journey.
const largestItineraryBytes = 1024 * 1024;

/** Create, read one, replace, change and delete: what the document does not show, as design.md assumes it. */
export function itineraryRoutes({ bearer, store, blobs, edges, mediaUrl }: ItineraryRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const mayWrite = bearer.allowing('itineraries:write');
  const create = itineraryCreator(store, edges.newId);

  routes.post('/', mayWrite, async (c) => {
    const body = await readJson(c.req.raw, largestItineraryBytes);
    if (!body.ok) return say(c, body.failure);
    const made = await create({ ownerId: c.var.caller.travellerId, plan: body.value });
    if (!made.ok) return say(c, problem('invalidItinerary', made.failure));
    const { id, version } = made.value;
    c.header('Location', `/v1/itineraries/${id}`);
    c.header('ETag', etagOf(version));
    return c.json(presentItinerary(made.value, mediaUrl), 201);
  });

  routes.get('/:id', bearer.allowing('itineraries:read'), async (c) => {
    const found = await findAsked(c, store);
    if (!found) return say(c, noItinerary);
    if (found.role !== 'owner') await store.countView(found.id, c.var.caller.travellerId);
    c.header('ETag', etagOf(found.version));
    return c.json(presentItinerary(found, mediaUrl));
  });

  // PUT takes the whole plan, PATCH the top-level fields that change; null removes one.
  routes.on(['PUT', 'PATCH'], '/:id', mayWrite, async (c) => {
    const current = await readForWrite(c, store);
    if (!current.ok) return say(c, current.failure);
    const body = await readJson(c.req.raw, largestItineraryBytes);
    if (!body.ok) return say(c, body.failure);
    const plan = c.req.method === 'PATCH' ? patched(current.value.content, body.value) : body.value;
    const content = readContent(plan, edges.newId);
    if (!content.ok) return say(c, problem('invalidItinerary', content.failure));
    const next = keepPictures(content.value, current.value.content);
    const changed = await store.change({ ...writeFrom(c, current.value), content: next });
    if (!changed.ok) return say(c, modified);
    await removeDropped(blobs, current.value, changed.value);
    return answerWritten(c, changed.value, mediaUrl);
  });

  routes.delete('/:id', mayWrite, async (c) => {
    const current = await readForWrite(c, store, 'owner');
    if (!current.ok) return say(c, current.failure);
    const removed = await store.remove(writeFrom(c, current.value));
    if (!removed.ok) return say(c, modified);
    await removeDropped(blobs, current.value);
    return c.body(null, 204);
  });

  return routes;
}

/** What was stored with the fields that were sent in their place; anything but an object is refused by who reads it. */
function patched(content: Content, patch: unknown): unknown {
  const isObject = typeof patch === 'object' && patch !== null && !Array.isArray(patch);
  return isObject ? { ...content, ...patch } : patch;
}
