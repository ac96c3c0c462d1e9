// How much storage there is for drafts, and asking the browser not to evict it.

export interface Room {
  usedBytes: number;
  /** How much more the browser would store. */
  leftBytes?: number;
}

/** Undefined if the browser does not report it. */
export async function room(): Promise<Room | undefined> {
  const { usage, quota } = await navigator.storage.estimate();
  if (usage === undefined) return undefined;
  return { usedBytes: usage, ...(quota !== undefined && { leftBytes: Math.max(0, quota - usage) }) };
}

/**
 * A browser that is short of space evicts storage that is not persistent. With `unlimitedStorage`, Firefox agrees without
 * asking the traveller; Chrome mostly refuses, but keeps the data because of that permission. Only pages can ask: workers
 * have no `persist`.
 */
export async function requestPersistence(
  storage: Pick<StorageManager, 'persist' | 'persisted'> = navigator.storage,
) {
  if (!(await storage.persisted())) await storage.persist();
}
