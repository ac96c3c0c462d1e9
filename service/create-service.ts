import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Itinerary } from '../lib/model/itinerary.ts';
import { makeApi } from './api/app.ts';
import type { ApiEnv } from './api/bearer.ts';
import { type Edges, realEdges } from './edges.ts';
import { signedCursors } from './itineraries/cursor.ts';
import { presentItinerary } from './itineraries/present.ts';
import { openItineraryStore } from './itineraries/store.ts';
import { removeExpired } from './oauth/adapter.ts';
import type { Origins } from './oauth/discovery.ts';
import { makeProvider } from './oauth/provider.ts';
import { tokenReader } from './oauth/tokens.ts';
import { plantDemo } from './seed.ts';
import { folderBlobs, memoryBlobs } from './storage/blobs.ts';
import { type Location, openDatabase } from './storage/open-database.ts';
import { loadSecrets } from './storage/secrets.ts';
import { openTravellers } from './travellers/travellers.ts';
import { makeWeb } from './web/app.ts';
import { messageCard, pageHtml } from './web/layout.ts';

export interface ServiceOptions {
  location: Location;
  origins: Origins;
  seedDemo?: boolean;
  edges?: Edges;
}

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Service {
  /** OAuth and the pages for people. oidc-provider speaks Node's own requests, so this does too. */
  auth: NodeHandler;
  /** The API: Request → Response through `api.fetch`. */
  api: Hono<ApiEnv>;
  /** What is truly stored, without asking the API. */
  itinerariesOf(email: string): Promise<Itinerary[]>;
  close(): Promise<void>;
}

export async function createService({
  location,
  origins,
  seedDemo = false,
  edges = realEdges,
}: ServiceOptions): Promise<Service> {
  const [{ db, close }, blobs] = await Promise.all([
    openDatabase(location),
    'memory' in location ? memoryBlobs() : folderBlobs(join(location.dataDir, 'media')),
  ]);
  const secrets = await loadSecrets(db);
  const travellers = openTravellers(db, edges);
  const store = openItineraryStore(db, edges);
  await removeExpired(db, edges.now());
  if (seedDemo) await plantDemo(travellers);

  const renderError = async (sentence: string) =>
    String(
      await pageHtml({ title: 'Not connected', body: messageCard('This could not be connected.', sentence) }),
    );
  const provider = makeProvider({ db, edges, origins, secrets, travellers, renderError });
  const readToken = tokenReader(provider, origins.api);
  const cursors = signedCursors(secrets.cursorKey);
  const web = makeWeb({ provider, origins, travellers, store, edges });

  return {
    auth: authHandler(provider.callback(), getRequestListener(web.fetch, { overrideGlobalObjects: false })),
    api: makeApi({ origins, readToken, store, blobs, cursors, edges }),
    itinerariesOf: async (email) => {
      const traveller = await travellers.findByEmail(email);
      const stored = traveller ? await store.allOf(traveller.id) : [];
      return stored.map((itinerary) => presentItinerary(itinerary, (key) => `${origins.api}/media/${key}`));
    },
    close,
  };
}

/** OAuth's own addresses go to oidc-provider, all others to the pages. */
function authHandler(oauth: NodeHandler, web: NodeHandler): NodeHandler {
  return (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const isOauth = path.startsWith('/oauth/') || path === '/.well-known/oauth-authorization-server';
    return isOauth ? oauth(request, response) : web(request, response);
  };
}
