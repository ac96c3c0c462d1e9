import { beforeEach, describe, expect, test } from 'vitest';
import { applyEdit } from '../../lib/edit/apply-edit.ts';
import type { Edit } from '../../lib/edit/edit.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { EditSaver } from '../../surface/editing/edit-saver.ts';
import { FakeBackground, settled } from './fake-background.ts';
import { clip, draft, everyFailure, stated } from './sample.ts';

let background: FakeBackground;
let desk: EditSaver;
let shown: Clip;
let problems: Failure['kind'][];
let clashes: Edit[];

beforeEach(() => {
  background = new FakeBackground();
  problems = [];
  clashes = [];
  desk = new EditSaver(background, {
    show: (now) => {
      shown = now;
    },
    failed: ({ kind }) => problems.push(kind),
    clash: async (_clipId, { edit }) => void clashes.push(edit),
  });
  shown = desk.take(clip());
});

const type = (title: string) => desk.edit(shown, { kind: 'set-title', title }, 'typing');
const titled = (title: string, revision: number) =>
  clip({
    draft: draft({ title: stated(title) }),
    editing: { revision, at: revision, undo: revision, redo: 0 },
  });

test('shows an edit at once, and asks for it to be stored at once', () => {
  type('P');
  expect(shown.draft.title.value).toBe('P');
  expect(background.open).toEqual(['clip.edit']);
});

test('what is typed while one edit is under way is one edit more, not one for each letter', async () => {
  for (const words of ['P', 'Po', 'Por', 'Porto']) type(words);
  expect(await background.answer('clip.edit', ok(titled('P', 1)))).toMatchObject({ edit: { title: 'P' } });
  expect(shown.draft.title.value).toBe('Porto');
  expect(await background.answer('clip.edit', ok(titled('Porto', 2)))).toMatchObject({
    edit: { title: 'Porto' },
  });
  expect(background.open).toEqual([]);
  expect(desk.isIdle).toBe(true);
});

test('two fields of one stop that wait are stored together', async () => {
  type('P');
  desk.edit(shown, { kind: 'edit-stop', stopId: 's1', fields: { note: 'Early' } }, 'form');
  desk.edit(shown, { kind: 'edit-stop', stopId: 's1', fields: { name: 'Ponte' } }, 'form');
  await background.answer('clip.edit', ok(titled('P', 1)));
  expect(await background.answer('clip.edit', ok(titled('P', 2)))).toMatchObject({
    edit: { fields: { note: 'Early', name: 'Ponte' } },
  });
});

test('hands everything over, in order, when the page goes', () => {
  type('P');
  desk.edit(shown, { kind: 'delete-stop', stopId: 's1' });
  desk.edit(shown, { kind: 'delete-stop', stopId: 's2' });
  desk.handOver();
  expect(background.open).toEqual(['clip.edit', 'clip.edit', 'clip.edit']);
});

test('a window that stays shows what it handed over, also while it is not answered yet', async () => {
  type('P');
  type('Porto');
  desk.handOver();
  await background.answer('clip.edit', ok(titled('P', 1)));
  expect(shown.draft.title.value).toBe('Porto');
  expect(desk.isIdle).toBe(false);
  expect(desk.take(titled('P', 1)).draft.title.value).toBe('Porto');
  await background.answer('clip.edit', ok(titled('Porto', 2)));
  expect(shown.draft.title.value).toBe('Porto');
  expect(shown.editing?.revision).toBe(2);
  expect(desk.isIdle).toBe(true);
});

test('what was handed over and could not be stored waits for the next edit, in order', async () => {
  desk.edit(shown, { kind: 'delete-stop', stopId: 's1' });
  type('Mine');
  desk.edit(shown, { kind: 'delete-stop', stopId: 's2' });
  desk.handOver();
  await background.answer('clip.edit', ok(titled('P', 1)));
  await background.answer('clip.edit', fail(everyFailure['browser-full']));
  await background.answer('clip.edit', fail(everyFailure['browser-full']));
  expect(problems).toEqual(['edits-waiting']);
  expect(shown.draft.title.value).toBe('Mine');
  void desk.idle();
  await settled();
  expect(await background.answer('clip.edit', ok(titled('Mine', 2)))).toMatchObject({
    edit: { title: 'Mine' },
  });
  expect(await background.answer('clip.edit', ok(titled('Mine', 3)))).toMatchObject({
    edit: { stopId: 's2' },
  });
  expect(desk.isIdle).toBe(true);
});

test('news from another window comes under what is not stored yet; older news is left aside', () => {
  type('Mine');
  const theirs = titled('Theirs', 5);
  expect(
    desk.take({ ...theirs, draft: { ...theirs.draft, days: theirs.draft.days.slice(1) } }),
  ).toMatchObject({
    draft: { title: { value: 'Mine' } },
    editing: { revision: 5 },
  });
  expect(desk.take(titled('Older', 3)).editing?.revision).toBe(5);
});

