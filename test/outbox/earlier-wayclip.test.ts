// A clip that an earlier Wayclip was sending has no parcel: only the clip records how far it got.
import { expect, test } from 'vitest';
import type { Delivery } from '../../lib/model/clip.ts';
import type { Parcel } from '../../lib/model/parcel.ts';
import { fromDelivery } from '../../lib/outbox/queue.ts';
import { sampleClip } from '../draft-sample.ts';

const now = new Date('2027-03-01T08:00:00.000Z');
const since = '2027-02-28T20:00:00.000Z';
const preview = { title: 'Two days in Ghent', days: [{ stops: [{ name: 'Graslei' }] }, {}] };
const sentAs = { title: 'Ghent, at that time', days: 3, stops: 9 };

const leftAt = (delivery: Delivery): Parcel | undefined =>
  fromDelivery({ clip: sampleClip({ delivery }), preview, now });
const howOf = (parcel: Parcel | undefined) => parcel?.steps.map(({ kind, how }) => `${kind} ${how}`);

const fromStart = ['create to-do', 'find to-do', 'image to-do', 'save to-do'];
// A picture may have arrived: it is looked for before it is sent.
const created = ['create done', 'find done', 'image tried', 'save to-do'];

test('while creating: from the start, with a create that may have arrived', () => {
  const parcel = leftAt({ step: 'creating', startedAt: since, sentAs });
  expect(howOf(parcel)).toEqual(fromStart);
  expect(parcel).toMatchObject({ unclear: [{ since, sentAs }], state: { is: 'queued' } });
  expect(parcel?.itinerary).toBeUndefined();
});

test('while creating, without a note of what was sent: taken for what would be sent now', () => {
  expect(leftAt({ step: 'creating', startedAt: since })?.unclear).toEqual([
    { since, sentAs: { title: 'Two days in Ghent', days: 2, stops: 1 } },
  ]);
});

test('among the pictures: the itinerary is there, and is not made again', () => {
  const where = { itineraryId: 'there', connectionId: 'account' };
  const parcel = leftAt({ step: 'adding-pictures', ...where, done: 0, total: 1, leftBehind: [] });
  expect(howOf(parcel)).toEqual(created);
  expect(parcel).toMatchObject({ itinerary: { id: 'there', connectionId: 'account' }, unclear: [] });
});

test('failed among the pictures: the same, and nobody wrote down whose account', () => {
  const parcel = leftAt({ step: 'failed', failure: { kind: 'offline' }, itineraryId: 'there' });
  expect(howOf(parcel)).toEqual(created);
  expect(parcel?.itinerary).toEqual({ id: 'there', connectionId: '' });
});

test('failed without an answer to the create: it may have arrived', () => {
  const parcel = leftAt({ step: 'failed', failure: { kind: 'offline' }, unclearSince: since, sentAs });
  expect(howOf(parcel)).toEqual(fromStart);
  expect(parcel?.unclear).toEqual([{ since, sentAs }]);
});

test('refused, or never sent: it left nothing', () => {
  expect(leftAt({ step: 'failed', failure: { kind: 'forbidden' } })).toBeUndefined();
  expect(leftAt({ step: 'kept' })).toBeUndefined();
});
