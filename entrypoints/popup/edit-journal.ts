// What is typed and not stored yet, written down at once where the browser keeps it, even when it is closed the next moment.
// Storing takes a message and a transaction; this takes neither.
import type { Pending } from './pending-edits.ts';

/** One record for each open surface. */
export const journalPrefix = 'wayclip-typed ';

export interface EditJournal {
  /** All that is not stored yet, and the revision it comes after. */
  keep: (pending: readonly Pending[], revision: number) => void;
}

type Shelf = Pick<Storage, 'setItem' | 'removeItem'>;

export function journalIn(shelf: Shelf, key: string): EditJournal {
  let isEmpty = true;
  return {
    keep: (pending, revision) => {
      if (pending.length === 0 && isEmpty) return;
      isEmpty = pending.length === 0;
      try {
        if (isEmpty) shelf.removeItem(key);
        else shelf.setItem(key, JSON.stringify({ revision, pending }));
      } catch (thrown) {
        // A full shelf: the edit is on its way to the library all the same.
        console.warn('Not written down:', thrown);
      }
    },
  };
}
