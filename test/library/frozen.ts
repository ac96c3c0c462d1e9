// A library as a released Wayclip left it, as a file: its stores, their rows, and the contents of storage.local.

export interface Frozen {
  /** The release that wrote it. */
  release: string;
  version: number;
  stores: FrozenStore[];
  /** storage.local, by key. */
  settings: Record<string, unknown>;
}

export interface FrozenStore {
  name: string;
  keyPath: string | string[] | null;
  indexes: { name: string; keyPath: string | string[]; multiEntry: boolean }[];
  /** Values as JSON; bytes, pictures and keys as `{ $bytes }`, `{ $buffer }`, `{ $blob, type }`, `{ $key }` in base64. */
  rows: { key?: string; value: unknown }[];
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** `key`: the raw bytes of the library's key; the stored key object cannot be exported. */
export async function frozenValue(value: unknown, key: Uint8Array): Promise<unknown> {
  if (value instanceof Blob)
    return { $blob: base64(new Uint8Array(await value.arrayBuffer())), type: value.type };
  if (value instanceof Uint8Array) return { $bytes: base64(value) };
  if (value instanceof ArrayBuffer) return { $buffer: base64(new Uint8Array(value)) };
  if (value instanceof CryptoKey) return { $key: base64(key) };
  if (Array.isArray(value)) return Promise.all(value.map((each) => frozenValue(each, key)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, each]) => [name, await frozenValue(each, key)]);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Creates the database under that name, replacing any existing one. Also runs in a browser's page, so it must be
 * self-contained.
 */
export async function thaw({ version, stores }: Frozen, name: string): Promise<void> {
  const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const thawed = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(thawed));
    if (typeof value !== 'object' || value === null) return value;
    const { $blob, type, $bytes, $buffer, $key } = value as Record<string, string | undefined>;
    if ($blob !== undefined) return new Blob([bytesOf($blob)], { type: type ?? '' });
    if ($bytes !== undefined) return bytesOf($bytes);
    if ($buffer !== undefined) return bytesOf($buffer).buffer;
    if ($key !== undefined)
      return crypto.subtle.importKey('raw', bytesOf($key), 'AES-GCM', false, ['encrypt', 'decrypt']);
    const entries = Object.entries(value).map(async ([field, each]) => [field, await thawed(each)]);
    return Object.fromEntries(await Promise.all(entries));
  };
  const done = (request: IDBRequest) =>
    new Promise<void>((resolve, reject) => {
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
  const full = await Promise.all(
    stores.map(async ({ rows, ...store }) => ({
      ...store,
      rows: await Promise.all(rows.map(async ({ key, value }) => ({ key, value: await thawed(value) }))),
    })),
  );
  await done(indexedDB.deleteDatabase(name));
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const { name: store, keyPath, indexes } of full) {
      const made = opening.result.createObjectStore(store, { keyPath });
      for (const index of indexes)
        made.createIndex(index.name, index.keyPath, { multiEntry: index.multiEntry });
    }
  };
  await done(opening);
  const database = opening.result;
  const transaction = database.transaction(
    full.map((store) => store.name),
    'readwrite',
  );
  for (const { name: store, rows } of full)
    for (const { key, value } of rows) transaction.objectStore(store).put(value, key);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  database.close();
}
