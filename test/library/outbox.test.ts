import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { type Library, openLibrary } from '../../lib/library/database.ts';
import { findParcel, keepParcel, keepRequest, listParcels } from '../../lib/library/outbox.ts';
import type { Parcel } from '../../lib/model/parcel.ts';
import { deliveryOf } from '../../lib/outbox/delivery-of.ts';
import { applyRequest, isOver, queueParcel } from '../../lib/outbox/queue.ts';
import { sampleClip } from '../draft-sample.ts';

let library: Library;
let parcel: Parcel;
const now = new Date('2027-03-01T08:00:00.000Z');
beforeEach(async () => {
  library = await openLibrary(`outbox-${crypto.randomUUID()}`);
  await keepClip(library, sampleClip());
  parcel = queueParcel({ clip: sampleClip(), preview: { title: 'Ghent' }, now }, undefined);
});
afterEach(() => library.close());

const keep = (changed: Parcel) =>
  keepParcel(library, { parcel: changed, delivery: deliveryOf(changed), isOver: isOver(changed) });

test('a parcel and how far its clip got are stored together', async () => {
  await keep(parcel);
  expect(await findParcel(library, parcel.clipId)).toEqual(parcel);
  expect(await findClip(library, parcel.clipId)).toMatchObject({ value: { delivery: { step: 'creating' } } });
});

test('a wish that comes in between two steps is told at the next, and is not lost', async () => {
  await keep(parcel);
  expect(await keepRequest(library, parcel.clipId, 'pause')).toBe(true);
  const kept = await keep({ ...parcel, state: { is: 'sending' } });
  expect(kept).toMatchObject({ ok: true, value: { parcel: { wish: 'pause' } } });
  if (!kept.ok) return;
  await keep(applyRequest(kept.value.parcel, now));
  const paused = await findParcel(library, parcel.clipId);
  expect(paused?.state).toEqual({ is: 'paused' });
  expect(paused?.wish).toBeUndefined();
});

test('a wish for what is not on its way changes nothing', async () => {
  expect(await keepRequest(library, parcel.clipId, 'cancel')).toBe(false);
  expect(await listParcels(library)).toEqual([]);
});

test('what arrived leaves the outbox, and the clip tells of it', async () => {
  await keep(parcel);
  await keep({
    ...parcel,
    itinerary: { id: 'it-1', connectionId: 'a' },
    state: { is: 'done', at: now.toISOString() },
  });
  expect(await listParcels(library)).toEqual([]);
  expect(await findClip(library, parcel.clipId)).toMatchObject({
    value: { delivery: { step: 'sent', itineraryId: 'it-1' } },
  });
});

test('a clip that was removed meanwhile is missed by name, and nothing is stored', async () => {
  const gone = { ...parcel, clipId: crypto.randomUUID() };
  expect(await keep(gone)).toEqual({ ok: false, failure: { kind: 'clip-missing' } });
  expect(await listParcels(library)).toEqual([]);
});

test('a parcel of a newer Wayclip is left where it is', async () => {
  await library.put('outbox', { ...parcel, state: { is: 'teleported' } });
  expect(await listParcels(library)).toEqual([]);
  expect(await library.get('outbox', parcel.clipId)).toMatchObject({ state: { is: 'teleported' } });
});
