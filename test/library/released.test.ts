// A profile of a released Wayclip opens today with nothing lost; one of a newer Wayclip is left alone.
import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import { walkHistory } from '../../lib/journeys/edit-clip.ts';
import { findClip, listClips } from '../../lib/library/clips.ts';
import { type Library, libraryVersion, openLibrary } from '../../lib/library/database.ts';
import { isNewer } from '../../lib/library/is-newer.ts';
import { newestListed, syncsOf } from '../../lib/library/listed.ts';
import { listParcels } from '../../lib/library/outbox.ts';
import { findPicture } from '../../lib/library/pictures.ts';
import { loadSealed } from '../../lib/library/sealed-records.ts';
import { readingOf } from '../../lib/library/steps.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { changing } from './changing.ts';
import { type Frozen, frozenValue, thaw } from './frozen.ts';
import { clipIds, sealedAccount } from './released-ids.ts';

const folder = join(import.meta.dirname, 'released');
const releases = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Frozen,
);

const rowsOf = ({ stores }: Frozen, name: string) => stores.find((store) => store.name === name)?.rows ?? [];
const valuesOf = (frozen: Frozen, name: string) => rowsOf(frozen, name).map(({ value }) => value);

async function opened(frozen: Frozen): Promise<Library> {
  const name = `released-${crypto.randomUUID()}`;
  await thaw(frozen, name);
  return openLibrary(name);
}

async function clipIn(library: Library, id: string): Promise<Clip> {
  const clip = await findClip(library, id);
  if (!clip.ok) throw new Error(clip.failure.kind);
  return clip.value;
}

describe.each(releases)('$release', (frozen) => {
  test('every row of every store is there, to the letter', async () => {
    const library = await opened(frozen);
    expect(library.version).toBe(libraryVersion);
    const [key] = rowsOf(frozen, 'keys').map(({ value }) => (value as { $key: string }).$key);
    const bytes = new Uint8Array(Buffer.from(key ?? '', 'base64'));
    for (const { name, rows } of frozen.stores) {
      const found = await library.getAll(name as 'clips');
      expect(await frozenValue(found, bytes), name).toEqual(rows.map(({ value }) => value));
    }
    library.close();
  });

  test('its clips are read, all but the one that was taken away', async () => {
    const library = await opened(frozen);
    const { removed, ...others } = clipIds;
    expect((await listClips(library)).map(({ id }) => id).sort()).toEqual(Object.values(others).sort());
    expect(await clipIn(library, removed)).toBeDefined();
    library.close();
  });

  test('what was undone is done again, and all of it is undone to what the page said', async () => {
    const library = await opened(frozen);
    const desk = changing(library);
    const walk = async (go: 'undo' | 'redo') => {
      const { editing } = await clipIn(library, clipIds.edited);
      await walkHistory({ clipId: clipIds.edited, go, revision: editing?.revision ?? 0 }, desk);
    };
    const before = await clipIn(library, clipIds.edited);
    expect(before.draft.title.value).toBe('Ghent with Ana');
    await walk('redo');
    expect((await clipIn(library, clipIds.edited)).draft.days[1]?.stops[0]?.id).toBe('stop-1-2');
    for (let step = 0; step < 4; step += 1) await walk('undo');
    const { draft } = await clipIn(library, clipIds.edited);
    expect(draft).toEqual(await readingOf(library, before));
    library.close();
  });

  test('what was on its way still is, with its pictures', async () => {
    const library = await opened(frozen);
    const byId = (a: { clipId: string }, b: { clipId: string }) => a.clipId.localeCompare(b.clipId);
    expect((await listParcels(library)).sort(byId)).toEqual(
      (valuesOf(frozen, 'outbox') as { clipId: string }[]).sort(byId),
    );
    const steps = await Promise.all(
      (['waiting', 'sent', 'failed', 'paused'] as const).map(async (name) => {
        const { delivery } = await clipIn(library, clipIds[name]);
        return delivery.step;
      }),
    );
    expect(steps).toEqual(['waiting', 'sent', 'failed', 'paused']);
    for (const id of Object.values(clipIds))
      expect((await findPicture(library, id, 'https://blog.test/one.jpg'))?.size).toBeGreaterThan(100);
    library.close();
  });

  test('its secrets are unsealed with its own key, and its lists are shown', async () => {
    const library = await opened(frozen);
    expect(await loadSealed(library, sealedAccount.id)).toEqual(sealedAccount);
    expect(await newestListed(library, sealedAccount.id, 9)).toEqual(valuesOf(frozen, 'listed'));
    expect(await syncsOf(library, sealedAccount.id)).toEqual(valuesOf(frozen, 'syncs'));
    library.close();
  });
});

test('a library of a newer Wayclip is refused, and nothing in it is touched', async () => {
  const [frozen] = releases;
  if (!frozen) throw new Error('Nothing was released.');
  const name = `newer-${crypto.randomUUID()}`;
  await thaw({ ...frozen, version: libraryVersion + 1 }, name);
  const refused = await openLibrary(name).catch((thrown: unknown) => thrown);
  expect(isNewer(refused)).toBe(true);
  const newer = await openDB(name);
  expect(newer.version).toBe(libraryVersion + 1);
  expect(await newer.count('clips')).toBe(rowsOf(frozen, 'clips').length);
  newer.close();
});
