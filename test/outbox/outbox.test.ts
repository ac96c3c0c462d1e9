import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Delivery } from '../../lib/model/clip.ts';
import { Parcel } from '../../lib/model/parcel.ts';
import { afterFailure } from '../../lib/outbox/after-failure.ts';
import { deliveryOf } from '../../lib/outbox/delivery-of.ts';
import { applyRequest, choosePicture, isOver, queueParcel } from '../../lib/outbox/queue.ts';
import { nextStep } from '../../lib/outbox/steps.ts';
import { isDue, nextMoment, settledAt, waitSeconds } from '../../lib/outbox/waiting.ts';
import { sampleClip } from '../draft-sample.ts';
import { anyFailure, anyParcel } from './any-parcel.ts';

const now = new Date('2027-03-01T08:00:00.000Z');
const asked = { clip: sampleClip(), preview: { title: 'Two days in Ghent' }, now };
const chance = fc.double({ min: 0, max: 1, noNaN: true });

const doneIn = ({ steps }: Parcel) => steps.map(({ how }) => how === 'done');

describe('a failure', () => {
  test('leads to waiting, to an end, or past the step; what was done stays done', () => {
    fc.assert(
      fc.property(anyParcel, anyFailure, chance, (parcel, failure, random) => {
        const step = nextStep(parcel);
        if (!step) return;
        const after = afterFailure(parcel, { step, failure, now, random });
        expect(['waiting', 'failed', 'sending']).toContain(after.state.is);
        if (after.state.is === 'sending') expect(nextStep(after)).not.toEqual(step);
        const isGone = after.state.is === 'failed' && after.state.failure.kind === 'itinerary-gone';
        if (!isGone) expect(doneIn(after)).toEqual(doneIn(parcel));
        expect(z.safeParse(Parcel, after).success).toBe(true);
      }),
    );
  });

  test('that never ends, ends: every step is tried a bounded number of times', () => {
    fc.assert(
      fc.property(anyParcel, anyFailure, (start, failure) => {
        let parcel: Parcel = { ...start, state: { is: 'sending' }, tries: 0 };
        let rounds = 0;
        for (let step = nextStep(parcel); step; step = nextStep(parcel)) {
          parcel = afterFailure(parcel, { step, failure, now, random: 0.5 });
          rounds += 1;
          if (parcel.state.is === 'failed') break;
          // Without an account or a network, it waits as long as it takes.
          if (parcel.state.is === 'waiting' && (!parcel.state.until || failure.kind === 'offline')) break;
          expect(rounds).toBeLessThan(80);
        }
      }),
    );
  });

  test('of a picture leaves the itinerary; of the create, everything waits or ends', () => {
    fc.assert(
      fc.property(anyFailure, (failure) => {
        const parcel = queueParcel(asked, undefined);
        const step = nextStep(parcel);
        if (!step) throw new Error('Nothing to do.');
        expect(afterFailure(parcel, { step, failure, now, random: 0 }).state.is).not.toBe('sending');
      }),
    );
  });
});

describe('waiting', () => {
  test('grows up to an hour, and is never shorter than the service asks', () => {
    const silent = { kind: 'service-silent' } as const;
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 20].map((tries) => waitSeconds(tries, silent, 0.5));
    expect(waits).toEqual([5, 15, 45, 135, 405, 1215, 3600, 3600, 3600]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.nat(3600),
        chance,
        (tries, retryAfterSeconds, random) => {
          const wait = waitSeconds(tries, { kind: 'slow-down', retryAfterSeconds }, random);
          expect(wait).toBeGreaterThanOrEqual(Math.max(retryAfterSeconds, 3));
          expect(wait).toBeLessThanOrEqual(3600);
        },
      ),
    );
  });

  test('ends only where something is to be done: not when paused, asked about, failed or over', () => {
    fc.assert(
      fc.property(anyParcel, fc.boolean(), fc.boolean(), (parcel, isBetter, isConnected) => {
        const due = isDue(parcel, { now, isBetter, isConnected });
        if (!['queued', 'sending', 'waiting'].includes(parcel.state.is)) expect(due).toBe(false);
        expect(isDue({ ...parcel, wish: 'cancel' }, { now, isConnected })).toBe(true);
      }),
    );
  });

  test('for an account ends when one is connected, not by the clock', () => {
    const parcel: Parcel = {
      ...queueParcel(asked, undefined),
      state: { is: 'waiting', failure: { kind: 'signed-out' } },
    };
    expect(isDue(parcel, { now, isConnected: true })).toBe(false);
    expect(isDue(parcel, { now, isBetter: true, isConnected: false })).toBe(false);
    expect(isDue(parcel, { now, isBetter: true, isConnected: true })).toBe(true);
  });

  test('as long as the service asked is not cut short by a network that came back', () => {
    const until = new Date(now.getTime() + 60_000).toISOString();
    const waiting = (kind: 'slow-down' | 'service-silent'): Parcel => ({
      ...queueParcel(asked, undefined),
      state: { is: 'waiting', failure: { kind }, until },
    });
    const better = { now, isBetter: true, isConnected: true };
    expect(isDue(waiting('slow-down'), better)).toBe(false);
    expect(isDue(waiting('service-silent'), better)).toBe(true);
  });

  test('the alarm rings for the first that is due, and for one whose sender may have been stopped', () => {
    const stoppedBy = new Date(now.getTime() + 60_000);
    const parcel = queueParcel(asked, undefined);
    const until = new Date(now.getTime() + 30_000).toISOString();
    const waiting: Parcel = { ...parcel, state: { is: 'waiting', failure: { kind: 'offline' }, until } };
    expect(nextMoment([], { stoppedBy, now })).toBeUndefined();
    expect(nextMoment([{ ...parcel, state: { is: 'paused' } }], { stoppedBy, now })).toBeUndefined();
    expect(nextMoment([parcel], { stoppedBy, now })).toEqual(stoppedBy);
    expect(nextMoment([parcel, waiting], { stoppedBy, now })?.toISOString()).toBe(until);
  });
});

