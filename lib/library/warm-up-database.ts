// Prepares the use of IndexedDB long before it is needed.

/**
 * Chromium checks whether a document may use IndexedDB when the document first does so. If the document is closed before
 * the answer arrives, it stays in memory, with everything it holds, for as long as its process lives: its pending request
 * is never cancelled. So a surface asks while it starts, when it holds little and nobody closes it yet, and not when it
 * has its draft on the screen. After the answer, databases can be opened at any time.
 */
export function warmUpDatabase(factory: Pick<IDBFactory, 'databases'>): void {
  // The list itself is not needed. If it is refused, opening will fail later, and that is reported there.
  factory.databases().catch(() => undefined);
}
