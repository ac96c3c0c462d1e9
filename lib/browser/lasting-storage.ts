// Room for drafts, and that the browser does not take it back.

export interface Room {
  usedBytes: number;
  /** What the browser would still take. */
  leftBytes?: number;
}

/** Undefined where the browser does not say. */
export async function room(): Promise<Room | undefined> {
  const { usage, quota } = await navigator.storage.estimate();
  if (usage === undefined) return undefined;
  return { usedBytes: usage, ...(quota !== undefined && { leftBytes: Math.max(0, quota - usage) }) };
}

/**
 * A browser that runs short of room throws away what was not asked to last. With `unlimitedStorage` Firefox says yes
 * without asking the traveller; Chrome mostly says no, and keeps it all the same because of that permission. Only pages
 * can ask: a worker has no `persist`.
 */
export async function requestPersistence(
  storage: Pick<StorageManager, 'persist' | 'persisted'> = navigator.storage,
) {
  if (!(await storage.persisted())) await storage.persist();
}
