import { beforeEach, describe, expect, test } from 'vitest';
import { PopupController } from '../../entrypoints/popup/controller.ts';
import type { PopupState } from '../../entrypoints/popup/state.ts';
import type { ConnectionInfo } from '../../lib/browser/messages.ts';
import type { Delivery } from '../../lib/model/clip.ts';
import type { Failure } from '../../lib/model/failure.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { FakeBackground, fakeOutside } from './fake-background.ts';
import { adding, clip, clipId, creating, everyFailure, sent } from './sample.ts';

const connection: ConnectionInfo = {
  id: 'account-1',
  serviceName: 'Trips',
  webItinerary: 'https://trips.example/i/{id}',
};
const otherClip = clip({ id: '3d0b6c52-55c1-4b8f-8f0e-7f2f4a9d9a11' });

let background: FakeBackground;
let outside: ReturnType<typeof fakeOutside>;
let popup: PopupController;

beforeEach(() => {
  background = new FakeBackground();
  outside = fakeOutside();
  popup = new PopupController(background, outside.outside, { id: 7, title: 'Porto' });
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
async function sending() {
  await reviewed();
  void popup.send();
  await background.answer('connection.open', ok(connection));
}
const trouble = () => {
  const { notice } = at('review');
  return notice.kind === 'trouble' ? notice.failure : undefined;
};
const take = (step: keyof ReturnType<PopupController['stepsFor']>, failure: Failure) =>
  popup.stepsFor(failure)[step]?.();

describe('reading', () => {
  test('shows nothing at first, then the reading screen, then the draft of that tab', async () => {
    void popup.read();
    expect(screen()).toBe('opening');
    outside.timePasses();
    expect(screen()).toBe('reading');
    expect(await background.answer('clip.page', ok(clip()))).toEqual({ tabId: 7 });
    expect(at('review')).toMatchObject({
      clip: clip(),
      view: { part: 'days', day: 0 },
      notice: { kind: 'none' },
    });
  });

  test('a quick answer never shows the reading screen', async () => {
    await reviewed();
    outside.timePasses();
    expect(screen()).toBe('review');
  });

  test.each([
    everyFailure['page-off-limits'],
    everyFailure['page-gone'],
    everyFailure['page-unreadable'],
    everyFailure['nothing-found'],
    everyFailure['browser-full'],
    everyFailure['own-fault'],
  ])('$kind is told, and can be tried again', async (failure) => {
    void popup.read();
    await background.answer('clip.page', fail(failure));
    expect(at('failed').failure).toEqual(failure);
    take('read-again', failure);
    await background.answer('clip.page', ok(clip()));
    expect(screen()).toBe('review');
  });

  test('a background that cannot be reached is a fault of ours with a report', async () => {
    void popup.read();
    await background.breakDown('clip.page', new Error('Receiving end does not exist'));
    const { failure } = at('failed');
    expect(failure.kind).toBe('own-fault');
    take('copy-report', failure);
    expect(outside.done).toEqual([expect.stringContaining('Receiving end does not exist')]);
  });

  test('the report is offered only where there is one', async () => {
    expect(popup.stepsFor(everyFailure['page-gone'])['copy-report']).toBeUndefined();
  });

  test.each([
    ['sent', sent(), 'sent'],
    ['on its way', creating, 'sending'],
    ['not sent', { step: 'failed', failure: everyFailure.offline } as const, 'review'],
  ])('a page whose clip is %s opens where that clip is', async (_what, delivery, expected) => {
    await reviewed({ delivery });
    expect(screen()).toBe(expected);
  });

  test('news of the clip under review is taken in', async () => {
    await reviewed();
    const richer = clip({ source: { ...clip().source, author: 'Maren' } });
    await background.tell(richer);
    expect(at('review').clip).toBe(richer);
    await background.tell(otherClip);
    expect(at('review').clip).toBe(richer);
  });
});

const waiting: Delivery = {
  step: 'waiting',
  failure: everyFailure['service-silent'],
  until: '2027-03-01T08:02:30.000Z',
  isCreated: true,
  done: 1,
  total: 3,
};
const paused: Delivery = { step: 'paused', isCreated: false, done: 0, total: 3 };
const asking: Delivery = { step: 'asking', day: 2, isCreated: true, done: 1, total: 3 };

describe('on its way', () => {
  test('a clip that waits says so and goes on with the news, without going back', async () => {
    await sending();
    await background.answer('clip.send', ok(clip({ delivery: waiting })));
    expect(at('sending').clip.delivery).toEqual(waiting);
    await background.tell(clip({ delivery: adding(2) }));
    expect(at('sending').clip.delivery).toEqual(adding(2));
    await background.tell(clip({ delivery: sent() }));
    expect(screen()).toBe('sent');
  });

  test('tried again at once, it keeps showing how far it got', async () => {
    await reviewed({ delivery: waiting });
    void popup.goOn();
    expect(at('sending').clip.delivery).toEqual(waiting);
    expect(await background.answer('clip.send', ok(clip({ delivery: sent() })))).toEqual({ clipId });
    expect(screen()).toBe('sent');
  });

  test('stopped, then given up, the draft is there again', async () => {
    await sending();
    void popup.steer('pause');
    expect(await background.answer('clip.steer', ok(clip({ delivery: paused })))).toEqual({
      clipId,
      to: 'pause',
    });
    expect(at('sending').clip.delivery).toEqual(paused);
    // What was asked before it was stopped changes nothing any more.
    await background.answer('clip.send', ok(clip({ delivery: adding(1) })));
    expect(at('sending').clip.delivery).toEqual(paused);
    void popup.steer('cancel');
    await background.answer('clip.steer', ok(clip()));
    expect(at('review').notice).toEqual({ kind: 'none' });
  });

  test('someone else’s picture is asked about, and the answer is carried out', async () => {
    await sending();
    await background.answer('clip.send', ok(clip({ delivery: asking })));
    expect(at('asking').day).toBe(2);
    void popup.steer('keep-theirs');
    await background.answer('clip.steer', ok(clip({ delivery: sent() })));
    expect(screen()).toBe('sent');
  });

  test('the Library stops, tries and gives up what is in its queue', async () => {
    await reviewed();
    void popup.enterLibrary();
    await background.answer('clip.list', ok([clip({ delivery: waiting })]));
    popup.queue.onTryNow(clipId);
    await background.answer('clip.send', ok(clip({ delivery: adding(2) })));
    expect(at('library').clips).toMatchObject({ items: [{ delivery: adding(2) }] });
    popup.queue.onStop(clipId);
    await background.answer('clip.steer', ok(clip({ delivery: paused })));
    popup.queue.onGiveUp(clipId);
    expect(await background.answer('clip.steer', ok(clip()))).toEqual({ clipId, to: 'cancel' });
    expect(at('library').clips).toMatchObject({ items: [{ delivery: { step: 'kept' } }] });
  });
});

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
    expect(trouble()).toEqual(failure);
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
    expect(trouble()).toEqual(everyFailure['clip-missing']);
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
    expect(trouble()).toEqual(failure);
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
