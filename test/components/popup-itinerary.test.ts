import { beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '../../lib/model/result.ts';
import { settled } from './fake-background.ts';
import { listed, openPopupWithLibrary } from './library-desk.ts';
import { at, background, otherClip, popup, reviewed, screen } from './popup-desk.ts';
import { everyFailure } from './sample.ts';

beforeEach(() => openPopupWithLibrary());

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
  const actions = () => popup.library.itinerary.actions;

  test('has a picture set from the version that is seen', async () => {
    await entered();
    actions().onChange({ kind: 'set', dayId: 'd1', words: 'tiles' });
    await settled();
    expect(opened()?.busy).toBe('d1');
    const now = { itinerary: { id: 'it-1', days: [{ id: 'd1', imageURL: 'https://trips.example/2.jpg' }] } };
    expect(await background.answer('library.image', ok({ ...now, etag: '"v2"' }))).toEqual({
      seen,
      change: { kind: 'set', dayId: 'd1', words: 'tiles' },
    });
    expect(opened()).toMatchObject({ busy: undefined, whole: now, toast: { words: 'Picture set' } });
  });

  test('words that give no picture are told, not taken for a lost itinerary', async () => {
    await entered();
    actions().onChange({ kind: 'set', dayId: 'd1', words: 'qq' });
    await settled();
    await background.answer('library.image', fail({ kind: 'itinerary-gone' }));
    await background.answer('library.open', ok({ itinerary, etag: '"v1"' }));
    expect(opened()).toMatchObject({ busy: undefined, nothingFor: 'qq', problem: undefined });
  });

  test('someone is added; refused, it is not offered again', async () => {
    await entered();
    popup.library.itinerary.people.actions.onAdd({ userId: 'jonas', role: 'viewer' });
    expect(await background.answer('people.add', ok(null))).toEqual({
      itineraryId: 'it-1',
      userId: 'jonas',
      role: 'viewer',
    });
    expect(opened()?.toast?.words).toBe('Added to the trip');
    popup.library.itinerary.people.actions.onAdd({ userId: 'jonas', role: 'viewer' });
    await background.answer('people.add', fail(everyFailure.forbidden));
    expect(opened()).toMatchObject({ hasPeople: false, problem: { kind: 'forbidden' } });
  });

  test('what did not work is tried again, not only hushed', async () => {
    await entered();
    const change = { kind: 'remove', dayId: 'd1' } as const;
    actions().onChange(change);
    await settled();
    await background.answer('library.image', fail({ kind: 'service-silent' }));
    expect(opened()?.problem).toEqual({ kind: 'service-silent' });
    actions().onAgain();
    await settled();
    expect(opened()?.problem).toBeUndefined();
    expect(await background.answer('library.image', fail({ kind: 'offline' }))).toEqual({ seen, change });
    actions().onHush();
    actions().onDraft();
    await settled();
    await background.answer('explore.draft', fail({ kind: 'offline' }));
    actions().onAgain();
    await settled();
    expect(background.open).toContain('explore.draft');
    expect(background.open).not.toContain('library.image');
  });

  test('a file that is no picture is not sent', async () => {
    await entered();
    actions().onChange({ kind: 'set', dayId: 'd1', file: new File(['x'], 'x.txt') });
    await settled();
    expect([background.open.includes('library.image'), opened()?.problem]).toEqual([
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
      actions().onChange({ kind: 'remove', dayId: 'd1' });
      await settled();
      await background.answer('library.image', fail({ kind: 'itinerary-modified' }));
      await background.answer('library.open', ok(theirs));
    };

    test('asks which stays; mine is written over what was shown', async () => {
      await conflicted();
      expect(opened()?.conflict).toMatchObject({ change: { kind: 'remove', dayId: 'd1' }, now: theirs });
      actions().onKeep('mine');
      await settled();
      expect(await background.answer('library.image', ok(theirs))).toMatchObject({
        seen: { etag: '"v5"', days: theirs.itinerary.days },
      });
      expect(opened()?.conflict).toBeUndefined();
    });

    test('theirs is shown, and nothing is sent', async () => {
      await conflicted();
      actions().onKeep('theirs');
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
    actions().onDraft();
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
