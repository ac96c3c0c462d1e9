// How long a parcel keeps trying, what it continues without, and its state when it starts again.
import { describe, expect, test } from 'vitest';
import type { SendFailure } from '../../lib/model/failure.ts';
import type { Parcel, ParcelStep } from '../../lib/model/parcel.ts';
import { afterFailure, isUnclear } from '../../lib/outbox/after-failure.ts';
import { queueParcel } from '../../lib/outbox/queue.ts';
import { nextStep, stepDone } from '../../lib/outbox/steps.ts';
import { sampleClip } from '../draft-sample.ts';

const now = new Date('2027-03-01T08:00:00.000Z');
const asked = { clip: sampleClip(), preview: { title: 'Two days in Ghent' }, now };
const unsendable: SendFailure = { kind: 'service-not-understood', reason: 'unsendable' };

/** A parcel that has reached this step, which has failed this often. */
function parcelAt(kind: ParcelStep['kind'], tries = 0): Parcel {
  let parcel = queueParcel(asked, undefined);
  for (let step = nextStep(parcel); step && step.kind !== kind; step = nextStep(parcel))
    parcel = stepDone(parcel, step);
  const itinerary = kind === 'create' ? undefined : { id: 'itinerary', connectionId: 'account' };
  return { ...parcel, itinerary, tries, state: { is: 'sending' } };
}

function failing(parcel: Parcel, failure: SendFailure): Parcel {
  const step = nextStep(parcel);
  if (!step) throw new Error('Nothing to do.');
  return afterFailure(parcel, { step, failure, now, random: 0.5 });
}

const howOf = (parcel: Parcel) => parcel.steps.map(({ kind, how }) => `${kind} ${how}`);

describe('a service that is silent', () => {
  test.each([
    ['create', 23, 24],
    ['find', 23, 24],
    ['image', 4, 5],
    ['save', 4, 5],
  ] as const)('is asked for the %s until patience ends', (kind, lastWait, end) => {
    const silent = { kind: 'service-silent' } as const;
    expect(failing(parcelAt(kind, lastWait), silent).state.is).toBe('waiting');
    const ended = failing(parcelAt(kind, end), silent);
    if (kind === 'create') expect(ended.state).toEqual({ is: 'failed', failure: silent });
    else expect(ended).toMatchObject({ state: { is: 'sending' }, tries: 0 });
  });

  test('is asked again after a wait that begins now', () => {
    expect(failing(parcelAt('create'), { kind: 'service-silent' })).toMatchObject({
      tries: 1,
      state: { is: 'waiting', until: '2027-03-01T08:00:05.000Z' },
    });
  });
});

test('what throws is given up after three tries, whichever step it is', () => {
  const thrown = { kind: 'set-aside', report: 'A bug.' } as const;
  for (const kind of ['create', 'image'] as const) {
    expect(failing(parcelAt(kind, 2), thrown).state.is).toBe('waiting');
    expect(failing(parcelAt(kind, 3), thrown).state.is).not.toBe('waiting');
  }
});

test('being out of reach costs no patience, and a busy service does', () => {
  expect(failing(parcelAt('create', 5), { kind: 'offline' }).tries).toBe(5);
  expect(failing(parcelAt('create', 3), { kind: 'offline' }).tries).toBe(4);
  expect(failing(parcelAt('create', 5), { kind: 'slow-down' }).tries).toBe(6);
});

test('what never left is clear, and is not tried again', () => {
  expect(isUnclear(unsendable)).toBe(false);
  expect(isUnclear({ kind: 'service-not-understood' })).toBe(true);
  expect(isUnclear({ kind: 'refused' })).toBe(false);
  expect(failing(parcelAt('create'), unsendable).state).toEqual({ is: 'failed', failure: unsendable });
});

describe('an itinerary that the service does not know', () => {
  const gone = { kind: 'itinerary-gone' } as const;

  test('cannot be what a create speaks of: that is not our service', () => {
    expect(failing(parcelAt('create'), gone).state).toEqual({
      is: 'failed',
      failure: { kind: 'service-not-understood' },
    });
  });

  test.each(['find', 'image'] as const)('at the %s: told, and all begins anew', (kind) => {
    const tried = parcelAt(kind);
    const steps = tried.steps.map(
      (step): ParcelStep => (step.kind === 'image' ? { ...step, was: 'https://service.test/a.jpg' } : step),
    );
    const after = failing({ ...tried, steps }, gone);
    expect(after.state).toEqual({ is: 'failed', failure: gone });
    expect(after.itinerary).toBeUndefined();
    expect(after.steps).toEqual(queueParcel(asked, undefined).steps);
  });

  test('at the very end: it was there, and only the saving is left out', () => {
    const after = failing(parcelAt('save'), gone);
    expect(after).toMatchObject({ state: { is: 'sending' }, itinerary: { id: 'itinerary' } });
    expect(howOf(after)).toEqual(['create done', 'find done', 'image done', 'save left']);
  });
});

describe('goes on without', () => {
  const refused = { kind: 'refused' } as const;

  test('a picture, and says which', () => {
    const after = failing(parcelAt('image'), refused);
    expect(howOf(after)).toEqual(['create done', 'find done', 'image left', 'save to-do']);
    expect(after.steps[2]).toMatchObject({ failure: refused });
  });

  test('all pictures, where its days are not found', () => {
    const after = failing(parcelAt('find'), refused);
    expect(howOf(after)).toEqual(['create done', 'find left', 'image left', 'save to-do']);
    expect(after.steps[2]).toMatchObject({ failure: refused });
  });

  test('being saved, and keeps its pictures', () => {
    expect(howOf(failing(parcelAt('save'), refused))).toEqual([
      'create done',
      'find done',
      'image done',
      'save left',
    ]);
  });
});

test('a step that works forgives the failures before it', () => {
  const parcel = parcelAt('image', 4);
  const step = nextStep(parcel);
  if (!step) throw new Error('Nothing to do.');
  expect(stepDone(parcel, step)).toMatchObject({ tries: 0 });
});
