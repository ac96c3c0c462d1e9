// `node test/library/freeze.ts`: writes test/library/released/VERSION.json, a library with clips in every state, as
// this version's code stores them. Run once per release; a released file is never regenerated.
import 'fake-indexeddb/auto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDB } from 'idb';
import { projectRoot } from '../../tools/build-extension.ts';

const { version: release } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
const file = join(projectRoot, 'test', 'library', 'released', `${release}.json`);
if (existsSync(file)) throw new Error(`${release} is frozen already.`);

const local = { get: async () => ({}), clear: async () => undefined };
Object.assign(globalThis, { browser: { runtime: { id: 'frozen' }, storage: { local } } });

// Imported late, because they look for the browser when they are loaded.
const { fillLibrary } = await import('./fill-library.ts');
const { frozenValue } = await import('./frozen.ts');
const { openLibrary } = await import('../../lib/library/database.ts');

const library = await openLibrary();
const key = crypto.getRandomValues(new Uint8Array(32));
await fillLibrary(library, key);

const stores = await Promise.all(
  [...library.objectStoreNames].map(async (name) => {
    const { store } = library.transaction(name);
    const { keyPath } = store;
    const indexes = [...store.indexNames].map((index) => {
      const { keyPath: path, multiEntry } = store.index(index);
      return { name: index, keyPath: path, multiEntry };
    });
    const keys = await library.getAllKeys(name);
    const rows = (await library.getAll(name)).map(async (value, at) => ({
      ...(keyPath === null && { key: String(keys[at]) }),
      value: await frozenValue(value, key),
    }));
    return { name, keyPath, indexes, rows: await Promise.all(rows) };
  }),
);
const own = await openDB('wayclip-settings');
const names = await own.getAllKeys('values');
const settings = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await own.get('values', name)])),
);
writeFileSync(file, `${JSON.stringify({ release, version: library.version, stores, settings }, null, 1)}\n`);
console.log(`${file}: ${stores.map(({ name, rows }) => `${rows.length} ${name}`).join(', ')}`);
