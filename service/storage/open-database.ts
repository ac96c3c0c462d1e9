import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import { drizzle as overNetwork } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';
import { surviveCuts } from './survive-cuts.ts';
import { withoutSilence } from './without-silence.ts';

/**
 * Any PostgreSQL that drizzle supports: nothing outside this file knows which one it is. Inside `db.transaction(async
 * (tx) => …)` use only `tx`: embedded Postgres has a single connection, and a query through `db` there would wait for
 * itself forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/**
 * Where data is stored: in a folder on disk, or in memory until the process ends. With a database URL ("postgres://…")
 * the tables are on that server, and only pictures and documents are stored here.
 */
export type Location = (
  | { dataDir: string }
  /** `snapshot`: a dump of an embedded database to start from. `opened`: a database that is already open. */
  | { memory: true; snapshot?: Blob | undefined; opened?: OpenDatabase | undefined }
) & { databaseUrl?: string | undefined };

export async function openDatabase(location: Location): Promise<OpenDatabase> {
  if ('memory' in location && location.opened) return location.opened;
  return location.databaseUrl === undefined ? openEmbedded(location) : openServer(location.databaseUrl);
}

async function openEmbedded(location: Location): Promise<OpenDatabase> {
  const snapshot = 'memory' in location ? location.snapshot : undefined;
  const dataDir = await pgliteAddress(location);
  const client = await PGlite.create({ dataDir, ...(snapshot && { loadDataDir: snapshot }) });
  const db = overPglite(client, { schema });
  await migrate(db);
  await sweep(client);
  return { db, close: () => client.close() };
}

// Tables that change often, and those whose statistics determine the query plan of a list.
const swept = ['itineraries', 'opinions', 'saves', 'shares', 'follows', 'oauth_records'];

/** A server vacuums and analyses by itself; embedded Postgres has no background process to do it. */
async function sweep(client: PGlite): Promise<void> {
  // A small sample, because it is taken at every start and must not slow it down.
  await client.exec('set default_statistics_target = 20');
  for (const table of swept) await client.exec(`vacuum analyze ${table}`);
  await client.exec('reset default_statistics_target');
}

// A few connections serve many requests, since each is busy for only milliseconds; servers allow about a hundred in all.
const maxConnections = 10;

// The delay before a reconnect. A pending request waits for it, so it must be shorter than a client's own retry delay.
const waitSeconds = (failures: number) => Math.min(2 ** failures / 100, 1);

const settings = {
  onnotice: () => undefined,
  // No column here is an array, so array types are not looked up; a connection cut during that query would end the process.
  fetch_types: false,
  backoff: waitSeconds,
};

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  // Without a timeout: altering a large table may take long.
  const patient = postgres(databaseUrl, { ...settings, max: 1 });
  await migrate(overNetwork(patient, { schema })).finally(() => patient.end({ timeout: 0 }));
  const client = surviveCuts(postgres(databaseUrl, { ...settings, ...withoutSilence, max: maxConnections }));
  return { db: overNetwork(client, { schema }), close: () => client.end({ timeout: 5 }) };
}

async function pgliteAddress(location: Location): Promise<string> {
  if ('memory' in location) return 'memory://';
  const folder = join(location.dataDir, 'database');
  await mkdir(folder, { recursive: true });
  return folder;
}
