import { beforeEach, describe, expect, test } from 'vitest';
import { PopupController } from '../../entrypoints/popup/controller.ts';
import type { LibraryOutside } from '../../entrypoints/popup/library-outside.ts';
import type { PopupState } from '../../entrypoints/popup/state.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import type { Failure } from '../../lib/model/failure.ts';
import type { Listed, ListFilter } from '../../lib/model/listed.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { FakeBackground, fakeOutside, settled } from './fake-background.ts';
import { clip, everyFailure } from './sample.ts';

const connection: ConnectionInfo = {
  id: 'account-1',
  serviceName: 'Trips',
  webItinerary: 'https://trips.example/i/{id}',
};
const otherClip = clip({ id: '3d0b6c52-55c1-4b8f-8f0e-7f2f4a9d9a11' });

let background: FakeBackground;
let outside: ReturnType<typeof fakeOutside>;
let popup: PopupController;

/** What this browser has of the service's lists. */
let copied: Listed[];
let backOnline: (() => void)[];

const listed = (id: string, more: Partial<Listed> = {}): Listed => ({
  accountId: connection.id,
  id,
  summary: { id, title: id },
  filters: ['all'],
  words: ` ${id}`,
  newest: 0,
  ...more,
});
const library: LibraryOutside = {
  newest: async () => copied.slice(0, 100),
  every: async function* () {
    yield copied;
  },
  syncs: async () => [],
  usedBytes: async () => undefined,
  takeFile: async () => undefined,
  loadDraftPicture: async () => undefined,
};

beforeEach(() => {
  background = new FakeBackground();
  outside = fakeOutside();
  copied = [];
  backOnline = [];
  const onBackOnline = (run: () => void) => {
    backOnline.push(run);
    return () => undefined;
  };
  popup = new PopupController(
    background,
    { ...outside.outside, library, onBackOnline },
    { id: 7, title: 'Porto' },
  );
});

const screen = () => popup.state.value.screen;
function at<S extends PopupState['screen']>(name: S): Extract<PopupState, { screen: S }> {
  const state = popup.state.value;
  if (state.screen !== name) throw new Error(`On ${state.screen}, not on ${name}`);
  return state as Extract<PopupState, { screen: S }>;
}
async function reviewed(more: Parameters<typeof clip>[0] = {}) {
  void popup.read();
  await background.answer('clip.page', ok(clip(more)));
}
const take = (step: keyof ReturnType<PopupController['stepsFor']>, failure: Failure) =>
  popup.stepsFor(failure)[step]?.();

