import { Hono } from 'hono';
import { isUnavailable, retrySeconds } from '../away.ts';
import type { Edges } from '../edges.ts';
import { type ImportParts, importRoutes } from '../imports/routes.ts';
import type { Cursors } from '../itineraries/cursor.ts';
import { mediaUrlAt } from '../itineraries/media-url.ts';
import { mcpRoutes } from '../mcp/routes.ts';
import { type Origins, protectedResource } from '../oauth/discovery.ts';
import type { ReadToken } from '../oauth/tokens.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { Blobs } from '../storage/blobs.ts';
import type { HeldFiles } from '../storage/held-files.ts';
import { isOwnerMissing } from '../travellers/delete-account.ts';
import { accountRoutes } from './account.ts';
import { type ApiEnv, bearer } from './bearer.ts';
import { dayImageRoutes } from './day-image.ts';
import { documentRoutes } from './documents.ts';
import { healthRoutes, type IsReady } from './health.ts';
import { itineraryRoutes } from './itineraries.ts';
import { listRoutes } from './lists.ts';
import { markRoutes } from './marks.ts';
import { mediaRoutes } from './media.ts';
import { peopleRoutes } from './people.ts';
import { problem, say } from './problem.ts';
import type { Stores } from './stores.ts';

const left = problem('unauthorized', 'The account of this access token is no more.');
const away = problem(
  'unavailable',
  'The service cannot reach what it keeps. Nothing was changed; try again soon.',
);

export interface ApiParts {
  isReady: IsReady;
  origins: Origins;
  readToken: ReadToken;
  stores: Stores;
  blobs: Blobs;
  files: HeldFiles;
  imports: ImportParts;
  cursors: Cursors;
  edges: Edges;
}

export function makeApi({
  origins,
  readToken,
  stores,
  blobs,
  files,
  imports,
  cursors,
  edges,
  isReady,
}: ApiParts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const guard = bearer(readToken, origins.api);
  const mediaUrl = mediaUrlAt(origins.api);
  const shared = { bearer: guard, ...stores, blobs, files, cursors, edges, mediaUrl };

  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
  });
  app.get('/.well-known/oauth-protected-resource', (c) => c.json(protectedResource(origins)));
  app.route('/', healthRoutes(isReady));
  const openApi = openApiDocument(origins);
  app.get('/openapi.json', (c) => c.json(openApi, 200, { 'Cache-Control': 'public, max-age=300' }));
  app.route('/', listRoutes(shared));
  app.route('/', markRoutes(shared));
  app.route('/v1/itineraries', itineraryRoutes(shared));
  app.route('/v1/itineraries', dayImageRoutes(shared));
  app.route('/', documentRoutes(shared));
  app.route('/', peopleRoutes(shared));
  app.route('/', accountRoutes(shared));
  app.route('/', importRoutes({ ...shared, imports }));
  app.route('/', mcpRoutes({ ...shared, origins }));
  app.route('/media', mediaRoutes(blobs));
  app.notFound((c) => say(c, problem('notFound', 'There is nothing at this address.')));
  app.onError((fault, c) => {
    if (isOwnerMissing(fault)) return say(c, left, { 'WWW-Authenticate': 'Bearer error="invalid_token"' });
    edges.report(fault);
    if (isUnavailable(fault)) return say(c, away, { 'Retry-After': String(retrySeconds) });
    return say(c, problem('internal', 'Something went wrong in the service.'));
  });
  return app;
}
