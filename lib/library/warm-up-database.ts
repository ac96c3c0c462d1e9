// The database is made ready long before it is needed.

/**
 * Chromium finds out whether a document may use IndexedDB when the document first does so. One that is closed before the
 * answer is there stays in memory, with all that it holds, for as long as its process lives: its request waits for the
 * answer, and nobody calls it off. So a surface asks while it starts, when it holds little and nobody is done with it yet,
 * and not with its draft on the screen. After the answer a database can be opened at any moment.
 */
export function warmUpDatabase(factory: Pick<IDBFactory, 'databases'>): void {
  // The list itself is of no use. Where it is refused, so is the opening later, and that is reported there.
  factory.databases().catch(() => undefined);
}
