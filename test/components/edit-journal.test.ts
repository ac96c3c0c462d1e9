import { beforeEach, describe, expect, test } from 'vitest';
import type { Edit } from '../../lib/edit/edit.ts';
import type { Clip } from '../../lib/model/clip.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { type EditJournal, journalIn, journalPrefix } from '../../surface/editing/edit-journal.ts';
import { EditSaver } from '../../surface/editing/edit-saver.ts';
import { adoptLeftOver, storeLeftOver } from '../../surface/editing/left-over-edits.ts';
import { FakeBackground, settled } from './fake-background.ts';
import { clip, everyFailure } from './sample.ts';

const key = `${journalPrefix}one`;
const full = {
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => undefined,
};
let shelf: Storage;
let background: FakeBackground;
let desk: EditSaver;
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
    failed: () => undefined,
    clash: async () => undefined,
  };
  desk = new EditSaver(background, face, journalIn(shelf, key));
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

test('what others have written since is not written over by what was left behind: it waits for a choice', async () => {
  desk.edit(shown, title('P'));
  const next = new FakeBackground();
  const stored = storeLeftOver(shelf, key, next);
  await next.answer('clip.open', ok(edited(7)));
  const asked = await next.answer('clip.edit', fail({ kind: 'edit-clash' }));
  expect(asked).toMatchObject({ edit: { title: 'P' }, seen: { 'draft title': clip().draft.title.value } });
  await stored;
  expect(shelf.getItem(key)).toContain('"title":"P"');
});

test('what was stored and typed over is not stored again', async () => {
  desk.edit(shown, title('P'));
  desk.edit(shown, title('Q'));
  const next = new FakeBackground();
  const stored = storeLeftOver(shelf, key, next);
  const { draft } = edited(3);
  await next.answer(
    'clip.open',
    ok({ ...edited(3), draft: { ...draft, title: { ...draft.title, value: 'Q' } } }),
  );
  expect(await next.answer('clip.edit', ok(edited(3)))).toMatchObject({ edit: { title: 'Q' } });
  await stored;
  expect(shelf.getItem(key)).toBeNull();
});

test('a choice that could not be kept is asked for again, not made', async () => {
  const seen = { 'draft title': 'Something else' };
  shelf.setItem(
    key,
    JSON.stringify({ revision: 3, pending: [{ clipId: clip().id, edit: title('P'), seen }] }),
  );
  const stored = storeLeftOver(shelf, key, background);
  await background.answer('clip.open', ok(edited(3)));
  expect(await background.answer('clip.edit', fail({ kind: 'edit-clash' }))).toMatchObject({ seen });
  await stored;
  expect(shelf.getItem(key)).toContain('"title":"P"');
});

test('a record without what was seen stays out of the way of newer words', async () => {
  const pending = [{ clipId: clip().id, edit: title('P') }];
  shelf.setItem(key, JSON.stringify({ revision: 0, pending }));
  const stored = storeLeftOver(shelf, key, background);
  await background.answer('clip.open', ok(edited(7)));
  await stored;
  expect(background.asked).toEqual(['clip.open']);
  expect(shelf.getItem(key)).toBeNull();
});

