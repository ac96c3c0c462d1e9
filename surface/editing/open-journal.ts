// The journal of this surface, and those left by surfaces that are gone.
import type { Background } from '../background-link.ts';
import { type EditJournal, journalIn, journalPrefix } from './edit-journal.ts';

/** Holds a lock while this surface is open, so that no other surface stores the same edits. */
export function openJournal(): EditJournal {
  const key = `${journalPrefix}${crypto.randomUUID()}`;
  void navigator.locks.request(key, () => new Promise<never>(() => undefined));
  return {
    ...journalIn(localStorage, key),
    claim: async (clipId, adopt) => {
      const keys = leftKeys().filter(
        (other) => other !== key && localStorage.getItem(other)?.includes(clipId),
      );
      if (keys.length === 0) return;
      const { adoptLeftOver } = await import('./left-over-edits.ts');
      await eachUnheld(keys, (other) => adoptLeftOver(localStorage, other, { clipId, adopt }));
    },
  };
}

const leftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(journalPrefix));

/** Runs `work` for each journal whose surface is gone. */
const eachUnheld = (keys: string[], work: (key: string) => Promise<void> | void) =>
  Promise.all(
    keys.map((key) =>
      navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
        if (lock) await work(key);
      }),
    ),
  );

/** Runs before anything is opened, so that the draft has the last edits. Undefined if nothing was left over. */
export function storeAllLeftOver(background: Background): Promise<unknown> | undefined {
  const keys = leftKeys();
  if (keys.length === 0) return undefined;
  return import('./left-over-edits.ts').then(({ storeLeftOver }) =>
    eachUnheld(keys, (key) => storeLeftOver(localStorage, key, background)),
  );
}
