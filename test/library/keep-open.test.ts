// The browser closes the database under a running worker: the next request opens it again.
import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, unwrap } from 'idb';
import { expect, test } from 'vitest';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { openLibrary } from '../../lib/library/database.ts';
import { keepOpen } from '../../lib/library/keep-open.ts';
import { sampleClip } from '../draft-sample.ts';

const newName = () => `open-${crypto.randomUUID()}`;

test('stays the same while nothing happens to it', async () => {
  const library = keepOpen(newName());
  expect(await library()).toBe(await library());
});

test('is opened anew, with all that was in it, after the browser closed it', async () => {
  const library = keepOpen(newName());
  const clip = sampleClip();
  await keepClip(await library(), clip);
  forceCloseDatabase(unwrap(await library()) as never);
  expect(await findClip(await library(), clip.id)).toEqual({ ok: true, value: clip });
});

test('makes way for someone who deletes it, and is opened anew', async () => {
  const name = newName();
  const library = keepOpen(name);
  await keepClip(await library(), sampleClip());
  await deleteDB(name);
  expect(await findClip(await library(), sampleClip().id)).toMatchObject({ ok: false });
});

test('is tried again where it could not be opened', async () => {
  const name = newName();
  const ahead = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 99);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const library = keepOpen(name);
  await expect(library()).rejects.toThrow();
  ahead.close();
  await deleteDB(name);
  expect((await library()).version).toBe((await openLibrary(newName())).version);
});
