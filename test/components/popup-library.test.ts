import { beforeEach, describe, expect, test } from 'vitest';
import type { ListFilter } from '../../lib/model/listed.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { alertWords } from '../../surface/spoken-words.ts';
import { settled } from './fake-background.ts';
import { kept, listed, openPopupWithLibrary } from './library-desk.ts';
import {
  at,
  background,
  connection,
  otherClip,
  outside,
  popup,
  reviewed,
  screen,
  take,
} from './popup-desk.ts';
import { clip, everyFailure } from './sample.ts';

beforeEach(() => openPopupWithLibrary());

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
    kept.copied = [listed('it-9')];
    await reviewed();
    popup.look({ part: 'days', day: 2 });
    void popup.enterLibrary();
    await background.answer('clip.list', ok([clip()]));
    await background.answer('connection.open', ok(connection));
    expect([found(), at('library').clips]).toEqual([['it-9'], { is: 'here', items: [clip()] }]);
    kept.copied = [listed('it-9'), listed('it-10', { newest: -5 })];
    await synced();
    expect(found()).toEqual(['it-10', 'it-9']);
    popup.library.inService?.('it-9');
    expect(outside.done).toEqual(['tab https://trips.example/i/it-9']);
    popup.leaveLibrary();
    expect(at('review').view).toEqual({ part: 'days', day: 2 });
  });

  test('walks the lists one after the other, and one that is pressed at once', async () => {
    kept.copied = [listed('it-1', { filters: ['all', 'saved'] }), listed('it-2')];
    await entered();
    await synced();
    await synced('owned');
    expect(background.open).toEqual(['library.sync']);
    popup.library.actions.onShelf('saved');
    expect(found()).toEqual(['it-1']);
    await synced('shared');
    await synced('saved');
    expect(at('library').shelf).toBe('saved');
  });

  test('searches the drafts and the copy with every letter, and sorts', async () => {
    kept.copied = [
      listed('b', { words: ' porto wine', summary: { id: 'b', title: 'Zebra', startDate: '2999-01-02' } }),
      listed('a', {
        words: ' lisbon',
        summary: { id: 'a', title: 'Äpfel', startDate: '2999-01-01' },
        newest: 1,
      }),
    ];
    await entered();
    const { onType, onSort } = popup.library.actions;
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
    kept.copied = [listed('it-1')];
    await entered();
    await background.answer('library.sync', fail(everyFailure.offline));
    expect([found(), at('library').list.failure]).toEqual([['it-1'], everyFailure.offline]);
    expect(background.open).toEqual([]);
    for (const run of kept.backOnline.splice(0)) run();
    kept.copied = [listed('it-1'), listed('it-2', { newest: 9 })];
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
    popup.library.actions.onRemove(clip());
    expect(await background.answer('clip.remove', ok(null))).toEqual({ clipId: clip().id });
    await background.answer('clip.list', ok([]));
    expect(at('library')).toMatchObject({
      clips: { items: [] },
      removed: { title: clip().draft.title.value },
    });
    popup.library.actions.onUndoRemove();
    expect(await background.answer('clip.remove', ok(null))).toEqual({ clipId: clip().id, isBack: true });
    await background.answer('clip.list', ok([clip()]));
    expect(at('library')).toMatchObject({ clips: { items: [{ id: clip().id }] }, removed: undefined });
  });

  test('a draft that could not be brought back is told, and trying again brings it back', async () => {
    await entered();
    popup.library.actions.onRemove(clip());
    await background.answer('clip.remove', ok(null));
    await background.answer('clip.list', ok([]));
    popup.library.actions.onUndoRemove();
    await background.answer('clip.remove', fail(everyFailure['own-fault']));
    expect(at('library')).toMatchObject({
      clips: { is: 'out-of-reach', failure: everyFailure['own-fault'] },
      removed: undefined,
    });
    expect(alertWords(at('library'))).toContain('Something went wrong in Wayclip.');
    expect(background.open).not.toContain('clip.list');
    popup.library.actions.onTryAgain();
    expect(await background.answer('clip.remove', ok(null))).toEqual({ clipId: clip().id, isBack: true });
    await background.answer('clip.list', ok([clip()]));
    expect(at('library').clips).toMatchObject({ is: 'here', items: [{ id: clip().id }] });
  });

  test('a draft that could not be deleted is told, and trying again shows it, without deleting it', async () => {
    await entered();
    popup.library.actions.onRemove(clip());
    await background.answer('clip.remove', fail(everyFailure['own-fault']));
    expect(at('library')).toMatchObject({ clips: { is: 'out-of-reach' } });
    popup.library.actions.onTryAgain();
    await background.answer('clip.list', ok([clip()]));
    expect(at('library').clips).toMatchObject({ is: 'here', items: [{ id: clip().id }] });
    expect(background.open).not.toContain('clip.remove');
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
    kept.copied = [listed('it-1')];
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
