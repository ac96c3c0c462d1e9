import { type Context, Hono } from 'hono';
import type { Library, Opinion } from '../itineraries/library.ts';
import type { ItineraryStore } from '../itineraries/store.ts';
import type { Follows } from '../travellers/follows.ts';
import type { ApiEnv, Bearer } from './bearer.ts';
import { answerWritten, modified, readForWrite, writeFrom } from './conditional.ts';
import { isId } from './ids.ts';
import { noItinerary, problem, say } from './problem.ts';

export interface MarkRoutes {
  bearer: Bearer;
  store: ItineraryStore;
  library: Library;
  follows: Follows;
  mediaUrl(key: string): string;
}

export const noPerson = problem('personNotFound', 'There is no such traveller.');

/** Save, like, dislike, follow and publish: the lists of 4.6 and 4.7 depend on them, but the document does not show them. */
export function markRoutes({ bearer, store, library, follows, mediaUrl }: MarkRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const mayWrite = bearer.allowing('itineraries:write');
  const mark = async (c: Context<ApiEnv>, act: (id: string, travellerId: string) => Promise<boolean>) => {
    const id = c.req.param('id') ?? '';
    const isThere = isId(id) && (await act(id, c.var.caller.travellerId));
    return isThere ? c.body(null, 204) : say(c, noItinerary);
  };

  routes.put('/v1/library/:id', mayWrite, (c) => mark(c, (id, me) => library.setSaved(id, me, true)));
  routes.delete('/v1/library/:id', mayWrite, (c) => mark(c, (id, me) => library.setSaved(id, me, false)));

  const opinions: Opinion[] = ['like', 'dislike'];
  for (const opinion of opinions) {
    const path = `/v1/itineraries/:id/${opinion}`;
    routes.put(path, mayWrite, (c) => mark(c, (id, me) => library.setOpinion(id, me, opinion)));
    routes.delete(path, mayWrite, (c) => mark(c, (id, me) => library.takeBack(id, me, opinion)));
  }

  routes.on(['PUT', 'DELETE'], '/v1/people/:userId/follow', mayWrite, async (c) => {
    const followedId = c.req.param('userId');
    const followerId = c.var.caller.travellerId;
    if (!isId(followedId)) return say(c, noPerson);
    if (followedId === followerId) return say(c, problem('invalidRequest', 'You cannot follow yourself.'));
    const isThere = await follows.set({ followerId, followedId }, c.req.method === 'PUT');
    return isThere ? c.body(null, 204) : say(c, noPerson);
  });

  routes.on(['PUT', 'DELETE'], '/v1/explore/:id', mayWrite, async (c) => {
    const current = await readForWrite(c, store, 'owner');
    if (!current.ok) return say(c, current.failure);
    const isPublished = c.req.method === 'PUT';
    const isSo = (current.value.publishedAt !== null) === isPublished;
    if (isSo) return answerWritten(c, current.value, mediaUrl);
    const written = await store.publish(writeFrom(c, current.value), isPublished);
    return written.ok ? answerWritten(c, written.value, mediaUrl) : say(c, modified);
  });

  return routes;
}