describe('what a surface left over stays written down', () => {
  const leftOver = () => {
    desk.edit(shown, title('P'));
    desk.edit(shown, { kind: 'delete-stop', stopId: 's1' });
    const next = new FakeBackground();
    return { next, stored: storeLeftOver(shelf, key, next) };
  };

  test.each(['own-fault', 'newer-version'] as const)('where its clip cannot be opened: %s', async (kind) => {
    const { next, stored } = leftOver();
    await next.answer('clip.open', fail(everyFailure[kind]) as never);
    await stored;
    expect(shelf.getItem(key)).toContain('"title":"P"');
  });

  test('where the background is not there', async () => {
    const { next, stored } = leftOver();
    await next.breakDown('clip.open', new Error('Could not establish connection.'));
    await stored;
    expect(shelf.getItem(key)).toContain('"title":"P"');
  });

  test.each(['browser-full', 'own-fault'] as const)('where it cannot be stored: %s', async (kind) => {
    const { next, stored } = leftOver();
    await next.answer('clip.open', ok(clip()));
    await next.answer('clip.edit', fail(everyFailure[kind]) as never);
    await stored;
    // The second waits for the first, and both are stored the next time.
    expect(next.asked).toEqual(['clip.open', 'clip.edit']);
    const again = storeLeftOver(shelf, key, next);
    await next.answer('clip.open', ok(clip()));
    await next.answer('clip.edit', ok(edited(1)));
    await next.answer('clip.edit', ok(edited(2)));
    await again;
    expect(shelf.getItem(key)).toBeNull();
  });

  test('as far as it is not stored', async () => {
    const { next, stored } = leftOver();
    await next.answer('clip.open', ok(clip()));
    await next.answer('clip.edit', ok(edited(1)));
    await next.answer('clip.edit', fail(everyFailure['browser-full']));
    await stored;
    expect(JSON.parse(shelf.getItem(key) ?? '')).toMatchObject({
      revision: 1,
      pending: [{ edit: { kind: 'delete-stop' } }],
    });
  });

  test('but not where its clip was deleted', async () => {
    const { next, stored } = leftOver();
    await next.answer('clip.open', fail(everyFailure['clip-missing']));
    await stored;
    expect(shelf.getItem(key)).toBeNull();
  });
});

describe('a surface that opens a clip of which something was left over', () => {
  const later = `${journalPrefix}later`;
  const problems: Failure[] = [];
  const open = (isRoom: boolean) => {
    const own = isRoom ? shelf : { ...shelf, setItem: full.setItem };
    const claim: EditJournal['claim'] = async (clipId, adopt) => adoptLeftOver(shelf, key, { clipId, adopt });
    const face = {
      show: (now: Clip) => {
        shown = now;
      },
      failed: (failure: Failure) => void problems.push(failure),
      clash: async () => undefined,
    };
    desk.edit(shown, title('Typed on a full disk'));
    const next = new FakeBackground();
    const other = new EditSaver(next, face, { ...journalIn(own, later), claim });
    shown = other.take(clip());
    void other.adopt(shown.id);
    return next;
  };
  beforeEach(() => problems.splice(0));

  test('shows it, tries again, and says that it is not stored yet', async () => {
    const next = open(true);
    await settled();
    expect(shown.draft.title.value).toBe('Typed on a full disk');
    expect(shelf.getItem(later)).toContain('Typed on a full disk');
    expect(shelf.getItem(key)).toBeNull();
    await next.answer('clip.edit', fail(everyFailure['browser-full']));
    expect(problems).toEqual([{ kind: 'edits-waiting', isFull: true, isWrittenDown: true }]);
    expect(shelf.getItem(later)).toContain('Typed on a full disk');
  });

  test('leaves the old record where there is no room for its own', async () => {
    const next = open(false);
    await settled();
    await next.answer('clip.edit', fail(everyFailure['browser-full']));
    expect(problems).toEqual([{ kind: 'edits-waiting', isFull: true, isWrittenDown: false }]);
    expect(shelf.getItem(key)).toContain('Typed on a full disk');
  });
});

test('what waits for a choice stays written down until the question is kept', async () => {
  let keep: () => void = () => undefined;
  let isSaidStored = false;
  const face = {
    stored: () => {
      isSaidStored = true;
    },
    show: () => undefined,
    failed: () => undefined,
    clash: () =>
      new Promise<void>((resolve) => {
        keep = resolve;
      }),
  };
  const other = new EditSaver(background, face, journalIn(shelf, key));
  other.edit(other.take(clip()), title('Mine'));
  await background.answer('clip.edit', fail({ kind: 'edit-clash' }));
  const theirs = {
    ...edited(1),
    draft: { ...clip().draft, title: { ...clip().draft.title, value: 'Theirs' } },
  };
  await background.answer('clip.open', ok(theirs));
  expect(shelf.getItem(key)).toContain('"title":"Mine"');
  expect(isSaidStored).toBe(false);
  keep();
  await settled();
  expect(isSaidStored).toBe(true);
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
  const face = { show: () => undefined, failed: () => undefined, clash: async () => undefined };
  const other = new EditSaver(background, face, journalIn(full, key));
  other.edit(other.take(clip()), title('P'));
  expect(background.open).toEqual(['clip.edit']);
});
