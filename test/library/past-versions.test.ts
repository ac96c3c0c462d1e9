// A library stored by an earlier Wayclip opens today, and works.
import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { walkHistory } from '../../lib/journeys/edit-clip.ts';
import { findClip, listClips } from '../../lib/library/clips.ts';
import { libraryVersion, migrateLibrary, openLibrary } from '../../lib/library/database.ts';
import { newestListed, syncsOf } from '../../lib/library/listed.ts';
import { listParcels } from '../../lib/library/outbox.ts';
import { findStep } from '../../lib/library/steps.ts';
import { changing } from './changing.ts';
import { editAndUndo } from './edit-and-undo.ts';

interface Sample {
  version: number;
  [store: string]: unknown;
}

const folder = join(import.meta.dirname, 'past-versions');
const samples = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sample,
);

/** The library as that version left it. */
async function store({ version, ...stores }: Sample): Promise<string> {
  const name = `past-${crypto.randomUUID()}`;
  const old = await openDB(name, version, {
    upgrade: (database) => migrateLibrary(database as never, 0, version),
  });
  for (const [into, rows] of Object.entries(stores))
    for (const row of rows as unknown[]) await old.put(into, row);
  old.close();
  return name;
}

test('every version so far has a sample', () => {
  expect(samples.map(({ version }) => version).sort()).toEqual(
    Array.from({ length: libraryVersion }, (_, index) => index + 1),
  );
});

async function canBeEditedAndUndone(name: string): Promise<void> {
  const library = await openLibrary(name);
  const [clip] = await listClips(library);
  if (!clip) throw new Error('The sample holds no clip.');
  const { revision, edited, undone } = await editAndUndo(library, clip);
  expect(edited).toMatchObject({ ok: true, value: { editing: { revision } } });
  expect(undone).toMatchObject({ ok: true, value: { draft: clip.draft } });
  library.close();
}

describe.each(samples)('version $version', (sample) => {
  test('opens today with every clip as it was', async () => {
    const library = await openLibrary(await store(sample));
    expect(await listClips(library)).toEqual(sample.clips);
    library.close();
  });

  test('can be edited, and what was edited can be undone', async () =>
    canBeEditedAndUndone(await store(sample)));

  test('can be edited and undone though its counts are damaged', async () => {
    const clips = sample.clips as { editing?: object }[];
    const damaged = clips.map((clip) => ({
      ...clip,
      editing: { revision: 1, at: 1, ...clip.editing, undo: -1, redo: -7 },
    }));
    await canBeEditedAndUndone(await store({ ...sample, clips: damaged }));
  });
});

test('a step of version 2 is still undone', async () => {
  const sample = samples.find(({ version }) => version === 2);
  if (!sample) throw new Error('No such sample.');
  const library = await openLibrary(await store(sample));
  const [clip] = await listClips(library);
  const id = clip?.id ?? '';
  expect(await findStep(library, id, 0)).toBeDefined();
  await walkHistory({ clipId: id, go: 'undo', revision: 1 }, changing(library));
  expect(await findClip(library, id)).toMatchObject({
    ok: true,
    value: { draft: { title: { value: 'A day in Bruges', confidence: 0.9 } } },
  });
  library.close();
});

test('a parcel of version 3 is still on its way, and nothing of it is lost', async () => {
  const sample = samples.find(({ version }) => version === 3);
  if (!sample) throw new Error('No such sample.');
  const library = await openLibrary(await store(sample));
  expect(await listParcels(library)).toEqual(sample.outbox);
  library.close();
});

test('the copy of a list of version 4 is shown as it was left', async () => {
  const sample = samples.find(({ version }) => version === 4);
  if (!sample) throw new Error('No such sample.');
  const library = await openLibrary(await store(sample));
  expect(await newestListed(library, 'account-1', 10)).toEqual(sample.listed);
  expect(await syncsOf(library, 'account-1')).toEqual(sample.syncs);
  library.close();
});
