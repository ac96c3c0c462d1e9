// The journal of this surface, and those of surfaces that are gone.
import type { Background } from '../background-link.ts';
import { type EditJournal, journalIn, journalPrefix } from './edit-journal.ts';

/** Held for as long as this surface is there: nobody else stores what it is about to store. */
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

/** Those that no open surface holds. */
const eachUnheld = (keys: string[], work: (key: string) => Promise<void> | void) =>
  Promise.all(
    keys.map((key) =>
      navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
        if (lock) await work(key);
      }),
    ),
  );

/** Before anything is asked: what was typed last is in the draft that opens. Undefined where nothing was left over. */
export function storeAllLeftOver(background: Background): Promise<unknown> | undefined {
  const keys = leftKeys();
  if (keys.length === 0) return undefined;
  return import('./left-over-edits.ts').then(({ storeLeftOver }) =>
    eachUnheld(keys, (key) => storeLeftOver(localStorage, key, background)),
  );
}