describe('the Library', () => {
  const found = () => at('library').list.rows.map(({ id }) => id);
  const entered = async () => {
    await reviewed();
    void popup.enterLibrary();
    await background.answer('clip.list', ok([clip()]));
    await background.answer('connection.open', ok(connection));
  };
  const synced = async (filter: ListFilter = 'all') => {
    expect(await background.answer('library.sync', ok({ isWhole: true, hasNews: true }))).toMatchObject({
      filter,
    });
  };

  test('shows the copy at once and the news as they come, and gives back what was there', async () => {
    copied = [listed('it-9')];
    await reviewed();
    popup.look({ part: 'days', day: 2 });
    void popup.enterLibrary();
    await background.answer('clip.list', ok([clip()]));
    await background.answer('connection.open', ok(connection));
    expect([found(), at('library').clips]).toEqual([['it-9'], { is: 'here', items: [clip()] }]);
    copied = [listed('it-9'), listed('it-10', { newest: -5 })];
    await synced();
    expect(found()).toEqual(['it-10', 'it-9']);
    popup.library.inService?.('it-9');
    expect(outside.done).toEqual(['tab https://trips.example/i/it-9']);
    popup.leaveLibrary();
    expect(at('review').view).toEqual({ part: 'days', day: 2 });
  });

  test('walks the lists one after the other, and one that is pressed at once', async () => {
    copied = [listed('it-1', { filters: ['all', 'saved'] }), listed('it-2')];
    await entered();
    await synced();
    await synced('owned');
    expect(background.open).toEqual(['library.sync']);
    popup.library.doings.onShelf('saved');
    expect(found()).toEqual(['it-1']);
    await synced('shared');
    await synced('saved');
    expect(at('library').shelf).toBe('saved');
  });

  test('searches the drafts and the copy with every letter, and sorts', async () => {
    copied = [
      listed('b', { words: ' porto wine', summary: { id: 'b', title: 'Zebra', startDate: '2999-01-02' } }),
      listed('a', {
        words: ' lisbon',
        summary: { id: 'a', title: 'Äpfel', startDate: '2999-01-01' },
        newest: 1,
      }),
    ];
    await entered();
    const { onType, onSort } = popup.library.doings;
    onType('POR wi');
    expect([found(), at('library').clips]).toMatchObject([['b'], { items: [] }]);
    onType('slow porto');
    expect([found(), at('library').clips]).toMatchObject([[], { items: [{ id: clip().id }] }]);
    onType('');
    expect(found()).toEqual(['b', 'a']);
    onSort('title');
    expect(found()).toEqual(['a', 'b']);
    onSort('start');
    expect(found()).toEqual(['a', 'b']);
  });

  test('offline: the copy stays, and it catches up by itself', async () => {
    copied = [listed('it-1')];
    await entered();
    await background.answer('library.sync', fail(everyFailure.offline));
    expect([found(), at('library').list.failure]).toEqual([['it-1'], everyFailure.offline]);
    expect(background.open).toEqual([]);
    for (const run of backOnline.splice(0)) run();
    copied = [listed('it-1'), listed('it-2', { newest: 9 })];
    await synced();
    expect([found(), at('library').list.failure]).toEqual([['it-1', 'it-2'], undefined]);
  });

  test('a pause that the service asks for is kept', async () => {
    await entered();
    await background.answer('library.sync', fail(everyFailure['slow-down']));
    expect(background.open).toEqual([]);
    outside.timePasses();
    expect(background.open).toEqual(['library.sync']);
  });

  test('a draft that is deleted can be brought back', async () => {
    await entered();
    popup.library.doings.onRemove(clip());
    expect(await background.answer('clip.remove', ok(null))).toEqual({ clipId: clip().id });
    await background.answer('clip.list', ok([]));
    expect(at('library')).toMatchObject({
      clips: { items: [] },
      removed: { title: clip().draft.title.value },
    });
    popup.library.doings.onUndoRemove();
    expect(await background.answer('clip.remove', ok(null))).toEqual({ clipId: clip().id, isBack: true });
    await background.answer('clip.list', ok([clip()]));
    expect(at('library')).toMatchObject({ clips: { items: [{ id: clip().id }] }, removed: undefined });
  });

  test('reading goes on behind it, and does not push it aside', async () => {
    void popup.read();
    void popup.enterLibrary();
    outside.timePasses();
    await background.answer('clip.page', ok(clip()));
    expect(screen()).toBe('library');
    popup.leaveLibrary();
    expect(screen()).toBe('review');
  });

  test('a draft chosen there is not overwritten by the page that was still being read', async () => {
    void popup.read();
    void popup.enterLibrary();
    popup.openFromLibrary({ kind: 'clip', clipId: otherClip.id });
    await background.answer('clip.open', ok(otherClip));
    await background.answer('clip.page', ok(clip()));
    expect(at('review').clip).toEqual(otherClip);
  });

  test('answers to an earlier look do not fill a later one', async () => {
    await reviewed();
    void popup.enterLibrary();
    popup.leaveLibrary();
    void popup.enterLibrary();
    await background.answer('clip.list', ok([otherClip]));
    expect(at('library').clips).toEqual({ is: 'coming' });
    await background.answer('clip.list', ok([clip()]));
    expect(at('library').clips).toEqual({ is: 'here', items: [clip()] });
  });

  test('signed out: the copy stays, and connecting again looks for what is gone too', async () => {
    copied = [listed('it-1')];
    await entered();
    await background.answer('library.sync', fail(everyFailure['signed-out']));
    expect(found()).toEqual(['it-1']);
    take('connect-again', everyFailure['signed-out']);
    await background.answer('connection.connect', ok(connection));
    await background.answer('connection.open', ok(connection));
    expect(await background.answer('library.sync', ok({ isWhole: true, hasNews: true }))).toEqual({
      filter: 'all',
      isWhole: true,
    });
    expect(at('library').list.failure).toBeUndefined();
  });

  test('nothing is sent from there', async () => {
    await reviewed();
    void popup.enterLibrary();
    await popup.send();
    await settled();
    expect(background.asked.filter((name) => name === 'clip.send')).toEqual([]);
  });
});

