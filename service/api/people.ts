import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { MemberRole, People } from '../itineraries/people.ts';
import type { ItineraryStore, StoredItinerary } from '../itineraries/store.ts';
import type { ApiEnv, Bearer } from './bearer.ts';
import { findRequested, ownerOnly } from './conditional.ts';
import { isId } from './ids.ts';
import { noPerson } from './marks.ts';
import { noItinerary, problem, say } from './problem.ts';
import { readShape, text } from './request-body.ts';

export interface PeopleRoutes {
  bearer: Bearer;
  store: ItineraryStore;
  people: People;
}

const Role = z.enum(['editor', 'viewer'], 'Use "editor" or "viewer".');
const Token = text(200);

/** The three request forms of 4.10; the names `role` and `token` are ours, since the document shows none. */
export const Joining = z.union(
  [
    z.strictObject({ userId: text(100), role: Role }),
    z.strictObject({ token: Token }),
    z.strictObject({ sharePlay: z.literal(true), token: Token }),
  ],
  'Send userId and role, or token, or sharePlay: true and token.',
);
export const NewLink = z.strictObject({ role: z.optional(Role), sharePlay: z.optional(z.boolean()) });

/** Add someone, or join (4.10): own apps only. */
export function peopleRoutes({ bearer, store, people }: PeopleRoutes): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();

  const join = async (c: Context<ApiEnv>, { token, sharePlay }: { token: string; sharePlay?: true }) => {
    const itineraryId = c.req.param('id') ?? '';
    const joining = { itineraryId, travellerId: c.var.caller.travellerId, token };
    const isOpen =
      isId(itineraryId) && (await people.join({ ...joining, kind: sharePlay ? 'call' : 'link' }));
    return isOpen ? c.body(null, 204) : say(c, noSuchToken);
  };
  const add = async (c: Context<ApiEnv>, { userId, role }: { userId: string; role: MemberRole }) => {
    const found = await findRequested(c, store);
    if (!found) return say(c, noItinerary);
    if (found.role !== 'owner') return say(c, ownerOnly);
    if (userId === c.var.caller.travellerId) return say(c, problem('invalidRequest', 'It is yours already.'));
    const isThere = isId(userId) && (await people.add({ itineraryId: found.id, travellerId: userId, role }));
    return isThere ? c.body(null, 204) : say(c, noPerson);
  };

  routes.post('/v1/itineraries/:id/people', bearer.ownApp('itineraries:write'), async (c) => {
    const body = await readShape(c.req.raw, Joining);
    if (!body.ok) return say(c, body.failure);
    return 'token' in body.value ? join(c, body.value) : add(c, body.value);
  });

  // Assumed: the document joins with a link's token but does not show where the token comes from.
  routes.post('/v1/itineraries/:id/share-links', bearer.ownApp('itineraries:write'), async (c) => {
    const body = await readShape(c.req.raw, NewLink);
    if (!body.ok) return say(c, body.failure);
    const found = await findRequested(c, store);
    if (!found) return say(c, noItinerary);
    if (found.role !== 'owner') return say(c, ownerOnly);
    const kind = body.value.sharePlay ? 'call' : 'link';
    const role = kind === 'call' ? 'editor' : (body.value.role ?? 'viewer');
    const { id, token, expiresAt } = await people.makeToken({ itineraryId: found.id, kind, role });
    return c.json({ id, token, role, sharePlay: kind === 'call', expiresAt: expiresAt.toISOString() }, 201);
  });

  addLeaving(routes, { bearer, store, people });
  return routes;
}

/** Assumed: members can be listed and removed, can leave, and a link can be withdrawn. */
function addLeaving(routes: Hono<ApiEnv>, { bearer, store, people }: PeopleRoutes): void {
  const mayWrite = bearer.ownApp('itineraries:write');
  routes.get('/v1/itineraries/:id/people', bearer.ownApp('itineraries:read'), async (c) => {
    const found = await findMember(c, store, people);
    return found
      ? c.json({ data: [{ ...ownerOf(found), role: 'owner' }, ...(await people.list(found.id))] })
      : say(c, noItinerary);
  });
  routes.delete('/v1/itineraries/:id/people/:userId', mayWrite, async (c) => {
    const userId = c.req.param('userId');
    const found = await findRequested(c, store);
    if (!found) return say(c, noItinerary);
    if (found.role !== 'owner' && userId !== c.var.caller.travellerId) return say(c, ownerOnly);
    const isGone = isId(userId) && (await people.remove(found.id, userId));
    return isGone ? c.body(null, 204) : say(c, noPerson);
  });
  routes.get('/v1/itineraries/:id/share-links', mayWrite, async (c) => {
    const found = await findRequested(c, store);
    if (!found) return say(c, noItinerary);
    if (found.role !== 'owner') return say(c, ownerOnly);
    const links = await people.links(found.id);
    return c.json({
      data: links.map(({ id, role, kind, createdAt, expiresAt }) => ({
        id,
        role,
        sharePlay: kind === 'call',
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    });
  });
  routes.delete('/v1/itineraries/:id/share-links/:linkId', mayWrite, async (c) => {
    const found = await findRequested(c, store);
    if (!found) return say(c, noItinerary);
    if (found.role !== 'owner') return say(c, ownerOnly);
    return (await people.withdraw(found.id, c.req.param('linkId'))) ? c.body(null, 204) : say(c, noSuchToken);
  });
}

const ownerOf = ({ author }: StoredItinerary) => ({ userId: author.id, name: author.name });

/** A stranger who can read a published itinerary is not told whom it is shared with. */
async function findMember(c: Context<ApiEnv>, store: ItineraryStore, people: People) {
  const found = await findRequested(c, store);
  if (!found || found.role === 'owner') return found;
  const { travellerId } = c.var.caller;
  return (await people.list(found.id)).some(({ userId }) => userId === travellerId) ? found : undefined;
}

const noSuchToken = problem('invalidShareToken', 'This link does not open the itinerary, or no longer.');
