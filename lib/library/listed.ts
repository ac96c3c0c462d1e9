// Copies of the service's lists. Each itinerary is stored once, with the names of the lists that it is in.
import type { KeepFailure } from '../model/failure.ts';
import type { Summary } from '../model/itinerary.ts';
import type { Listed, ListFilter, ListSync } from '../model/listed.ts';
import { maxCopies } from '../model/listed-copy.ts';
import { fail, ok, type Result } from '../model/result.ts';
import type { Library } from './database.ts';
import { isFull } from './is-full.ts';

export type ListEntry = Pick<Listed, 'id' | 'summary' | 'words' | 'newest'>;

/** One list of one account. */
export interface ListName {
  accountId: string;
  filter: ListFilter;
}

const nameOf = ({ accountId, filter }: ListName): string => `${filter} ${accountId}`;
const ofAccount = (accountId: string) => IDBKeyRange.bound([accountId], [accountId, []]);

/** More than an account can have: the list could fill the disk. What was stored before stays. */
type TooMany = { kind: 'service-not-understood'; reason: 'endless-list' };

/** Adds the entries to the list, without changing which other lists they are in. Returns how many were new or changed. */
export async function keepListed(
  library: Library,
  list: ListName,
  entries: ListEntry[],
): Promise<Result<number, KeepFailure | TooMany>> {
  const { accountId, filter } = list;
  try {
    const transaction = library.transaction('listed', 'readwrite');
    const { store } = transaction;
    const [many, ...before] = await Promise.all([
      store.count(ofAccount(accountId)),
      ...entries.map(({ id }) => store.get([accountId, id])),
    ]);
    if (many + before.filter((stored) => !stored).length > maxCopies) {
      await transaction.done;
      return fail({ kind: 'service-not-understood', reason: 'endless-list' });
    }
    const puts = entries.flatMap((entry, index) => {
      const stored = before[index];
      if (stored?.filters.includes(filter) && isSame(stored.summary, entry.summary)) return [];
      const filters = [...new Set([...(stored?.filters ?? []), filter])];
      const on = filters.map((name) => nameOf({ accountId, filter: name }));
      return [store.put({ ...entry, accountId, filters, on })];
    });
    await Promise.all([...puts, transaction.done]);
    return ok(puts.length);
  } catch (thrown) {
    if (isFull(thrown)) return fail({ kind: 'browser-full' });
    throw thrown;
  }
}

const isSame = (one: Summary, other: Summary): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Removes these from the list; itineraries that are then in no list are deleted. */
export async function unlist(library: Library, list: ListName, ids: Iterable<string>): Promise<void> {
  const { accountId, filter } = list;
  const transaction = library.transaction('listed', 'readwrite');
  for (const id of ids) {
    const row = await transaction.store.get([accountId, id]);
    if (!row) continue;
    const filters = row.filters.filter((name) => name !== filter);
    const on = filters.map((name) => nameOf({ accountId, filter: name }));
    if (filters.length === 0) await transaction.store.delete([accountId, id]);
    else await transaction.store.put({ ...row, filters, on });
  }
  await transaction.done;
}

/** Deletes an itinerary that no longer exists in the service. */
export const forgetOne = (library: Library, accountId: string, id: string): Promise<void> =>
  library.delete('listed', [accountId, id]);

export async function idsListed(library: Library, list: ListName): Promise<string[]> {
  return (await library.getAllKeysFromIndex('listed', 'on', nameOf(list))).map(([, id]) => id);
}

/** The newest `most`, newest first: enough for a first screen, however long the list is. */
export const newestListed = (library: Library, accountId: string, most: number): Promise<Listed[]> =>
  library.getAllFromIndex('listed', 'newest', ofAccount(accountId), most);

/** All of them, in batches, so that nothing else has to wait. */
export async function* everyListed(library: Library, accountId: string, most = 500) {
  let range = ofAccount(accountId);
  while (true) {
    const portion: Listed[] = await library.getAll('listed', range, most);
    if (portion.length > 0) yield portion;
    const last = portion.at(-1);
    if (!last || portion.length < most) return;
    range = IDBKeyRange.bound([accountId, last.id], [accountId, []], true);
  }
}

export const syncOf = (library: Library, { accountId, filter }: ListName): Promise<ListSync | undefined> =>
  library.get('syncs', [accountId, filter]);

export async function keepSync(library: Library, sync: ListSync): Promise<void> {
  await library.put('syncs', sync);
}

/** How up to date each list of the account is. */
export const syncsOf = (library: Library, accountId: string): Promise<ListSync[]> =>
  library.getAll('syncs', ofAccount(accountId));

/** Deletes all lists of an account. */
export async function forgetListed(library: Library, accountId: string): Promise<void> {
  const transaction = library.transaction(['listed', 'syncs'], 'readwrite');
  await Promise.all([
    transaction.objectStore('listed').delete(ofAccount(accountId)),
    transaction.objectStore('syncs').delete(ofAccount(accountId)),
    transaction.done,
  ]);
}
