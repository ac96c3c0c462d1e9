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
 * Any PostgreSQL that drizzle can speak to: nothing outside this file knows which one it is.
 * Inside `db.transaction(async (tx) => …)` use only `tx`: embedded Postgres has one connection,
 * and asking `db` there waits for itself forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/**
 * Where things are kept: a folder on disk, or nowhere once the process ends. With a database address
 * ("postgres://…") the tables are on that server, and only pictures and documents are kept here.
 */
export type Location = (
  | { dataDir: string }
  /** `snapshot`: what an embedded database was dumped as; it begins as that one was. `opened`: one that is open already. */
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

// Those that are changed often, and those whose statistics decide how a list is read.
const swept = ['itineraries', 'opinions', 'saves', 'shares', 'follows', 'oauth_records'];

/** A server sweeps up old rows and keeps its statistics by itself; embedded Postgres has nobody to do it. */
async function sweep(client: PGlite): Promise<void> {
  // A small sample: it is taken at every start, and a start should not be felt.
  await client.exec('set default_statistics_target = 20');
  for (const table of swept) await client.exec(`vacuum analyze ${table}`);
  await client.exec('reset default_statistics_target');
}

// A few connections serve many requests, since each holds one for some milliseconds; servers allow some hundred in all.
const maxConnections = 10;

// Before a connection is tried again. A request waits for that: never for longer than a client would before it asks again.
const waitSeconds = (failures: number) => Math.min(2 ** failures / 100, 1);

const settings = {
  onnotice: () => undefined,
  // No column here is an array; a connection cut while these are looked up would end the process.
  fetch_types: false,
  backoff: waitSeconds,
};

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  // A change of a large table may take as long as it takes.
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
