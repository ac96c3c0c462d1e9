// Where a test's service keeps its data: in memory, or, with TEST_DATABASE=postgres, on a PostgreSQL server.
import { afterAll } from 'vitest';
import type { Location } from '../../service/storage/open-database.ts';
import { startPostgres, type TestPostgres } from '../../tools/postgres.ts';
import { quickMemory } from './quick.ts';

export const isOnServer = process.env.TEST_DATABASE === 'postgres';

let server: Promise<TestPostgres> | undefined;

/** An empty place; on a server, a new database of it. */
export async function newLocation(): Promise<Location> {
  if (!isOnServer) return quickMemory();
  server ??= startPostgres();
  return { memory: true, databaseUrl: await (await server).newDatabase() };
}

/** Call it before the `afterAll` that stops the service: the last one said is the first one done. */
export const stopServerAfterwards = () =>
  afterAll(async () => {
    await (await server)?.stop();
    server = undefined;
  });
