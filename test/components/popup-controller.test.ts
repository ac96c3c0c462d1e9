import { beforeEach, describe, expect, test } from 'vitest';
import type { Delivery } from '../../lib/model/clip.ts';
import { fail, ok } from '../../lib/model/result.ts';
import {
  at,
  background,
  openPopup,
  otherClip,
  outside,
  popup,
  reviewed,
  screen,
  sending,
  take,
} from './popup-desk.ts';
import { adding, clip, clipId, creating, everyFailure, sent } from './sample.ts';

beforeEach(() => openPopup());

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
    // A request made before the stop no longer changes anything.
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
