import { type Library, openLibrary } from './database.ts';

/**
 * One open database for a worker or page, opened at the first question. A browser may close it (data cleared, a disk
 * that was away, a newer version that waits), and opening may fail: then the next question opens it anew.
 */
export function keepOpen(name?: string): () => Promise<Library> {
  let opened: Promise<Library> | undefined;
  return () => {
    if (opened) return opened;
    const mine = openLibrary(name, () => forget(mine));
    mine.catch(() => forget(mine));
    opened = mine;
    return mine;
  };

  function forget(closed: Promise<Library>): void {
    if (opened === closed) opened = undefined;
  }
}
