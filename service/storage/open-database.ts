import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from './migrate.ts';
import * as schema from './schema.ts';

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

/** Where things are kept: a folder on disk, or nowhere once the process ends. */
export type Location = { dataDir: string } | { memory: true };

export async function openDatabase(location: Location): Promise<OpenDatabase> {
  const client = await PGlite.create(await pgliteAddress(location));
  const db = drizzle(client, { schema });
  await migrate(db);
  return { db, close: () => client.close() };
}

async function pgliteAddress(location: Location): Promise<string> {
  if ('memory' in location) return 'memory://';
  const folder = join(location.dataDir, 'database');
  await mkdir(folder, { recursive: true });
  return folder;
}
