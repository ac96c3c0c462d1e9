import type { Edges } from './edges.ts';
import { removeExpired } from './oauth/adapter.ts';
import type { HeldFiles } from './storage/held-files.ts';
import type { Database } from './storage/open-database.ts';
import { removeOldAttempts } from './travellers/attempts.ts';

const hourMilliseconds = 60 * 60 * 1000;

export interface Cleaned {
  db: Database;
  edges: Edges;
  files: HeldFiles;
}

/** Removes expired records, now and every hour. Several processes can do so at once: deleting twice does no harm. */
export async function keepClean({ db, edges, files }: Cleaned): Promise<{ stop(): void }> {
  const clean = async () => {
    // A file store that is unavailable now is tried again in an hour.
    await files.sweep().catch(edges.report);
    await removeExpired(db, edges.now());
    await removeOldAttempts(db, edges.now());
  };
  await clean();
  const timer = setInterval(() => void clean().catch(edges.report), hourMilliseconds);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
