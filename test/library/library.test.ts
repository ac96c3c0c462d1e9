import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findClip, keepClip, listClips, newestClipOf } from '../../lib/library/clips.ts';
import { type Library, libraryVersion, openLibrary } from '../../lib/library/database.ts';
import { findPicture, keepPicture } from '../../lib/library/pictures.ts';
import { removeClip, tidy, undoMilliseconds } from '../../lib/library/remove-clip.ts';
import { forgetSealed, loadSealed, saveSealed, sealedIds } from '../../lib/library/sealed-records.ts';
import { sampleClip } from '../draft-sample.ts';

let library: Library;
let name: string;
beforeEach(async () => {
  name = `library-${crypto.randomUUID()}`;
  library = await openLibrary(name);
});
afterEach(() => library.close());

const clipAt = (clippedAt: string, url = 'https://blog.test/ghent') => {
  const clip = sampleClip({ id: crypto.randomUUID() });
  return { ...clip, source: { ...clip.source, clippedAt, url } };
};

describe('clips', () => {
  test('come back as they were kept, also after the browser was closed', async () => {
    const clip = sampleClip();
    await keepClip(library, clip);
    library.close();
    library = await openLibrary(name);
    expect(await findClip(library, clip.id)).toEqual({ ok: true, value: clip });
    expect(library.version).toBe(libraryVersion);
  });

  test('are replaced by their newer state, not doubled', async () => {
    const clip = sampleClip();
    await keepClip(library, clip);
    await keepClip(library, {
      ...clip,
      delivery: { step: 'creating', startedAt: '2027-04-02T09:00:00.000Z' },
    });
    expect(await listClips(library)).toHaveLength(1);
  });

  test('are listed newest first', async () => {
    const older = clipAt('2027-01-01T00:00:00.000Z');
    const newer = clipAt('2027-02-01T00:00:00.000Z');
    await keepClip(library, newer);
    await keepClip(library, older);
    expect((await listClips(library)).map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect((await newestClipOf(library, newer.source))?.id).toBe(newer.id);
    expect(await newestClipOf(library, { url: 'https://blog.test/elsewhere' })).toBeUndefined();
  });

  test('of a page are found where it was read, not by what another page of the host calls itself', async () => {
    const clip = {
      ...clipAt('2027-01-01T00:00:00.000Z'),
      address: 'https://blog.test/ghent?utm_source=mail#top',
    };
    await keepClip(library, clip);
    const { url } = clip.source;
    expect(await newestClipOf(library, { url })).toEqual(clip);
    expect(await newestClipOf(library, { url, address: 'https://blog.test/ghent?fbclid=1' })).toEqual(clip);
    expect(await newestClipOf(library, { url, address: 'https://blog.test/@other/post' })).toBeUndefined();
    const theirs = { ...clipAt('2027-02-01T00:00:00.000Z'), address: 'https://blog.test/@other/post' };
    await keepClip(library, theirs);
    expect(await newestClipOf(library, { url })).toEqual(clip);
  });

  test('that were removed are missed by name', async () => {
    expect(await findClip(library, sampleClip().id)).toEqual({
      ok: false,
      failure: { kind: 'clip-missing' },
    });
  });

  test('of a newer Wayclip are neither shown wrong nor changed', async () => {
    const strange = { ...sampleClip(), delivery: { step: 'teleported' } };
    await library.put('clips', strange);
    expect(await findClip(library, strange.id)).toEqual({ ok: false, failure: { kind: 'newer-version' } });
    expect(await listClips(library)).toEqual([]);
    expect(await library.get('clips', strange.id)).toEqual(strange);
  });

  test('that do not fit any more say so', async () => {
    const full = { put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
    expect(await keepClip(full as unknown as Library, sampleClip())).toEqual({
      ok: false,
      failure: { kind: 'browser-full' },
    });
  });
});

describe('pictures', () => {
  test('belong to their clip', async () => {
    const picture = new Blob(['x'], { type: 'image/jpeg' });
    await keepClip(library, sampleClip({ id: 'a' }));
    await keepPicture(library, 'a', { src: 'https://blog.test/one.jpg', picture });
    expect(await findPicture(library, 'a', 'https://blog.test/one.jpg')).toBeDefined();
    expect(await findPicture(library, 'b', 'https://blog.test/one.jpg')).toBeUndefined();
  });

  test('of a clip that was deleted while they were copied are not kept', async () => {
    await keepPicture(library, 'gone', { src: 'https://blog.test/one.jpg', picture: new Blob(['x']) });
    expect(await library.count('pictures')).toBe(0);
  });
});

describe('records with secrets', () => {
  test('come back, and lie sealed', async () => {
    await saveSealed(library, { id: 'one', refreshToken: 'canary-token' } as { id: string });
    expect(await loadSealed(library, 'one')).toEqual({ id: 'one', refreshToken: 'canary-token' });
    const stored = JSON.stringify(await library.get('accounts', 'one'));
    expect(stored).not.toContain('canary');
  });

  test('use a key that cannot be taken out', async () => {
    await saveSealed(library, { id: 'one' });
    expect((await library.get('keys', 'seal'))?.extractable).toBe(false);
  });

  test('are gone when forgotten', async () => {
    await saveSealed(library, { id: 'one' });
    await forgetSealed(library, 'one');
    expect(await sealedIds(library)).toEqual([]);
    expect(await loadSealed(library, 'one')).toBeUndefined();
  });

  test('sealed with a lost key read as absent', async () => {
    await saveSealed(library, { id: 'one', refreshToken: 'x' } as { id: string });
    await library.clear('keys');
    expect(await loadSealed(library, 'one')).toBeUndefined();
  });
});

describe('a clip that is taken away', () => {
  const at = { isBack: false, now: 1_000_000 };

  test('is out of sight, also for its page, and comes back as it was', async () => {
    const clip = sampleClip();
    await keepClip(library, clip);
    await removeClip(library, clip.id, at);
    expect(await listClips(library)).toEqual([]);
    expect(await newestClipOf(library, clip.source)).toBeUndefined();
    await removeClip(library, clip.id, { ...at, isBack: true });
    expect(await listClips(library)).toEqual([clip]);
  });

  test('goes for good after a while, with its pictures; others keep theirs', async () => {
    const clip = sampleClip();
    const other = clipAt('2027-04-02T09:00:00.000Z');
    await keepClip(library, clip);
    await keepClip(library, other);
    const picture = new Blob(['12345']);
    await keepPicture(library, clip.id, { src: 'a', picture });
    await keepPicture(library, other.id, { src: 'b', picture });
    await library.put('pictures', { clipId: crypto.randomUUID(), src: 'c', picture });
    await removeClip(library, clip.id, at);
    expect(await tidy(library, at.now + undoMilliseconds - 1)).toBe(5);
    expect((await findClip(library, clip.id)).ok).toBe(true);
    expect(await tidy(library, at.now + undoMilliseconds)).toBe(5);
    expect(await findClip(library, clip.id)).toEqual({ ok: false, failure: { kind: 'clip-missing' } });
    expect(await findPicture(library, other.id, 'b')).toBeDefined();
    expect(await tidy(library, at.now + 2 * undoMilliseconds)).toBe(0);
  });
});