describe('a create without an answer', () => {
  const sentAs = { title: 'x', days: 1, stops: 1 };
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  test('is settled soon after the network broke, and long after we stopped waiting or were stopped', () => {
    const since = now.toISOString();
    expect(settledAt({ sentAs, since, endedAt: at(2).toISOString() })).toEqual(at(7));
    expect(settledAt({ sentAs, since, endedAt: at(25).toISOString() })).toEqual(at(75));
    expect(settledAt({ sentAs, since })).toEqual(at(75));
  });

  test('is remembered when the traveller sends again, whatever was edited', () => {
    fc.assert(
      fc.property(anyParcel, (earlier) => {
        const parcel = queueParcel(asked, earlier);
        expect(parcel.state).toEqual({ is: 'queued' });
        expect(parcel.itinerary).toEqual(earlier.itinerary);
        expect(parcel.unclear.map(({ since }) => since)).toEqual(earlier.unclear.map(({ since }) => since));
      }),
    );
  });

  test('is remembered when the traveller gives up', () => {
    const parcel: Parcel = {
      ...queueParcel(asked, undefined),
      unclear: [{ sentAs, since: now.toISOString() }],
      wish: 'cancel',
    };
    expect(isOver(applyRequest(parcel, now))).toBe(false);
    expect(isOver(applyRequest({ ...parcel, unclear: [] }, now))).toBe(true);
  });
});

test('the key stays while the same is sent again, and is another once what it made is gone', () => {
  const first = queueParcel(asked, undefined);
  const later = { ...asked, now: new Date(now.getTime() + 60_000) };
  const failed = (kind: 'itinerary-gone' | 'forbidden'): Parcel => ({
    ...first,
    state: { is: 'failed', failure: { kind } },
  });
  expect(queueParcel(later, failed('forbidden')).key).toBe(first.key);
  expect(queueParcel({ ...later, preview: { title: 'Another' } }, failed('forbidden')).key).not.toBe(
    first.key,
  );
  expect(queueParcel(later, failed('itinerary-gone')).key).not.toBe(first.key);
});

test('every parcel can be shown, and what is shown can be stored', () => {
  fc.assert(
    fc.property(anyParcel, (parcel) => {
      expect(z.safeParse(Delivery, deliveryOf(parcel)).success).toBe(true);
      expect(deliveryOf(parcel).step === 'sent').toBe(
        (parcel.state.is === 'done' || parcel.state.is === 'cancelled') && parcel.itinerary !== undefined,
      );
    }),
  );
});

test('a decision about one picture changes no other step', () => {
  const start = queueParcel(asked, undefined);
  const created: Parcel = {
    ...start,
    steps: start.steps.map((step) => (step.kind === 'image' ? step : { ...step, how: 'done' as const })),
    state: { is: 'asking', day: 0, theirs: 'https://service.test/theirs.jpg' },
  };
  const image = (parcel: Parcel) => parcel.steps.find(({ kind }) => kind === 'image');
  expect(image(choosePicture(created, 'mine'))).toMatchObject({
    how: 'to-do',
    was: 'https://service.test/theirs.jpg',
  });
  expect(image(choosePicture(created, 'theirs'))).toMatchObject({ how: 'done' });
  expect(choosePicture(created, 'mine').steps.filter(({ kind }) => kind !== 'image')).toEqual(
    created.steps.filter(({ kind }) => kind !== 'image'),
  );
});
