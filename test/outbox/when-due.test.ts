// The edge cases of waiting: the exact moment, the longest wait, and clocks that disagree.
import { describe, expect, test } from 'vitest';
import type { Parcel, UnclearCreate } from '../../lib/model/parcel.ts';
import { accountOf, accountToAskAgain } from '../../lib/outbox/account-of.ts';
import { deliveryOf } from '../../lib/outbox/delivery-of.ts';
import { applyRequest, choosePicture, isOver, queueParcel } from '../../lib/outbox/queue.ts';
import {
  isDue,
  nextMoment,
  settledAt,
  waitSeconds,
  withPlausibleDate,
  withServiceClock,
} from '../../lib/outbox/waiting.ts';
import { sampleClip } from '../draft-sample.ts';

const now = new Date('2027-03-01T08:00:00.000Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const moment = (seconds: number) => at(seconds).toISOString();
const parcel = queueParcel({ clip: sampleClip(), preview: { title: 'Two days in Ghent' }, now }, undefined);
const until = (seconds: number, kind: 'offline' | 'maybe-arrived' = 'offline'): Parcel => ({
  ...parcel,
  state: { is: 'waiting', failure: { kind }, until: moment(seconds) },
});
const sentAs = { title: 'x', days: 1, stops: 1 };

describe('a wait', () => {
  test('ends at its moment, not before', () => {
    expect(isDue(until(1), { now, isConnected: true })).toBe(false);
    expect(isDue(until(0), { now, isConnected: true })).toBe(true);
  });

  test('of an hour is one; a longer one comes from another clock, and is over', () => {
    expect(isDue(until(3600), { now, isConnected: true })).toBe(false);
    expect(isDue(until(3601), { now, isConnected: true })).toBe(true);
    expect(nextMoment([until(3600)], { stoppedBy: at(60), now })).toEqual(at(3600));
    expect(nextMoment([until(3601)], { stoppedBy: at(60), now })).toEqual(now);
  });

  test('for what may have arrived is not cut short by a network that came back', () => {
    const better = { now, isBetter: true, isConnected: true };
    expect(isDue(until(60, 'maybe-arrived'), better)).toBe(false);
    expect(isDue(until(60), better)).toBe(true);
  });

  test('is spread by a quarter to either side, and no service makes it longer than an hour', () => {
    const silent = { kind: 'service-silent' } as const;
    expect([0, 1].map((random) => waitSeconds(2, silent, random))).toEqual([11.25, 18.75]);
    expect(waitSeconds(1, { kind: 'slow-down', retryAfterSeconds: 86_400 }, 0)).toBe(3600);
  });

  test('what nobody sends is looked after as soon as its sender must have ended', () => {
    const sending: Parcel = { ...parcel, state: { is: 'sending' } };
    expect(nextMoment([until(90), sending], { stoppedBy: at(60), now })).toEqual(at(60));
    expect(isDue(sending, { now, isConnected: false })).toBe(true);
  });
});

describe('a create without an answer', () => {
  test('that ended after twenty seconds ended by our own patience', () => {
    const since = now.toISOString();
    expect(settledAt({ sentAs, since, endedAt: moment(19) })).toEqual(at(24));
    expect(settledAt({ sentAs, since, endedAt: moment(20) })).toEqual(at(75));
  });

  test('that seems to lie ahead counts as sent just now', () => {
    const past: UnclearCreate = { sentAs, since: moment(0), endedAt: moment(2) };
    expect(withPlausibleDate(past, now)).toEqual(past);
    expect(withPlausibleDate({ ...past, since: moment(1) }, now)).toEqual({ sentAs, since: moment(0) });
  });

  describe('has settled by our clock', () => {
    const ids = ['earlier'];
    const sent = (toldAt?: string): UnclearCreate => ({
      sentAs,
      since: moment(-100),
      before: { ids, ...(toldAt && { toldAt }) },
    });

    test('and by the service’s, to within five seconds: it has', () => {
      expect(withServiceClock(sent(moment(-70)), { now, toldAt: moment(0) })).toEqual(sent(moment(-70)));
    });

    test('and not by the service’s: it counts as sent just now, and that is asked once', () => {
      expect(withServiceClock(sent(moment(-69)), { now, toldAt: moment(0) })).toEqual({
        sentAs,
        since: moment(0),
        before: { ids },
      });
    });

    test('and the service tells no time, or told none: it has', () => {
      expect(withServiceClock(sent(moment(0)), { now, toldAt: undefined })).toEqual(sent(moment(0)));
      expect(withServiceClock(sent(), { now, toldAt: moment(0) })).toEqual(sent());
      const unlisted = { sentAs, since: moment(-100) };
      expect(withServiceClock(unlisted, { now, toldAt: moment(0) })).toEqual(unlisted);
    });

    test('not yet: it stays as it is', () => {
      const young: UnclearCreate = { sentAs, since: moment(-74), before: { ids, toldAt: moment(-1) } };
      expect(withServiceClock(young, { now, toldAt: moment(0) })).toEqual(young);
      const grown = { ...young, since: moment(-75) };
      expect(withServiceClock(grown, { now, toldAt: moment(0) })).toMatchObject({ since: moment(0) });
    });
  });
});

describe('the account', () => {
  const failed: Parcel = {
    ...parcel,
    accountId: 'first',
    state: { is: 'failed', failure: { kind: 'refused' } },
  };

  test('is the one where the itinerary was made, else the one it was meant for', () => {
    expect(accountOf({ ...failed, itinerary: { id: 'i', connectionId: 'made' } })).toBe('made');
    expect(accountOf({ ...failed, itinerary: { id: 'i', connectionId: '' } })).toBe('first');
    expect(accountOf(parcel)).toBeUndefined();
  });

  test('is chosen anew once the sending has ended and left nothing anywhere', () => {
    expect(accountToAskAgain(failed)).toBeUndefined();
    expect(accountToAskAgain({ ...failed, state: { is: 'cancelled', at: moment(0) } })).toBeUndefined();
    expect(accountToAskAgain({ ...failed, state: { is: 'paused' } })).toBe('first');
    expect(accountToAskAgain({ ...failed, unclear: [{ sentAs, since: moment(0) }] })).toBe('first');
    expect(accountToAskAgain({ ...failed, itinerary: { id: 'i', connectionId: 'made' } })).toBe('made');
  });
});

describe('what its page shows', () => {
  const itinerary = { id: 'there', connectionId: 'account' };
  const shown = (changes: Partial<Parcel>) => deliveryOf({ ...parcel, ...changes });
  const steps = parcel.steps.map((step) =>
    step.kind === 'image' ? { ...step, how: 'done' as const } : step,
  );

  test('before and after the itinerary is made', () => {
    expect(shown({})).toEqual({
      step: 'creating',
      startedAt: moment(0),
      sentAs: { title: 'Two days in Ghent', days: 0, stops: 0 },
    });
    expect(shown({ state: { is: 'paused' } })).toEqual({
      step: 'paused',
      isCreated: false,
      done: 0,
      total: 1,
    });
    expect(shown({ itinerary, state: { is: 'paused' } })).toMatchObject({ isCreated: true });
    expect(shown({ itinerary, state: { is: 'sending' }, steps })).toEqual({
      step: 'adding-pictures',
      itineraryId: 'there',
      connectionId: 'account',
      done: 1,
      total: 1,
      leftBehind: [],
    });
  });

  test('counts days from one, as travellers do', () => {
    expect(shown({ state: { is: 'asking', day: 0 } })).toMatchObject({ step: 'asking', day: 1 });
    const failure = { kind: 'refused' } as const;
    const left = parcel.steps.map((step) =>
      step.kind === 'image' ? { ...step, how: 'left' as const, failure } : step,
    );
    expect(shown({ itinerary, steps: left, state: { is: 'done', at: moment(5) } })).toMatchObject({
      sentAt: moment(5),
      pictures: 0,
      leftBehind: [{ day: 1, failure }],
    });
  });

  test('a sending that was given up before it made anything is a draft again', () => {
    expect(shown({ state: { is: 'cancelled', at: moment(0) } })).toEqual({ step: 'kept' });
  });
});

test('a wish is heeded and forgotten', () => {
  expect(applyRequest({ ...parcel, wish: 'pause' }, now)).toEqual({ ...parcel, state: { is: 'paused' } });
  const cancelled = { ...parcel, state: { is: 'cancelled', at: moment(0) } };
  expect(applyRequest({ ...parcel, wish: 'cancel' }, now)).toEqual(cancelled);
  expect(applyRequest(parcel, now)).toEqual(parcel);
});

test('it is over when it is done, whatever was unclear on the way', () => {
  const unclear = [{ sentAs, since: moment(0) }];
  expect(isOver({ ...parcel, state: { is: 'done', at: moment(0) }, unclear })).toBe(true);
  expect(isOver(parcel)).toBe(false);
});

test('an answer to a question that is not asked changes nothing; a given one starts the count anew', () => {
  expect(choosePicture(parcel, 'mine')).toEqual(parcel);
  const asking: Parcel = { ...parcel, tries: 3, state: { is: 'asking', day: 1 } };
  expect(choosePicture(asking, 'theirs')).toEqual({ ...parcel, tries: 0, state: { is: 'queued' } });
});

test('sent again once the itinerary is there, the parcel is the same; before that it is of the draft as it is now', () => {
  const later = { clip: sampleClip(), preview: { title: 'Edited' }, now: at(60) };
  const made: Parcel = {
    ...parcel,
    tries: 4,
    creates: 2,
    itinerary: { id: 'there', connectionId: 'account' },
  };
  expect(queueParcel(later, made)).toMatchObject({
    key: parcel.key,
    preview: parcel.preview,
    tries: 0,
    creates: 0,
  });
  expect(queueParcel(later, parcel)).toMatchObject({ preview: { title: 'Edited' }, queuedAt: moment(60) });
});