describe('what cannot be stored', () => {
  test('because the thing is gone is taken back and said', async () => {
    desk.edit(shown, { kind: 'delete-stop', stopId: 's1' });
    await background.answer('clip.edit', fail(everyFailure['edit-target-gone']));
    expect(problems).toEqual(['edit-target-gone']);
    expect(shown.draft).toEqual(clip().draft);
  });

  test('because the browser is full stays on the screen, and is tried again with the next edit', async () => {
    type('Unsaved');
    await background.answer('clip.edit', fail(everyFailure['browser-full']));
    expect(problems).toEqual(['edits-waiting']);
    expect(shown.draft.title.value).toBe('Unsaved');
    desk.edit(shown, { kind: 'delete-stop', stopId: 's1' });
    await settled();
    expect(await background.answer('clip.edit', ok(titled('Unsaved', 1)))).toMatchObject({
      edit: { title: 'Unsaved' },
    });
    expect(background.open).toEqual(['clip.edit']);
  });

  test('of one clip does not hold up another', async () => {
    type('Stuck');
    await background.answer('clip.edit', fail(everyFailure['own-fault']));
    const other = clip({ id: '0e4b3a7e-7f3f-4d39-9d51-000000000002' });
    desk.edit(desk.take(other), { kind: 'set-title', title: 'Free' });
    await settled();
    await background.answer('clip.edit', fail(everyFailure['own-fault']));
    expect(await background.answer('clip.edit', ok(other))).toMatchObject({ edit: { title: 'Free' } });
    expect(desk.isWaitingFor(clip().id)).toBe(true);
    expect(desk.isWaitingFor(other.id)).toBe(false);
  });

  test('is not what Undo takes back: nothing older is undone in its place', async () => {
    type('Unsaved');
    await background.answer('clip.edit', fail(everyFailure['browser-full']));
    void desk.walk(clip().id, 'undo');
    await settled();
    await background.answer('clip.edit', fail(everyFailure['browser-full']));
    expect(background.asked).not.toContain('clip.walk');
  });
});

test('undo waits for what is still to be stored, and names the revision it sees', async () => {
  type('P');
  void desk.walk(clip().id, 'undo');
  await settled();
  expect(background.open).toEqual(['clip.edit']);
  await background.answer('clip.edit', ok(titled('P', 1)));
  expect(await background.answer('clip.walk', ok(titled('Before', 2)))).toMatchObject({
    go: 'undo',
    revision: 1,
  });
  expect(shown.draft.title.value).toBe('Before');
});

describe('an undo that waits for what is still to be stored', () => {
  beforeEach(async () => {
    type('P');
    void desk.walk(clip().id, 'undo');
    await settled();
  });

  test('takes back what was typed before it was pressed, not what is typed after it', async () => {
    type('Q');
    expect(await background.answer('clip.edit', ok(titled('P', 1)))).toMatchObject({ edit: { title: 'P' } });
    expect(background.open).toEqual(['clip.walk']);
    expect(shown.draft.title.value).toBe('Q');
    expect(await background.answer('clip.walk', ok(titled('Before', 2)))).toMatchObject({ revision: 1 });
    expect(await background.answer('clip.edit', ok(titled('Q', 3)))).toMatchObject({
      edit: { title: 'Q' },
      seen: { 'draft title': 'Before' },
    });
    expect(desk.isKept).toBe(true);
  });

  test('and a second one takes back what was typed between them', async () => {
    type('Q');
    void desk.walk(clip().id, 'undo');
    await background.answer('clip.edit', ok(titled('P', 1)));
    await background.answer('clip.walk', ok(titled('Before', 2)));
    expect(await background.answer('clip.edit', ok(titled('Q', 3)))).toMatchObject({ edit: { title: 'Q' } });
    expect(await background.answer('clip.walk', ok(titled('Before', 4)))).toMatchObject({ revision: 3 });
    expect(shown.draft.title.value).toBe('Before');
  });

  test('what is typed after it is handed over with the rest when the page goes', () => {
    type('Q');
    desk.handOver();
    expect(background.open).toEqual(['clip.edit', 'clip.edit']);
  });
});

