// Stores copies of a service's lists in the browser's library, as if they had been fetched.
import type { Page } from 'puppeteer-core';
import { wordsOf } from '../../lib/journeys/library-search.ts';
import type { Summary } from '../../lib/model/itinerary.ts';
import { type Listed, type ListFilter, listFilters } from '../../lib/model/listed.ts';

export interface Shown {
  summary: Summary;
  filters: ListFilter[];
}

type Row = Listed & { on: string[] };

const rowOf = (accountId: string, { summary, filters }: Shown): Row => ({
  accountId,
  id: summary.id,
  summary,
  filters,
  on: filters.map((filter) => `${filter} ${accountId}`),
  words: wordsOf(summary),
  newest: -(Date.parse(summary.updatedAt ?? '') || 0),
});

/** The same moment on every machine, in UTC. */
const lookedAt = Date.UTC(2027, 4, 13, 8, 30);

export async function putListed(page: Page, accountId: string, shown: Shown[]): Promise<void> {
  const rows = shown.map((one) => rowOf(accountId, one));
  const syncs = listFilters.map((filter) => ({ accountId, filter, wholeAt: lookedAt, lookedAt }));
  await page.evaluate(
    async (put: Row[], notes: typeof syncs) => {
      // The background creates the database when it is first asked for clips.
      await chrome.runtime.sendMessage({ id: 1, type: 'clip.list', data: {}, timestamp: Date.now() });
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('wayclip');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = database.transaction(['listed', 'syncs'], 'readwrite');
      for (const row of put) transaction.objectStore('listed').put(row);
      for (const note of notes) transaction.objectStore('syncs').put(note);
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    },
    rows,
    syncs,
  );
}
