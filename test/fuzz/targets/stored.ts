// A library of an earlier Wayclip, with damage in it.
import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { openDB } from 'idb';
import * as z from 'zod/mini';
import { findClip, listClips } from '../../../lib/library/clips.ts';
import { type Library, migrateLibrary, openLibrary } from '../../../lib/library/database.ts';
import { newestListed, syncsOf } from '../../../lib/library/listed.ts';
import { listParcels } from '../../../lib/library/outbox.ts';
import { findStep, readingOf } from '../../../lib/library/steps.ts';
import { Clip } from '../../../lib/model/clip.ts';
import { Parcel } from '../../../lib/model/parcel.ts';
import { editAndUndo } from '../../library/edit-and-undo.ts';
import { anyJsonChange, changeJson } from '../mutate-json.ts';
import { target } from '../target.ts';

type Rows = Record<string, unknown[]>;
interface Sample {
  version: number;
  rows: Rows;
}

const folder = join(import.meta.dirname, '..', '..', 'library', 'past-versions');
const samples: Sample[] = readdirSync(folder).map((file) => {
  const { version, ...rows } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return { version, rows };
});

/** Stores the rows as that version did. A row without its key could never have been stored. */
async function store(name: string, version: number, rows: Rows): Promise<Rows> {
  const old = await openDB(name, version, {
    upgrade: (database) => migrateLibrary(database as never, 0, version),
  });
  const stored: Rows = {};
  for (const [into, all] of Object.entries(rows).filter(([into]) => old.objectStoreNames.contains(into))) {
    for (const row of Array.isArray(all) ? all : [])
      await old.put(into, row).catch((thrown: unknown) => {
        if (!(thrown instanceof DOMException)) throw thrown;
      });
    stored[into] = await old.getAll(into);
  }
  old.close();
  return stored;
}

/** Everything surfaces request from a library when they open, plus one edit and its undo. */
async function work(library: Library): Promise<void> {
  for (const clip of await listClips(library)) {
    assert.ok(z.safeParse(Clip, clip).success);
    await readingOf(library, clip);
    await findStep(library, clip.id, 0);
  }
  for (const parcel of await listParcels(library)) assert.ok(z.safeParse(Parcel, parcel).success);
  await newestListed(library, 'account-1', 10);
  await syncsOf(library, 'account-1');
}

async function editFirst(library: Library): Promise<void> {
  const [clip] = await listClips(library);
  if (!clip) return;
  const { edited, undone } = await editAndUndo(library, clip);
  if (!edited.ok) return;
  if (undone.ok) assert.deepEqual(undone.value.draft, clip.draft);
  assert.equal((await findClip(library, clip.id)).ok, true);
}

let count = 0;

export const migrations = target({
  name: 'library',
  claim:
    'a damaged library of any version opens, loses no row, shows what fits its form and can be worked with',
  any: fc.record({
    sample: fc.nat(samples.length - 1),
    changes: fc.array(anyJsonChange, { maxLength: 5 }),
  }),
  holds: async ({ sample, changes }) => {
    const { version = 1, rows = {} } = samples[sample] ?? {};
    count += 1;
    const name = `fuzzed-${count}`;
    const stored = await store(name, version, changeJson(rows, changes) as Rows);
    const library = await openLibrary(name);
    await work(library);
    for (const [from, before] of Object.entries(stored))
      assert.deepEqual(await library.getAll(from as 'clips'), before, `${from} lost something.`);
    await editFirst(library);
    library.close();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(name).onsuccess = resolve;
    });
  },
  shortRuns: 12,
});
