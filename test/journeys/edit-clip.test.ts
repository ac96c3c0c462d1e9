import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { walkHistory } from '../../lib/journeys/edit-clip.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { type Library, openLibrary } from '../../lib/library/database.ts';
import { keepParcel } from '../../lib/library/outbox.ts';
import { keepTurn, readingOf } from '../../lib/library/steps.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { queueParcel } from '../../lib/outbox/queue.ts';
import { sampleClip } from '../draft-sample.ts';
import { changing } from '../library/changing.ts';

let library: Library;
let desk: ReturnType<typeof changing>;
const { id } = sampleClip();
beforeEach(async () => {
  library = await openLibrary(`edit-${crypto.randomUUID()}`);
  desk = changing(library);
  await keepClip(library, sampleClip());
});
afterEach(() => library.close());

async function stored(): Promise<Clip> {
  const clip = await findClip(library, id);
  if (!clip.ok) throw new Error(clip.failure.kind);
  return clip.value;
}
const title = async () => (await stored()).draft.title.value;
const go = async (way: 'undo' | 'redo', revision?: number, task?: string) =>
  walkHistory(
    {
      clipId: id,
      go: way,
      revision: revision ?? (await stored()).editing?.revision ?? 0,
      ...(task && { task }),
    },
    desk,
  );
const setTitle = (words: string, task?: string) => desk.edit(id, { kind: 'set-title', title: words }, task);

test('an edit is in the library when it is answered, and counts', async () => {
  expect(await setTitle('Ghent')).toMatchObject({ ok: true, value: { editing: { revision: 1, undo: 1 } } });
  expect(await title()).toBe('Ghent');
});

test('an edit that changes nothing writes nothing', async () => {
  await setTitle(sampleClip().draft.title.value);
  expect((await stored()).editing).toBeUndefined();
});

test('the draft as it was read is kept aside, whatever is edited', async () => {
  expect(await readingOf(library, await stored())).toEqual(sampleClip().draft);
  await setTitle('Ghent');
  await desk.edit(id, { kind: 'delete-stop', stopId: 'stop-1-1' });
  expect(await readingOf(library, await stored())).toEqual(sampleClip().draft);
});

describe('undo and redo', () => {
  test('go back to the beginning and forth to the end', async () => {
    for (const words of ['One', 'Two', 'Three']) await setTitle(words);
    const seen: string[] = [];
    for (const way of ['undo', 'undo', 'undo', 'undo', 'redo', 'redo', 'redo', 'redo'] as const) {
      await go(way);
      seen.push(await title());
    }
    const first = sampleClip().draft.title.value;
    expect(seen).toEqual(['Two', 'One', first, first, 'One', 'Two', 'Three', 'Three']);
  });

  test('a new edit after undoing ends what could be redone', async () => {
    await setTitle('One');
    await setTitle('Two');
    await go('undo');
    await setTitle('Other');
    expect((await stored()).editing).toMatchObject({ undo: 2, redo: 0 });
    await go('redo');
    expect(await title()).toBe('Other');
    await go('undo');
    expect(await title()).toBe('One');
  });

  test('leave no steps behind that nobody can go to', async () => {
    for (const words of ['One', 'Two', 'Three']) await setTitle(words);
    for (let times = 0; times < 3; times += 1) await go('undo');
    await setTitle('Other');
    expect(await library.getAllKeys('steps')).toEqual([[id, 0]]);
  });

  test('one visit to a form is one step, and can be given up', async () => {
    for (const words of ['G', 'Gh', 'Ghent']) await setTitle(words, 'form');
    expect((await stored()).editing).toMatchObject({ undo: 1, revision: 3 });
    await go('undo', undefined, 'form');
    expect(await title()).toBe(sampleClip().draft.title.value);
  });
});

describe('two windows', () => {
  test('that edit at the same moment both find their edit in the draft', async () => {
    await Promise.all([
      setTitle('From the left'),
      desk.edit(id, { kind: 'edit-stop', stopId: 'stop-1-1', fields: { name: 'From the right' } }),
      desk.edit(id, { kind: 'move-stop', stopId: 'stop-2-1', toDayId: 'day-1', at: 0 }),
    ]);
    const { draft, editing } = await stored();
    expect(draft.title.value).toBe('From the left');
    expect(draft.days[0]?.stops.map(({ name }) => name.value)).toEqual([
      'Patershol',
      'From the right',
      'Gravensteen',
    ]);
    expect(editing?.revision).toBe(3);
  });

  test('undo of a window that has not seen the newest change undoes nothing', async () => {
    await setTitle('Seen');
    await desk.edit(id, { kind: 'delete-stop', stopId: 'stop-1-2' });
    expect(await go('undo', 1)).toEqual({ ok: false, failure: { kind: 'changed-elsewhere' } });
    expect(await title()).toBe('Seen');
  });

  test('giving a form up takes nothing of another window back', async () => {
    await setTitle('Typed', 'form');
    await desk.edit(id, { kind: 'delete-stop', stopId: 'stop-1-2' });
    expect(await go('undo', 2, 'form')).toEqual({ ok: false, failure: { kind: 'changed-elsewhere' } });
  });

  test('an edit of a stop that the other removed is refused, and nothing else is lost', async () => {
    await desk.edit(id, { kind: 'delete-stop', stopId: 'stop-1-2' });
    const late = await desk.edit(id, { kind: 'edit-stop', stopId: 'stop-1-2', fields: { note: 'Late' } });
    expect(late).toEqual({ ok: false, failure: { kind: 'edit-target-gone' } });
    await go('undo');
    expect((await stored()).draft).toEqual(sampleClip().draft);
  });
});

test('a step of sending leaves the edits that were made meanwhile', async () => {
  const asked = { clip: await stored(), preview: {}, now: new Date() };
  const parcel = queueParcel(asked, undefined);
  await setTitle('Edited while sending');
  const delivery = { step: 'failed', failure: { kind: 'offline' } } as const;
  await keepParcel(library, { parcel, delivery, isOver: false });
  expect(await title()).toBe('Edited while sending');
  expect((await stored()).delivery.step).toBe('failed');
});

test('a clip that is gone is missed by name', async () => {
  const other = crypto.randomUUID();
  expect(await desk.edit(other, { kind: 'keep-doubtful' })).toEqual({
    ok: false,
    failure: { kind: 'clip-missing' },
  });
});

test('a clip that was deleted while it was being changed stays deleted', async () => {
  expect(await keepTurn(library, { clip: sampleClip({ id: 'gone' }) })).toEqual({
    ok: false,
    failure: { kind: 'clip-missing' },
  });
  expect(await library.get('clips', 'gone')).toBeUndefined();
});

test('a full browser says so, and the draft stays as it was', async () => {
  const full = {
    transaction: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(await keepTurn(full as unknown as Library, { clip: sampleClip() })).toEqual({
    ok: false,
    failure: { kind: 'browser-full' },
  });
});

test('only so many steps are kept', async () => {
  await keepClip(library, { ...sampleClip(), editing: { revision: 9, at: 5000, undo: 5000, redo: 0 } });
  await library.put('steps', { clipId: id, at: 0, step: { patch: [] } });
  await library.put('steps', { clipId: id, at: 1, step: { patch: [] } });
  await setTitle('One more');
  expect(await library.getAllKeys('steps')).toEqual([
    [id, 1],
    [id, 5000],
  ]);
  expect((await stored()).editing).toMatchObject({ at: 5001, undo: 5000 });
});
