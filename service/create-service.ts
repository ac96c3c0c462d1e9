import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Itinerary } from '../lib/model/itinerary.ts';
import { makeApi } from './api/app.ts';
import type { ApiEnv } from './api/bearer.ts';
import { openStores } from './api/stores.ts';
import { keepClean } from './cleaning.ts';
import { type Edges, realEdges } from './edges.ts';
import { openImportedLinks } from './imports/imported-links.ts';
import { lazyKnowledge } from './imports/knowledge.ts';
import { openTextReader, type TextReader } from './imports/text-reader.ts';
import { signedCursors } from './itineraries/cursor.ts';
import { presentItinerary } from './itineraries/present.ts';
import { connectedApps } from './oauth/connected-apps.ts';
import type { Origins } from './oauth/discovery.ts';
import { makeProvider } from './oauth/provider.ts';
import { registrationLimit } from './oauth/registration-limit.ts';
import { tokenReader } from './oauth/tokens.ts';
import { endSessions } from './oauth/web-sessions.ts';
import { withDrawnPictures } from './pictures/with-drawn.ts';
import { plantDemo, type SeedDemo } from './seed.ts';
import { folderBlobs, memoryBlobs } from './storage/blobs.ts';
import { openHeldFiles } from './storage/held-files.ts';
import { type Location, openDatabase } from './storage/open-database.ts';
import { type S3Settings, s3Blobs } from './storage/s3-blobs.ts';
import { loadSecrets } from './storage/secrets.ts';
import { openAttempts } from './travellers/attempts.ts';
import { makeDoor } from './travellers/door.ts';
import { openTravellers } from './travellers/travellers.ts';
import { makeWeb } from './web/app.ts';
import { messageCard, pageHtml } from './web/layout.ts';
import { loadOutline } from './web/outline.ts';

export interface ServiceOptions {
  location: Location;
  /** Pictures and documents go to this bucket instead of the folder. */
  s3?: S3Settings | undefined;
  origins: Origins;
  seedDemo?: SeedDemo | undefined;
  edges?: Edges;
  /** A proxy in front says where requests come from. */
  isBehindProxy?: boolean;
  /** What reads the words on imported pictures; it is closed with the service. */
  textReader?: TextReader;
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
  s3,
  origins,
  seedDemo = false,
  edges = realEdges,
  isBehindProxy = false,
  textReader = openTextReader(),
}: ServiceOptions): Promise<Service> {
  const [{ db, close }, blobs] = await Promise.all([
    openDatabase(location),
    s3 ? s3Blobs(s3) : 'memory' in location ? memoryBlobs() : folderBlobs(join(location.dataDir, 'media')),
  ]);
  const pictures = withDrawnPictures(blobs);
  const secrets = await loadSecrets(db);
  const travellers = openTravellers(db, edges);
  const stores = openStores(db, edges);
  const { store } = stores;
  const imports = { textReader, knowledge: lazyKnowledge(), links: openImportedLinks(db, edges) };
  const files = openHeldFiles(db, pictures, edges);
  const cleaning = await keepClean({ db, edges, files });
  await plantDemo({ db, travellers, edges }, seedDemo);

  const renderError = async (sentence: string) =>
    String(
      await pageHtml({ title: 'Not connected', body: messageCard('This could not be connected.', sentence) }),
    );
  const attempts = openAttempts(db, edges);
  const mayRegister = registrationLimit(attempts, isBehindProxy);
  const provider = makeProvider({ db, edges, origins, secrets, travellers, renderError, mayRegister });
  const readToken = tokenReader(provider, origins.api);
  const cursors = signedCursors(secrets.cursorKey);
  const door = makeDoor(travellers, attempts);
  const apps = connectedApps(db, provider, edges);
  const outline = await loadOutline();
  const people = { travellers, door, apps, endSessions: endSessions(db), isBehindProxy };
  const web = makeWeb({ ...stores, ...people, provider, origins, cursors, edges, outline });

  return {
    auth: authHandler(
      provider.callback(),
      getRequestListener(web.fetch, { overrideGlobalObjects: false }),
      origins.auth,
    ),
    api: makeApi({ origins, readToken, stores, blobs: pictures, files, imports, cursors, edges }),
    itinerariesOf: async (email) => {
      const traveller = await travellers.findByEmail(email);
      const stored = traveller ? await store.allOf(traveller.id) : [];
      return stored.map((itinerary) => presentItinerary(itinerary, (key) => `${origins.api}/media/${key}`));
    },
    close: async () => {
      cleaning.stop();
      await textReader.close();
      await close();
    },
  };
}

/** OAuth's own addresses go to oidc-provider, all others to the pages. */
function authHandler(oauth: NodeHandler, web: NodeHandler, origin: string): NodeHandler {
  const { protocol, host } = new URL(origin);
  return (request, response) => {
    // oidc-provider asks the request where it is; the service knows better than whoever sent it.
    request.headers['x-forwarded-proto'] = protocol.replace(':', '');
    request.headers['x-forwarded-host'] = host;
    const path = request.url?.split('?')[0] ?? '';
    const isOauth = path.startsWith('/oauth/') || path === '/.well-known/oauth-authorization-server';
    return isOauth ? oauth(request, response) : web(request, response);
  };
}
