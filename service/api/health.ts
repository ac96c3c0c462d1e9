import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { retrySeconds } from '../away.ts';
import type { Blobs } from '../storage/blobs.ts';
import type { Database } from '../storage/open-database.ts';

export type IsReady = () => Promise<boolean>;

// A readiness probe should not wait longer than this.
const maxMilliseconds = 2000;
/** The key of a picture that never exists: a store that can answer "not found" is up. */
const nobodys = '00000000-0000-4000-8000-000000000000.jpg';

export const readiness =
  (db: Database, blobs: Blobs): IsReady =>
  async () => {
    const late = new Promise<false>((resolve) => setTimeout(resolve, maxMilliseconds, false).unref());
    const both = Promise.all([db.execute(sql`select 1`), blobs.read(nobodys)]).then(
      () => true,
      () => false,
    );
    return Promise.race([both, late]);
  };

/** For orchestrators and load balancers: being alive is not the same as being ready to serve. */
export function healthRoutes(isReady: IsReady): Hono {
  const routes = new Hono();
  routes.get('/healthz', (c) => c.json({ status: 'alive' }));
  routes.get('/readyz', async (c) =>
    (await isReady())
      ? c.json({ status: 'ready' })
      : c.json({ status: 'waiting' }, 503, { 'Retry-After': String(retrySeconds) }),
  );
  return routes;
}
