import { beforeEach, describe, expect, test } from 'vitest';
import { fail, ok } from '../../lib/model/result.ts';
import { settled } from './fake-background.ts';
import {
  at,
  background,
  connection,
  openPopup,
  otherClip,
  outside,
  popup,
  problem,
  reviewed,
  screen,
  sending,
  take,
} from './popup-desk.ts';
import { adding, clip, clipId, creating, everyFailure, sent } from './sample.ts';

beforeEach(() => openPopup());

describe('sending', () => {
  test('connected: sends, follows the news, and ends with the way to the itinerary', async () => {
    await sending();
    expect(screen()).toBe('sending');
    await background.tell(clip({ delivery: creating }));
    await background.tell(clip({ delivery: adding(2) }));
    expect(at('sending').clip.delivery).toEqual(adding(2));
    expect(await background.answer('clip.send', ok(clip({ delivery: sent() })))).toEqual({ clipId });
    expect(at('sent').address).toBeUndefined();
    await background.answer('connection.open', ok(connection));
    expect(at('sent').address).toBe('https://trips.example/i/it-1');
    popup.openItinerary();
    expect(outside.done).toEqual(['tab https://trips.example/i/it-1']);
  });

  test.each([
    ['has no page for people', { ...connection, webItinerary: undefined }],
    ['has an unsafe page', { ...connection, webItinerary: 'http://trips.example/{id}' }],
    ['is another account', { ...connection, id: 'account-2' }],
    ['is gone', null],
  ])('no way to the itinerary where the connection %s', async (_what, now) => {
    await sending();
    await background.answer('clip.send', ok(clip({ delivery: sent() })));
    await background.answer('connection.open', ok(now));
    expect(at('sent').address).toBeUndefined();
    popup.openItinerary();
    expect(outside.done).toEqual([]);
  });

  test('not while a change is not stored: what is sent is what is seen, and the banner says why', async () => {
    await reviewed();
    popup.editing.edit({ kind: 'set-title', title: 'Typed on a full disk' });
    await background.answer('clip.edit', fail(everyFailure['browser-full']));
    void popup.send();
    await settled();
    await background.answer('clip.edit', fail(everyFailure['browser-full']));
    expect(background.open).toEqual([]);
    const failure = { kind: 'edits-waiting', isFull: true, isWrittenDown: false } as const;
    expect(problem()).toEqual(failure);
    take('store-now', failure);
    await settled();
    await background.answer('clip.edit', ok(clip()));
    expect(at('review').notice).toEqual({ kind: 'none' });
  });

  test('news that comes late never takes the progress back', async () => {
    await sending();
    await background.tell(clip({ delivery: adding(2) }));
    await background.tell(clip({ delivery: creating }));
    await background.tell(clip({ delivery: adding(1) }));
    expect(at('sending').clip.delivery).toEqual(adding(2));
    await background.answer('clip.send', ok(clip({ delivery: sent() })));
    await background.tell(clip({ delivery: adding(3) }));
    expect(screen()).toBe('sent');
  });

  test('news of another clip changes nothing', async () => {
    await sending();
    await background.tell({ ...otherClip, delivery: sent() });
    expect(screen()).toBe('sending');
  });

  test('two quick presses send once', async () => {
    await reviewed();
    void popup.send();
    void popup.send();
    await background.answer('connection.open', ok(connection));
    expect(background.asked.filter((name) => name === 'clip.send')).toHaveLength(1);
    expect(background.open).toEqual(['clip.send']);
  });

  test.each([
    everyFailure.offline,
    everyFailure['service-silent'],
    everyFailure['signed-out'],
    everyFailure['slow-down'],
    everyFailure['maybe-arrived'],
    everyFailure.refused,
  ])('$kind comes back to the draft, and a second try starts from the beginning', async (failure) => {
    await reviewed();
    popup.look({ part: 'days', day: 2, openStop: 's5' });
    void popup.send();
    await background.answer('connection.open', ok(connection));
    const failed = clip({ delivery: { step: 'failed', failure } });
    await background.tell(failed);
    await background.answer('clip.send', ok(failed));
    expect(problem()).toEqual(failure);
    expect(at('review').view).toEqual({ part: 'days', day: 2, openStop: 's5' });
    take('try-again', failure);
    await background.answer('connection.open', ok(connection));
    expect(at('sending').clip.delivery).toEqual({ step: 'kept' });
    await background.tell(clip({ delivery: creating }));
    expect(at('sending').clip.delivery).toEqual(creating);
  });

  test('an answer that is a failure of keeping comes back to the draft', async () => {
    await sending();
    await background.answer('clip.send', fail(everyFailure['clip-missing']));
    expect(problem()).toEqual(everyFailure['clip-missing']);
  });

  test('the answer of a first try that was overtaken by a second changes nothing', async () => {
    await sending();
    const failed = clip({ delivery: { step: 'failed', failure: everyFailure.offline } });
    await background.tell(failed);
    take('try-again', everyFailure.offline);
    await background.answer('clip.send', ok(failed));
    expect(at('review').notice).toEqual({ kind: 'starting' });
  });
});

describe('connecting', () => {
  async function atConnect() {
    await reviewed();
    popup.look({ part: 'days', day: 1, openStop: 's4' });
    void popup.send();
    await background.answer('connection.open', ok(null));
  }

  test('not connected: explains first, then signs in, then sends', async () => {
    await atConnect();
    expect(at('connect').isSigningIn).toBe(false);
    expect(background.asked).not.toContain('connection.connect');
    void popup.connect();
    expect(at('connect').isSigningIn).toBe(true);
    await background.answer('connection.connect', ok(connection));
    expect(screen()).toBe('sending');
    await background.answer('clip.send', ok(clip({ delivery: sent() })));
    expect(screen()).toBe('sent');
  });

  test.each([
    everyFailure['sign-in-given-up'],
    everyFailure['sign-in-refused'],
    everyFailure['permission-refused'],
    everyFailure['no-service'],
    everyFailure['service-silent'],
    everyFailure['service-not-understood'],
  ])('$kind returns to the draft with nothing lost', async (failure) => {
    await atConnect();
    void popup.connect();
    await background.answer('connection.connect', fail(failure));
    expect(at('review')).toMatchObject({ clip: clip(), view: { part: 'days', day: 1, openStop: 's4' } });
    expect(problem()).toEqual(failure);
    expect(background.asked).not.toContain('clip.send');
  });

  test('given up here: a sign-in that still ends well sends nothing by itself', async () => {
    await atConnect();
    void popup.connect();
    popup.notNow();
    expect(at('review')).toMatchObject({ clip: clip(), view: { openStop: 's4' }, notice: { kind: 'none' } });
    await background.answer('connection.connect', ok(connection));
    expect(screen()).toBe('review');
    expect(background.asked).not.toContain('clip.send');
  });

  test('"Connect account" explains first; "Connect again" goes straight to the sign-in', async () => {
    await reviewed();
    take('connect', everyFailure['not-connected']);
    expect(at('connect').isSigningIn).toBe(false);
    popup.notNow();
    take('connect-again', everyFailure['signed-out']);
    expect(at('connect').isSigningIn).toBe(true);
  });

  test('"Open settings" opens them', async () => {
    await reviewed();
    take('open-settings', everyFailure['no-service']);
    expect(outside.done).toEqual(['settings']);
  });
});
