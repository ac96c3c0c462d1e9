// Writes edits that are not stored yet to localStorage at once, so that they survive a window closed the next moment.
// Storing one needs a message and a transaction; this needs neither.
import type { Pending } from './pending-edits.ts';

/** Each open surface has its own record under this prefix. */
export const journalPrefix = 'wayclip-typed ';

export interface EditJournal {
  /** Writes down everything not stored yet, with the clip revision it follows. False if there was no room. */
  keep: (pending: readonly Pending[], revision: number) => boolean;
  /**
   * Hands `adopt` the edits of a clip that closed surfaces could not store. It returns whether it has written them down
   * itself: only then is the old record removed.
   */
  claim?: (clipId: string, adopt: (pending: Pending[]) => boolean) => Promise<void>;
}

type Shelf = Pick<Storage, 'setItem' | 'removeItem'>;

export function journalIn(shelf: Shelf, key: string): EditJournal {
  let isEmpty = true;
  return { keep };

  function keep(pending: readonly Pending[], revision: number): boolean {
    if (pending.length === 0 && isEmpty) return true;
    isEmpty = pending.length === 0;
    if (isEmpty) shelf.removeItem(key);
    return isEmpty || writeRecord(shelf, key, { revision, pending });
  }
}

export interface JournalRecord {
  revision: number;
  pending: readonly Pending[];
}

export function writeRecord(shelf: Pick<Storage, 'setItem'>, key: string, record: JournalRecord): boolean {
  try {
    shelf.setItem(key, JSON.stringify(record));
    return true;
  } catch (thrown) {
    // The storage is full. The edit is still on its way to the library.
    console.warn('Not written down:', thrown);
    return false;
  }
}
