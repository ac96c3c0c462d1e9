// The journal of this surface, and those of surfaces that are gone.
import type { Background } from './background-link.ts';
import { type EditJournal, journalIn, journalPrefix } from './edit-journal.ts';

/** Held for as long as this surface is there: nobody else stores what it is about to store. */
export function openJournal(): EditJournal {
  const key = `${journalPrefix}${crypto.randomUUID()}`;
  void navigator.locks.request(key, () => new Promise<never>(() => undefined));
  return journalIn(localStorage, key);
}

/** Before anything is asked: what was typed last is in the draft that opens. Undefined where nothing was left over. */
export function storeAllLeftOver(background: Background): Promise<unknown> | undefined {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(journalPrefix));
  if (keys.length === 0) return undefined;
  return import('./left-over-edits.ts').then(({ storeLeftOver }) =>
    Promise.all(
      keys.map((key) =>
        navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
          if (lock) await storeLeftOver(localStorage, key, background);
        }),
      ),
    ),
  );
}
