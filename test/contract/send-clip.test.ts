import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fetch } from '../../lib/api/transport.ts';
import { type SendEdges, sendClip } from '../../lib/journeys/send-clip.ts';
import type { Clip, Delivery } from '../../lib/model/clip.ts';
import { ok } from '../../lib/model/result.ts';
import { demoTraveller } from '../../service/seed.ts';
import type { RunningService } from '../../service/start.ts';
import { sampleClip } from '../draft-sample.ts';
import { startedService, world } from './traveller.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startedService();
});
afterAll(() => service.stop());

// The smallest JPEG there is: one grey pixel.
const jpeg = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  ),
  (character) => character.charCodeAt(0),
);

let steps: Delivery['step'][];
let clip: Clip;
let edges: SendEdges;
beforeEach(() => {
  steps = [];
  clip = sampleClip();
  clip.draft.title.value = `Two days in Ghent, ${crypto.randomUUID()}`;
  edges = {
    record: async (changed) => {
      steps.push(changed.delivery.step);
      clip = changed;
      return ok(changed);
    },
    findPicture: async () => new Blob([jpeg], { type: 'image/jpeg' }),
    now: () => new Date(),
  };
});

const stored = async () =>
  (await service.itinerariesOf(demoTraveller.email)).filter(({ title }) => title === clip.draft.title.value);

/** A fetch that does something to creates and lets all else through. */
const onCreate =
  (act: (send: () => Promise<Response>) => Promise<Response>): Fetch =>
  (input, init) =>
    init?.method === 'POST' && input.endsWith('/v1/itineraries')
      ? act(() => fetch(input, init))
      : fetch(input, init);

test('a clip becomes one itinerary with its picture, each step written down first', async () => {
  const connection = await world(service).connected();
  expect(await sendClip(clip, connection, edges)).toMatchObject({
    ok: true,
    value: { delivery: { step: 'sent', pictures: 1, leftBehind: [] } },
  });
  expect(steps).toEqual(['creating', 'adding-pictures', 'sent']);
  const [itinerary, ...others] = await stored();
  expect(others).toEqual([]);
  expect(itinerary?.days?.map((day) => day.stops?.map((stop) => stop.name))).toEqual([
    ['Graslei', 'Gravensteen'],
    ['Patershol'],
  ]);
  expect(itinerary?.days?.[0]?.imageURL).toContain(service.apiUrl);
  expect(itinerary?.days?.[1]?.imageURL).toBeUndefined();
});

test('sent again, it stays one', async () => {
  const connection = await world(service).connected();
  await sendClip(clip, connection, edges);
  await sendClip(clip, connection, edges);
  expect(await stored()).toHaveLength(1);
});

test('a picture that cannot be had is left behind, and the rest arrives', async () => {
  const connection = await world(service).connected();
  await sendClip(clip, connection, { ...edges, findPicture: async () => undefined });
  expect(clip.delivery).toMatchObject({
    step: 'sent',
    pictures: 0,
    leftBehind: [{ day: 1, failure: { kind: 'picture-kept-by-site' } }],
  });
});

test('a picture that lies about itself is left behind', async () => {
  const connection = await world(service).connected();
  const liar = new Blob(['<svg/>'], { type: 'image/jpeg' });
  await sendClip(clip, connection, { ...edges, findPicture: async () => liar });
  expect(clip.delivery).toMatchObject({ step: 'sent', leftBehind: [{ failure: { kind: 'not-a-picture' } }] });
});

test('without an account the draft waits', async () => {
  await sendClip(clip, undefined, edges);
  expect(clip.delivery).toEqual({
    step: 'failed',
    failure: { kind: 'not-connected' },
    unclearSince: undefined,
  });
});

describe('an answer that never came', () => {
  test('after the itinerary was made: the next try finds it instead of making a second', async () => {
    let creates = 0;
    const connection = await world(service, {
      fetch: onCreate(async (send) => {
        creates += 1;
        await send();
        throw new TypeError('cut');
      }),
    }).connected();
    await sendClip(clip, connection, edges);
    expect(clip.delivery).toMatchObject({ step: 'failed', failure: { kind: 'service-silent' } });
    await sendClip(clip, connection, edges);
    expect(clip.delivery).toMatchObject({ step: 'sent', pictures: 1 });
    expect(creates).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  test('and a draft that was edited before the next try: still found by what it was sent as', async () => {
    let creates = 0;
    const connection = await world(service, {
      fetch: onCreate(async (send) => {
        creates += 1;
        await send();
        throw new TypeError('cut');
      }),
    }).connected();
    await sendClip(clip, connection, edges);
    const { draft } = clip;
    const edited = { ...draft, title: { ...draft.title, value: 'Another title' }, days: draft.days.slice(1) };
    await sendClip({ ...clip, draft: edited }, connection, edges);
    expect(clip.delivery.step).toBe('sent');
    expect(creates).toBe(1);
  });

  test('before anything was made: the next try makes it', async () => {
    let creates = 0;
    const connection = await world(service, {
      fetch: onCreate(async (send) => {
        creates += 1;
        if (creates === 1) throw new TypeError('down');
        return send();
      }),
    }).connected();
    await sendClip(clip, connection, edges);
    await sendClip(clip, connection, edges);
    expect(clip.delivery.step).toBe('sent');
    expect(await stored()).toHaveLength(1);
  });

  test('because the worker was killed while creating: the next try looks first', async () => {
    const connection = await world(service).connected();
    await sendClip(clip, connection, edges);
    const killed = { ...clip, delivery: { step: 'creating', startedAt: new Date().toISOString() } as const };
    await sendClip(killed, connection, edges);
    expect(await stored()).toHaveLength(1);
  });

  test('because the worker was killed among the pictures: the next try adds what is missing', async () => {
    const connection = await world(service).connected();
    await sendClip(clip, connection, { ...edges, findPicture: async () => undefined });
    if (clip.delivery.step !== 'sent') throw new Error('Not sent.');
    const { connectionId, itineraryId } = clip.delivery;
    const where = { connectionId, itineraryId, done: 0, total: 1, leftBehind: [] };
    await sendClip({ ...clip, delivery: { step: 'adding-pictures', ...where } }, connection, edges);
    expect(clip.delivery).toMatchObject({ step: 'sent', itineraryId, pictures: 1 });
    expect(await stored()).toHaveLength(1);
  });
});

test('an itinerary that was deleted meanwhile is told, and the next try makes a new one', async () => {
  const connection = await world(service).connected();
  const itineraryId = crypto.randomUUID();
  const delivery = { step: 'failed', failure: { kind: 'offline' }, itineraryId } as const;
  await sendClip({ ...clip, delivery }, connection, edges);
  expect(clip.delivery).toEqual({ step: 'failed', failure: { kind: 'itinerary-gone' } });
  await sendClip(clip, connection, edges);
  expect(clip.delivery.step).toBe('sent');
});
