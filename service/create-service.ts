import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Itinerary } from '../lib/model/itinerary.ts';
import { makeApi } from './api/app.ts';
import type { ApiEnv } from './api/bearer.ts';
import { readiness } from './api/health.ts';
import { openStores } from './api/stores.ts';
import { keepClean } from './cleaning.ts';
import { type Edges, realEdges } from './edges.ts';
import { openImportedLinks } from './imports/imported-links.ts';
import { lazyKnowledge } from './imports/knowledge.ts';
import { openTextReader, type TextReader } from './imports/text-reader.ts';
import { signedCursors } from './itineraries/cursor.ts';
import { mediaUrlAt } from './itineraries/media-url.ts';
import { presentItinerary } from './itineraries/present.ts';
import { connectedApps } from './oauth/connected-apps.ts';
import type { Origins } from './oauth/discovery.ts';
import { makeProvider, type ProviderParts } from './oauth/provider.ts';
import { registrationLimit } from './oauth/registration-limit.ts';
import { tokenReader } from './oauth/tokens.ts';
import { endSessions } from './oauth/web-sessions.ts';
import { withDrawnPictures } from './pictures/with-drawn.ts';
import { plantDemo, type SeedDemo } from './seed.ts';
import { type Blobs, folderBlobs, memoryBlobs } from './storage/blobs.ts';
import { openHeldFiles } from './storage/held-files.ts';
import { type Location, openDatabase } from './storage/open-database.ts';
import { type S3Settings, s3Blobs } from './storage/s3-blobs.ts';
import { loadSecrets } from './storage/secrets.ts';
import { openAccountExport } from './travellers/account-export.ts';
import { openAttempts } from './travellers/attempts.ts';
import { openDeleteAccount } from './travellers/delete-account.ts';
import type { KeptReport } from './travellers/reports.ts';
import { makeSignInGate } from './travellers/sign-in-gate.ts';
import { openTravellers } from './travellers/travellers.ts';
import { makeWeb } from './web/app.ts';
import { messageCard, pageHtml } from './web/layout.ts';
import { loadOutline } from './web/outline.ts';

export interface ServiceOptions {
  location: Location;
  /** Stores pictures and documents in this bucket instead of the folder. */
  s3?: S3Settings | undefined;
  origins: Origins;
  seedDemo?: SeedDemo | undefined;
  /** Redirect origins of the service's own apps, besides the phone app's. */
  ownOrigins?: readonly string[] | undefined;
  edges?: Edges;
  /** Trusts the headers in which a proxy says where a request comes from. */
  isBehindProxy?: boolean;
  /** Reads the text in imported pictures; closed together with the service. */
  textReader?: TextReader;
}

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Service {
  /** OAuth and the web pages. A Node handler, because oidc-provider is one. */
  auth: NodeHandler;
  /** The API: Request → Response through `api.fetch`. */
  api: Hono<ApiEnv>;
  /** What is really stored, bypassing the API. */
  itinerariesOf(email: string): Promise<Itinerary[]>;
  /** Reported travellers (4.9), latest first. */
  latestReports(): Promise<KeptReport[]>;
  close(): Promise<void>;
}

export async function createService(options: ServiceOptions): Promise<Service> {
  const { location, origins, edges = realEdges, isBehindProxy = false } = options;
  const { textReader = openTextReader() } = options;
  const [{ db, close }, blobs] = await Promise.all([openDatabase(location), openBlobs(location, options.s3)]);
  const pictures = withDrawnPictures(blobs);
  const secrets = await loadSecrets(db);
  const travellers = openTravellers(db, edges);
  const stores = openStores(db, edges);
  const imports = { textReader, knowledge: lazyKnowledge(), links: openImportedLinks(db, edges) };
  const files = openHeldFiles(db, pictures, edges);
  const cleaning = await keepClean({ db, edges, files });
  await plantDemo({ db, travellers, edges }, options.seedDemo ?? false);

  const { ownOrigins = [] } = options;
  const authParts = { db, edges, origins, secrets, travellers, ownOrigins };
  const { provider, ...signIn } = openAuth(authParts, isBehindProxy);
  const readToken = tokenReader(provider, origins.api);
  const cursors = signedCursors(secrets.cursorKey);
  const mediaUrl = mediaUrlAt(origins.api);
  const outline = await loadOutline();
  const people = { ...signIn, travellers, isBehindProxy };
  const leave = openDeleteAccount(db, files, edges);
  const belongings = openAccountExport({ db, blobs: pictures, apps: signIn.apps, edges });
  const leaving = { leave, belongings };
  const web = makeWeb({
    ...stores,
    ...people,
    ...leaving,
    provider,
    origins,
    ownOrigins,
    cursors,
    edges,
    outline,
    blobs: pictures,
  });

  return {
    auth: authHandler(provider.callback(), listenerOf(web), origins.auth),
    api: makeApi({
      isReady: readiness(db, blobs),
      origins,
      readToken,
      stores,
      blobs: pictures,
      files,
      imports,
      cursors,
      edges,
    }),
    async itinerariesOf(email) {
      const traveller = await travellers.findByEmail(email);
      const stored = traveller ? await stores.store.allOf(traveller.id) : [];
      return stored.map((itinerary) => presentItinerary(itinerary, mediaUrl));
    },
    latestReports: () => stores.reports.latest(),
    close: async () => {
      cleaning.stop();
      await textReader.close();
      await close();
    },
  };
}

function openAuth(parts: Omit<ProviderParts, 'renderError' | 'mayRegister'>, isBehindProxy: boolean) {
  const { db, edges, travellers } = parts;
  const attempts = openAttempts(db, edges);
  const mayRegister = registrationLimit(attempts, isBehindProxy);
  const provider = makeProvider({ ...parts, renderError, mayRegister });
  const door = makeSignInGate(travellers, attempts);
  return { provider, door, apps: connectedApps(db, provider, edges), endSessions: endSessions(db) };
}

function openBlobs(location: Location, s3: S3Settings | undefined): Blobs | Promise<Blobs> {
  if (s3) return s3Blobs(s3);
  return 'memory' in location ? memoryBlobs() : folderBlobs(join(location.dataDir, 'media'));
}

const renderError = async (sentence: string) =>
  String(
    await pageHtml({ title: 'Not connected', body: messageCard('This could not be connected.', sentence) }),
  );

const listenerOf = (web: ReturnType<typeof makeWeb>) =>
  getRequestListener(web.fetch, { overrideGlobalObjects: false });

/** OAuth routes go to oidc-provider, all others to the web pages. */
function authHandler(oauth: NodeHandler, web: NodeHandler, origin: string): NodeHandler {
  const { protocol, host } = new URL(origin);
  return (request, response) => {
    // oidc-provider reads its own address from these headers; the configured origin overrides whatever the client sent.
    request.headers['x-forwarded-proto'] = protocol.replace(':', '');
    request.headers['x-forwarded-host'] = host;
    const path = request.url?.split('?')[0] ?? '';
    const isOauth = path.startsWith('/oauth/') || path === '/.well-known/oauth-authorization-server';
    return isOauth ? oauth(request, response) : web(request, response);
  };
}
