// Stores settings, ledgers and open choices. Uses the extension's IndexedDB and not `storage.local`: that area can be read
// and written by every content script, and thus by a page that has taken over its process. Chrome can close it to them,
// Firefox cannot.
import { type IDBPDatabase, openDB } from 'idb';
import { browser } from 'wxt/browser';

const name = 'wayclip-settings';
const store = 'values';
/** Marks that values from `storage.local` have been moved here: anything written there later is ignored. */
const movedKey = 'moved-from-storage';
const news = 'wayclip-settings';

let opening: Promise<IDBPDatabase> | undefined;

function open(): Promise<IDBPDatabase> {
  const closed = () => {
    opening = undefined;
  };
  opening ??= openDB(name, 1, {
    upgrade: (database) => void database.createObjectStore(store),
    // The browser may close it at any time, for example when space runs out: the next access opens it again.
    terminated: closed,
    blocking: (_from, _to, event) => {
      (event.target as IDBDatabase).close();
      closed();
    },
  }).then(moved);
  opening.catch(closed);
  return opening;
}

async function moved(database: IDBPDatabase): Promise<IDBPDatabase> {
  if (await database.get(store, movedKey)) return database;
  await navigator.locks.request(name, async () => {
    if (await database.get(store, movedKey)) return;
    const before = await browser.storage.local.get();
    const { store: values, done } = database.transaction(store, 'readwrite');
    for (const [key, value] of Object.entries(before)) void values.put(value, key);
    void values.put(true, movedKey);
    await done;
    await browser.storage.local.clear();
  });
  return database;
}

export const ownStorage = {
  async get(key: string): Promise<unknown> {
    return (await open()).get(store, key);
  },

  async set(values: Record<string, unknown>): Promise<void> {
    const { store: kept, done } = (await open()).transaction(store, 'readwrite');
    for (const [key, value] of Object.entries(values)) void kept.put(value, key);
    await done;
    tellOthers(Object.keys(values));
  },

  async remove(key: string): Promise<void> {
    await (await open()).delete(store, key);
    tellOthers([key]);
  },

  /** Removes everything except these keys. */
  async clear(except: readonly string[] = []): Promise<void> {
    const { store: kept, done } = (await open()).transaction(store, 'readwrite');
    const gone = (await kept.getAllKeys()).filter((key) => ![movedKey, ...except].includes(String(key)));
    for (const key of gone) void kept.delete(key);
    await done;
    tellOthers(gone.map(String));
  },

  /** Calls `hear` whenever another page or the background writes this key. Returns a function that stops listening. */
  onChanged(key: string, hear: () => void): () => void {
    const channel = new BroadcastChannel(news);
    channel.addEventListener('message', ({ data }) => {
      if (Array.isArray(data) && data.includes(key)) hear();
    });
    return () => channel.close();
  },
};

/** Content scripts have the page's origin, so they can neither read nor write this channel. */
function tellOthers(keys: string[]): void {
  const channel = new BroadcastChannel(news);
  channel.postMessage(keys);
  channel.close();
}
