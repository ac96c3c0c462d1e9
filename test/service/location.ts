// Where a test's service stores its data: in memory, or, with TEST_DATABASE=postgres, on a PostgreSQL server.
import { afterAll } from 'vitest';
import type { Location } from '../../service/storage/open-database.ts';
import { startPostgres, type TestPostgres } from '../../tools/postgres.ts';
import { quickMemory } from './quick.ts';

export const isOnServer = process.env.TEST_DATABASE === 'postgres';

let server: Promise<TestPostgres> | undefined;

/** An empty location; on a server, a new database. */
export async function newLocation(): Promise<Location> {
  if (!isOnServer) return quickMemory();
  server ??= startPostgres();
  return { memory: true, databaseUrl: await (await server).newDatabase() };
}

/** Call it before the `afterAll` that stops the service, since hooks run in reverse order. */
export const stopServerAfterwards = () =>
  afterAll(async () => {
    await (await server)?.stop();
    server = undefined;
  });
