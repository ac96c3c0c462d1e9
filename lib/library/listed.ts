// Copies of the service's lists. An itinerary stands here once, with the names of the lists that have it.
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

/** More than an account can have: a list that is made to fill the disk. What was read before stays. */
type TooMany = { kind: 'service-not-understood'; reason: 'endless-list' };

/** These are on the list; whichever other lists they are on, they stay there. How many of them were news. */
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

/** These are no longer on the list; what no list has any more is forgotten. */
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

/** The service says that there is no such itinerary: no list has it. */
export const forgetOne = (library: Library, accountId: string, id: string): Promise<void> =>
  library.delete('listed', [accountId, id]);

export async function idsListed(library: Library, list: ListName): Promise<string[]> {
  return (await library.getAllKeysFromIndex('listed', 'on', nameOf(list))).map(([, id]) => id);
}

/** The newest `most`, the newest first: what a first screen shows, however long the list is. */
export const newestListed = (library: Library, accountId: string, most: number): Promise<Listed[]> =>
  library.getAllFromIndex('listed', 'newest', ofAccount(accountId), most);

/** All of them, in portions, so that nothing else has to wait for it. */
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

/** How far each list of the account goes. */
export const syncsOf = (library: Library, accountId: string): Promise<ListSync[]> =>
  library.getAll('syncs', ofAccount(accountId));

/** The account is gone: nothing of its lists stays. */
export async function forgetListed(library: Library, accountId: string): Promise<void> {
  const transaction = library.transaction(['listed', 'syncs'], 'readwrite');
  await Promise.all([
    transaction.objectStore('listed').delete(ofAccount(accountId)),
    transaction.objectStore('syncs').delete(ofAccount(accountId)),
    transaction.done,
  ]);
}
