import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { retrySeconds } from '../away.ts';
import type { Blobs } from '../storage/blobs.ts';
import type { Database } from '../storage/open-database.ts';

export type IsReady = () => Promise<boolean>;

// Whoever asks whether it is ready does not wait longer either.
const maxMilliseconds = 2000;
/** A picture that nobody has: a store that says so is there. */
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

/** For whoever starts, stops and balances processes: alive is not the same as able to work. */
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
