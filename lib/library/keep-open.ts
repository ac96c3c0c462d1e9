import { type Library, openLibrary } from './database.ts';

/**
 * One open database for a worker or page, opened on first use. The browser may close it (data cleared, disk unavailable,
 * a newer version waiting) and opening may fail: then the next use opens it again.
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
