import { Hono } from 'hono';
import type { Edges } from '../edges.ts';
import type { Cursors } from '../itineraries/cursor.ts';
import type { ItineraryStore } from '../itineraries/store.ts';
import { type Origins, protectedResource } from '../oauth/discovery.ts';
import type { ReadToken } from '../oauth/tokens.ts';
import type { Blobs } from '../storage/blobs.ts';
import { appsOnlyRoutes } from './apps-only.ts';
import { type ApiEnv, bearer } from './bearer.ts';
import { dayImageRoutes } from './day-image.ts';
import { itineraryRoutes } from './itineraries.ts';
import { mediaRoutes } from './media.ts';
import { problem, say } from './problem.ts';

export interface ApiParts {
  origins: Origins;
  readToken: ReadToken;
  store: ItineraryStore;
  blobs: Blobs;
  cursors: Cursors;
  edges: Edges;
}

export function makeApi({ origins, readToken, store, blobs, cursors, edges }: ApiParts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const guard = bearer(readToken, origins.api);
  const mediaUrl = (key: string) => `${origins.api}/media/${key}`;
  const shared = { bearer: guard, store, edges, mediaUrl };

  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
  });
  app.get('/.well-known/oauth-protected-resource', (c) => c.json(protectedResource(origins)));
  app.route('/v1/itineraries', itineraryRoutes({ ...shared, cursors }));
  app.route('/v1/itineraries', dayImageRoutes({ ...shared, blobs }));
  app.route('/', appsOnlyRoutes(guard));
  app.route('/media', mediaRoutes(blobs));
  app.notFound((c) => say(c, problem('notFound', 'There is nothing at this address.')));
  app.onError((fault, c) => {
    edges.report(fault);
    return say(c, problem('internal', 'Something went wrong in the service.'));
  });
  return app;
}
