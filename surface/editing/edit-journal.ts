// What is typed and not stored yet, written down at once where the browser keeps it, even when it is closed the next moment.
// Storing takes a message and a transaction; this takes neither.
import type { Pending } from './pending-edits.ts';

/** One record for each open surface. */
export const journalPrefix = 'wayclip-typed ';

export interface EditJournal {
  /** All that is not stored yet, and the revision it comes after. False where there was no room to write it down. */
  keep: (pending: readonly Pending[], revision: number) => boolean;
  /**
   * What surfaces that are gone could not store of a clip. `adopt` takes it over and says whether it is written down
   * anew: only then is the old record struck out.
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
    // A full shelf: the edit is on its way to the library all the same.
    console.warn('Not written down:', thrown);
    return false;
  }
}
