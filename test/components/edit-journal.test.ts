import { beforeEach, expect, test } from 'vitest';
import { EditDesk } from '../../entrypoints/popup/edit-desk.ts';
import { journalIn, journalPrefix } from '../../entrypoints/popup/edit-journal.ts';
import { storeLeftOver } from '../../entrypoints/popup/left-over-edits.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import type { Clip } from '../../lib/model/clip.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { FakeBackground, settled } from './fake-background.ts';
import { clip, everyFailure } from './sample.ts';

const key = `${journalPrefix}one`;
let shelf: Storage;
let background: FakeBackground;
let desk: EditDesk;
let shown: Clip;

class MapShelf {
  private readonly kept = new Map<string, string>();
  getItem = (name: string) => this.kept.get(name) ?? null;
  setItem = (name: string, text: string) => void this.kept.set(name, text);
  removeItem = (name: string) => void this.kept.delete(name);
}

beforeEach(() => {
  shelf = new MapShelf() as unknown as Storage;
  background = new FakeBackground();
  const face = {
    show: (now: Clip) => {
      shown = now;
    },
    trouble: () => undefined,
    clash: () => undefined,
  };
  desk = new EditDesk(background, face, journalIn(shelf, key));
  shown = desk.take(clip());
});

const title = (words: string): Edit => ({ kind: 'set-title', title: words });
const edited = (revision: number) => clip({ editing: { revision, at: revision, undo: revision, redo: 0 } });

test('what is typed is written down before it is stored, and struck out after', async () => {
  desk.edit(shown, title('P'));
  expect(shelf.getItem(key)).toContain('"title":"P"');
  await background.answer('clip.edit', ok(edited(1)));
  expect(shelf.getItem(key)).toBeNull();
});

test('what could not be stored stays written down', async () => {
  desk.edit(shown, title('P'));
  await background.answer('clip.edit', fail(everyFailure['browser-full']));
  expect(shelf.getItem(key)).toContain('"title":"P"');
});

test('a background that was stopped under an edit is asked once more', async () => {
  desk.edit(shown, title('P'));
  await background.breakDown('clip.edit', new Error('The message channel closed.'));
  expect(background.open).toEqual(['clip.edit']);
  await background.answer('clip.edit', ok(edited(1)));
  expect(desk.isIdle).toBe(true);
});

test('what a surface left over is stored in order, and only once', async () => {
  desk.edit(shown, title('P'));
  desk.edit(shown, { kind: 'delete-stop', stopId: 's1' });
  const next = new FakeBackground();
  const stored = storeLeftOver(shelf, key, next);
  await next.answer('clip.open', ok(clip()));
  expect(await next.answer('clip.edit', ok(edited(1)))).toMatchObject({ edit: { title: 'P' } });
  expect(await next.answer('clip.edit', ok(edited(2)))).toMatchObject({ edit: { kind: 'delete-stop' } });
  await stored;
  expect(shelf.getItem(key)).toBeNull();
  await storeLeftOver(shelf, key, next);
  expect(next.open).toEqual([]);
});

test('what others have written since is not written over by what was left behind', async () => {
  desk.edit(shown, title('P'));
  const next = new FakeBackground();
  const stored = storeLeftOver(shelf, key, next);
  await next.answer('clip.open', ok(edited(7)));
  await stored;
  expect(next.asked).toEqual(['clip.open']);
  expect(shelf.getItem(key)).toBeNull();
});

test.each([
  '',
  'not json',
  '{"revision":1}',
  '{"revision":0,"pending":[{"clipId":"x","edit":{"kind":"burn"}}]}',
])('a record that is none of ours is thrown away: %s', async (text) => {
  shelf.setItem(key, text);
  await storeLeftOver(shelf, key, background);
  await settled();
  expect(background.asked).toEqual([]);
  expect(shelf.getItem(key)).toBeNull();
});

test('a shelf that is full does not keep an edit from being stored', async () => {
  const full = {
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  const face = { show: () => undefined, trouble: () => undefined, clash: () => undefined };
  const other = new EditDesk(background, face, journalIn(full, key));
  other.edit(other.take(clip()), title('P'));
  expect(background.open).toEqual(['clip.edit']);
});