describe('an itinerary of the library', () => {
  const day = { id: 'd1', imageURL: 'https://trips.example/1.jpg' };
  const itinerary = { id: 'it-1', days: [day] };
  const seen = { id: 'it-1', etag: '"v1"', days: [day] };
  const opened = () => at('library').open;
  const entered = async () => {
    await reviewed();
    void popup.enterLibrary();
    popup.openFromLibrary({ kind: 'itinerary', row: listed('it-1') });
    await background.answer('library.open', ok({ itinerary, etag: '"v1"' }));
  };
  const doings = () => popup.library.itinerary.doings;

  test('has a picture set from the version that is seen', async () => {
    await entered();
    doings().onChange({ kind: 'set', dayId: 'd1', words: 'tiles' });
    await settled();
    expect(opened()?.busy).toBe('d1');
    const now = { itinerary: { id: 'it-1', days: [{ id: 'd1', imageURL: 'https://trips.example/2.jpg' }] } };
    expect(await background.answer('library.image', ok({ ...now, etag: '"v2"' }))).toEqual({
      seen,
      change: { kind: 'set', dayId: 'd1', words: 'tiles' },
    });
    expect(opened()).toMatchObject({ busy: undefined, whole: now, said: { words: 'Picture set' } });
  });

  test('words that give no picture are told, not taken for a lost itinerary', async () => {
    await entered();
    doings().onChange({ kind: 'set', dayId: 'd1', words: 'qq' });
    await settled();
    await background.answer('library.image', fail({ kind: 'itinerary-gone' }));
    await background.answer('library.open', ok({ itinerary, etag: '"v1"' }));
    expect(opened()).toMatchObject({ busy: undefined, nothingFor: 'qq', trouble: undefined });
  });

  test('someone is added; refused, it is not offered again', async () => {
    await entered();
    doings().onAddPerson?.({ userId: 'jonas', role: 'viewer' });
    expect(await background.answer('people.add', ok(null))).toEqual({
      itineraryId: 'it-1',
      userId: 'jonas',
      role: 'viewer',
    });
    expect(opened()?.said?.words).toBe('Added to the trip');
    doings().onAddPerson?.({ userId: 'jonas', role: 'viewer' });
    await background.answer('people.add', fail(everyFailure.forbidden));
    expect(opened()).toMatchObject({ canAddPeople: false, trouble: { kind: 'forbidden' } });
  });

  test('what did not work is tried again, not only hushed', async () => {
    await entered();
    const change = { kind: 'remove', dayId: 'd1' } as const;
    doings().onChange(change);
    await settled();
    await background.answer('library.image', fail({ kind: 'service-silent' }));
    expect(opened()?.trouble).toEqual({ kind: 'service-silent' });
    doings().onAgain();
    await settled();
    expect(opened()?.trouble).toBeUndefined();
    expect(await background.answer('library.image', fail({ kind: 'offline' }))).toEqual({ seen, change });
    doings().onHush();
    doings().onDraft();
    await settled();
    await background.answer('explore.draft', fail({ kind: 'offline' }));
    doings().onAgain();
    await settled();
    expect(background.open).toContain('explore.draft');
    expect(background.open).not.toContain('library.image');
  });

  test('a file that is no picture is not sent', async () => {
    await entered();
    doings().onChange({ kind: 'set', dayId: 'd1', file: new File(['x'], 'x.txt') });
    await settled();
    expect([background.open.includes('library.image'), opened()?.trouble]).toEqual([
      false,
      { kind: 'not-a-picture' },
    ]);
  });

  describe('changed by someone else', () => {
    const theirs = {
      itinerary: { id: 'it-1', days: [{ id: 'd1', imageURL: 'https://trips.example/theirs.jpg' }] },
      etag: '"v5"',
    };
    const conflicted = async () => {
      await entered();
      doings().onChange({ kind: 'remove', dayId: 'd1' });
      await settled();
      await background.answer('library.image', fail({ kind: 'itinerary-modified' }));
      await background.answer('library.open', ok(theirs));
    };

    test('asks which stays; mine is written over what was shown', async () => {
      await conflicted();
      expect(opened()?.conflict).toMatchObject({ change: { kind: 'remove', dayId: 'd1' }, now: theirs });
      doings().onKeep('mine');
      await settled();
      expect(await background.answer('library.image', ok(theirs))).toMatchObject({
        seen: { etag: '"v5"', days: theirs.itinerary.days },
      });
      expect(opened()?.conflict).toBeUndefined();
    });

    test('theirs is shown, and nothing is sent', async () => {
      await conflicted();
      doings().onKeep('theirs');
      await settled();
      expect(opened()).toMatchObject({ conflict: undefined, whole: theirs });
      expect(background.open).not.toContain('library.image');
    });

    test('later leaves the question, and shows what is there', async () => {
      await conflicted();
      expect(popup.closeInnermost()).toBe(true);
      await background.answer('library.open', ok(theirs));
      expect(opened()).toMatchObject({ conflict: undefined, whole: theirs });
    });
  });

  test('becomes a draft of one’s own', async () => {
    await entered();
    doings().onDraft();
    await background.answer('explore.draft', ok(otherClip));
    await background.answer('clip.open', ok(otherClip));
    expect(at('review').clip).toEqual(otherClip);
  });

  test('is closed before the Library is', async () => {
    await entered();
    expect([popup.closeInnermost(), screen(), opened()]).toEqual([true, 'library', undefined]);
    expect([popup.closeInnermost(), screen()]).toEqual([true, 'review']);
  });
});

describe('closing the innermost thing', () => {
  test('the Library, the sign-in, the open stop; then nothing is left', async () => {
    await reviewed();
    popup.look({ part: 'days', day: 0, openStop: 's1' });
    void popup.enterLibrary();
    expect([popup.closeInnermost(), screen()]).toEqual([true, 'review']);
    expect([popup.closeInnermost(), at('review').view.openStop]).toEqual([true, undefined]);
    expect(popup.closeInnermost()).toBe(false);
    take('connect', everyFailure['not-connected']);
    expect([popup.closeInnermost(), screen()]).toEqual([true, 'review']);
  });
});
