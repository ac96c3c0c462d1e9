// Generates parcels in every state that can be stored.
import fc from 'fast-check';
import type { SendFailure } from '../../lib/model/failure.ts';
import type { Parcel, ParcelState, ParcelStep } from '../../lib/model/parcel.ts';

const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const kinds = [
  'offline',
  'service-silent',
  'signed-out',
  'scope-missing',
  'forbidden',
  'subscription-required',
  'itinerary-modified',
  'itinerary-gone',
  'too-large',
  'not-a-picture',
  'refused',
  'service-not-understood',
  'picture-kept-by-site',
  'not-connected',
  'maybe-arrived',
] as const;

export const anyFailure: fc.Arbitrary<SendFailure> = fc.oneof(
  fc.constantFrom(...kinds).map((kind): SendFailure => ({ kind })),
  fc.integer({ min: 500, max: 599 }).map((status): SendFailure => ({ kind: 'service-broken', status })),
  fc
    .option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined })
    .map((retryAfterSeconds): SendFailure => ({ kind: 'slow-down', retryAfterSeconds })),
);

const anyState: fc.Arbitrary<ParcelState> = fc.oneof(
  fc.constantFrom<ParcelState>(
    { is: 'queued' },
    { is: 'sending' },
    { is: 'paused' },
    { is: 'asking', day: 0 },
  ),
  fc.record({
    is: fc.constant('waiting' as const),
    failure: anyFailure,
    until: fc.option(moment, { nil: undefined }),
  }),
  fc.record({ is: fc.constant('failed' as const), failure: anyFailure }),
  fc.record({ is: fc.constantFrom('done' as const, 'cancelled' as const), at: moment }),
);

/** Its steps in order, the first `at` of them done. */
function stepsOf({ images, at, isTried }: { images: number; at: number; isTried: boolean }): ParcelStep[] {
  const all: ParcelStep[] = [
    { kind: 'create', how: 'to-do' },
    { kind: 'find', how: 'to-do' },
    ...Array.from(
      { length: images },
      (_, day): ParcelStep => ({ kind: 'image', how: 'to-do', day, src: `https://blog.test/${day}.jpg` }),
    ),
    { kind: 'save', how: 'to-do' },
  ];
  return all.map((step, index) => {
    if (index < at) return { ...step, how: 'done' };
    return index === at && isTried ? { ...step, how: 'tried' } : step;
  });
}

export const anyParcel: fc.Arbitrary<Parcel> = fc
  .record({
    images: fc.nat(4),
    at: fc.nat(7),
    isTried: fc.boolean(),
    state: anyState,
    tries: fc.nat(30),
    queuedAt: moment,
    unclear: fc.array(
      fc.record({
        sentAs: fc.record({ title: fc.string(), days: fc.nat(9), stops: fc.nat(9) }),
        since: moment,
        connectionId: fc.constantFrom('a', 'b'),
      }),
      { maxLength: 2 },
    ),
  })
  .map(({ images, at, isTried, unclear, ...rest }) => ({
    clipId: '5f1b3a52-6a58-4b77-9a0e-1d2f6f0a4c11',
    key: 'key',
    preview: { title: 'Two days in Ghent' },
    steps: stepsOf({ images, at, isTried }),
    creates: 0,
    ...rest,
    ...(at > 0 ? { itinerary: { id: 'it-1', connectionId: 'a' }, unclear: [] } : { unclear }),
  }));
