import type { Edges } from './edges.ts';
import { removeExpired } from './oauth/adapter.ts';
import type { Database } from './storage/open-database.ts';
import { removeOldAttempts } from './travellers/attempts.ts';

const hourMilliseconds = 60 * 60 * 1000;

/** Throws away what has run out, now and every hour. Several processes may do so at once: what is gone is gone. */
export async function keepClean(db: Database, edges: Edges): Promise<{ stop(): void }> {
  const clean = async () => {
    await removeExpired(db, edges.now());
    await removeOldAttempts(db, edges.now());
  };
  await clean();
  const timer = setInterval(() => void clean().catch(edges.report), hourMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