describe('while an undo is under way', () => {
  beforeEach(async () => {
    type('P');
    await background.answer('clip.edit', ok(titled('P', 1)));
    void desk.walk(clip().id, 'undo');
    await settled();
  });

  test('what is typed waits for it, and what it took back counts as seen', async () => {
    type('Q');
    expect(background.open).toEqual(['clip.walk']);
    await background.answer('clip.walk', ok(titled('Before', 2)));
    expect(shown.draft.title.value).toBe('Q');
    expect(await background.answer('clip.edit', ok(titled('Q', 3)))).toMatchObject({
      edit: { title: 'Q' },
      seen: { 'draft title': 'Before' },
    });
  });

  test('so does what the same form writes later', async () => {
    await background.answer('clip.walk', ok(titled('Before', 2)));
    type('Q');
    expect(await background.answer('clip.edit', ok(titled('Q', 3)))).toMatchObject({
      seen: { 'draft title': 'Before' },
    });
  });

  test('a second one goes on from where it ends', async () => {
    void desk.walk(clip().id, 'undo');
    expect(await background.answer('clip.walk', ok(titled('Before', 2)))).toMatchObject({ revision: 1 });
    expect(await background.answer('clip.walk', ok(titled('First', 3)))).toMatchObject({ revision: 2 });
    expect(shown.draft.title.value).toBe('First');
  });
});

describe('an undo whose answer is lost because the background was stopped', () => {
  const after = (title: string, editing: Clip['editing']) =>
    clip({ draft: draft({ title: stated(title) }), editing });

  beforeEach(async () => {
    type('P');
    await background.answer('clip.edit', ok(titled('P', 1)));
    void desk.walk(clip().id, 'undo');
    await settled();
    type('Q');
    await background.breakDown('clip.walk', new Error('The message port closed'));
  });

  test('and was made is not made again, and what it took back counts as seen', async () => {
    await background.answer('clip.open', ok(after('Before', { revision: 2, at: 0, undo: 0, redo: 1 })));
    expect(background.open).toEqual(['clip.edit']);
    expect(await background.answer('clip.edit', ok(titled('Q', 3)))).toMatchObject({
      edit: { title: 'Q' },
      seen: { 'draft title': 'Before' },
    });
    expect(problems).toEqual([]);
    expect(desk.isKept).toBe(true);
  });

  test('and was not made is made now', async () => {
    await background.answer('clip.open', ok(titled('P', 1)));
    expect(await background.answer('clip.walk', ok(titled('Before', 2)))).toMatchObject({ revision: 1 });
    expect(background.open).toEqual(['clip.edit']);
    expect(problems).toEqual([]);
  });

  test('is not taken for what another window did meanwhile', async () => {
    await background.answer('clip.open', ok(titled('Theirs', 2)));
    await background.answer('clip.walk', fail({ kind: 'changed-elsewhere' }));
    expect(problems).toEqual(['changed-elsewhere']);
    expect(await background.answer('clip.edit', fail({ kind: 'edit-clash' }))).toMatchObject({
      seen: { 'draft title': 'P' },
    });
  });
});

test('what is typed while the other version is looked up is part of the question, and never an older word in its place', async () => {
  type('M');
  await background.answer('clip.edit', fail({ kind: 'edit-clash' }));
  type('Mi');
  type('Mine');
  // One request at a time: no other is made before the other version has arrived.
  expect(background.open).toEqual(['clip.open']);
  await background.answer('clip.open', ok(titled('Theirs', 4)));
  expect(clashes).toEqual([{ kind: 'set-title', title: 'Mine' }]);
  expect(background.open).toEqual([]);
  expect(shown.draft.title.value).toBe('Theirs');
  expect(desk.isIdle).toBe(true);
});

describe('a form of which another window has changed one field', () => {
  const fill = (fields: { name?: string; note?: string }) =>
    desk.edit(shown, { kind: 'edit-stop', stopId: 's1', fields }, 'form');
  const theirs = () => {
    const { draft: before } = clip();
    const noted = applyEdit(before, { kind: 'edit-stop', stopId: 's1', fields: { note: 'Theirs' } });
    if (!noted.ok) throw new Error(noted.failure.kind);
    return clip({ draft: noted.value, editing: { revision: 4, at: 4, undo: 4, redo: 0 } });
  };
  const disputed = { kind: 'edit-stop', stopId: 's1', fields: { note: 'Mine' } };
  const free = { edit: { fields: { name: 'Ponte' } }, seen: { 'stop s1 name': expect.anything() } };

  test('the others are stored with what was seen: nobody who goes on writing there is covered unasked', async () => {
    fill({ note: 'Mine', name: 'Ponte' });
    await background.answer('clip.edit', fail({ kind: 'edit-clash' }));
    await background.answer('clip.open', ok(theirs()));
    expect(clashes).toEqual([disputed]);
    expect(await background.answer('clip.edit', ok(theirs()))).toMatchObject(free);
  });

  test('a field that was filled while the other version was looked up is not in dispute', async () => {
    fill({ note: 'Mine' });
    await background.answer('clip.edit', fail({ kind: 'edit-clash' }));
    fill({ name: 'Ponte' });
    await background.answer('clip.open', ok(theirs()));
    expect(clashes).toEqual([disputed]);
    expect(await background.answer('clip.edit', ok(theirs()))).toMatchObject(free);
  });
});
