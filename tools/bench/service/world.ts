// The service without its sockets, on a database with `count` itineraries, and a token to call it with.
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { drizzle as overNetwork } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { makeApi } from '../../../service/api/app.ts';
import { openStores } from '../../../service/api/stores.ts';
import { realEdges } from '../../../service/edges.ts';
import { openImportedLinks } from '../../../service/imports/imported-links.ts';
import { lazyKnowledge } from '../../../service/imports/knowledge.ts';
import { openTextReader } from '../../../service/imports/text-reader.ts';
import { signedCursors } from '../../../service/itineraries/cursor.ts';
import { ownAppId } from '../../../service/oauth/own-app.ts';
import { makeProvider } from '../../../service/oauth/provider.ts';
import { allScopes } from '../../../service/oauth/scopes.ts';
import { tokenReader } from '../../../service/oauth/tokens.ts';
import { memoryBlobs } from '../../../service/storage/blobs.ts';
import { openHeldFiles } from '../../../service/storage/held-files.ts';
import { migrate } from '../../../service/storage/migrate.ts';
import type { Database } from '../../../service/storage/open-database.ts';
import * as schema from '../../../service/storage/schema.ts';
import { loadSecrets } from '../../../service/storage/secrets.ts';
import { openTravellers, type Travellers } from '../../../service/travellers/travellers.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

export interface BenchWorld {
  db: Database;
  travellerId: string;
  /** A request through the whole API, including the token lookup. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The SQL statements of the last `ask`, without the token lookup. */
  statements(): Statement[];
  /** Runs one of them directly on the driver. */
  bare(statement: Statement): Promise<unknown>;
  close(): Promise<void>;
}

const origins = { auth: 'http://127.0.0.1:1', api: 'http://127.0.0.1:2' };

export async function openWorld(databaseUrl: string | undefined, dataDir: string): Promise<BenchWorld> {
  const seen: Statement[] = [];
  const logger: Logger = { logQuery: (text, values) => void seen.push({ text, values }) };
  const { db, bare, close } =
    databaseUrl === undefined ? await embedded(dataDir, logger) : onServer(databaseUrl, logger);
  await migrate(db);
  const secrets = await loadSecrets(db);
  const travellers = openTravellers(db, realEdges);
  const renderError = async () => '';
  const provider = makeProvider({
    db,
    edges: realEdges,
    origins,
    secrets,
    travellers,
    ownOrigins: [],
    renderError,
  });
  const { travellerId, token } = await somebody(provider, travellers);
  const blobs = memoryBlobs();
  const links = openImportedLinks(db, realEdges);
  const api = makeApi({
    isReady: async () => true,
    origins,
    readToken: tokenReader(provider, origins.api),
    stores: openStores(db, realEdges),
    blobs,
    files: openHeldFiles(db, blobs, realEdges),
    imports: { textReader: openTextReader(), knowledge: lazyKnowledge(), links },
    cursors: signedCursors(secrets.cursorKey),
    edges: realEdges,
  });
  return {
    db,
    travellerId,
    async ask(path, init = {}) {
      seen.length = 0;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      return api.fetch(new Request(origins.api + path, { ...init, headers }));
    },
    statements: () => seen.filter(({ text }) => !text.includes('"oauth_records"')),
    bare,
    close,
  };
}

/** Creates the test traveller and a token. */
async function somebody(provider: ReturnType<typeof makeProvider>, travellers: Travellers) {
  const who = { email: 'bench@wayclip.test', name: 'Bench', password: 'a-quiet-bench-password' };
  const made = await travellers.create(who);
  const traveller = made.ok ? made.value : await travellers.findByEmail(who.email);
  const client = await provider.Client.find(ownAppId);
  if (!traveller || !client) throw new Error('The bench has nobody to ask as.');
  const accessToken = new provider.AccessToken({
    client,
    accountId: traveller.id,
    grantId: 'bench',
    gty: 'authorization_code',
    scope: allScopes.join(' '),
    aud: origins.api,
    // Filling a million takes longer than a token's usual hour.
    expiresIn: 24 * 3600,
  });
  return { travellerId: traveller.id, token: await accessToken.save() };
}

async function embedded(dataDir: string, logger: Logger) {
  const client = await PGlite.create(dataDir);
  const db: Database = overPglite(client, { schema, logger });
  return {
    db,
    bare: ({ text, values }: Statement) => client.query(text, values),
    close: () => client.close(),
  };
}

function onServer(databaseUrl: string, logger: Logger) {
  const client = postgres(databaseUrl, { max: 4, onnotice: () => undefined });
  const db: Database = overNetwork(client, { schema, logger });
  return {
    db,
    bare: ({ text, values }: Statement) => client.unsafe(text, values as postgres.ParameterOrJSON<never>[]),
    close: () => client.end({ timeout: 5 }),
  };
}
