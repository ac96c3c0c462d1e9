// The outbox in the background: one sender at a time, alarms for what waits, and the traveller's requests.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { currentConnection } from '../../entrypoints/background/account.ts';
import { library } from '../../entrypoints/background/library.ts';
import { deliver, resumeDeliveries, steer } from '../../entrypoints/background/outbox.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import * as outbox from '../../lib/library/outbox.ts';
import { keepPicture } from '../../lib/library/pictures.ts';
import { sampleClip } from '../draft-sample.ts';
import { SmallService } from './small-service.ts';

vi.mock('../../entrypoints/background/account.ts', () => ({ currentConnection: vi.fn() }));
vi.mock('../../entrypoints/background/badge.ts', () => ({ badgeClip: async () => undefined }));
vi.mock('../../lib/browser/answer.ts', () => ({ sendNews: async () => undefined }));

let service: SmallService;
let id: string;
const connected = (isConnected = true) =>
  vi.mocked(currentConnection).mockResolvedValue(isConnected ? service.connection : undefined);

beforeEach(async () => {
  fakeBrowser.reset();
  service = new SmallService();
  id = crypto.randomUUID();
  const clip = sampleClip({ id });
  await keepClip(await library(), clip);
  const picture = new Blob(['x'], { type: 'image/jpeg' });
  await keepPicture(await library(), id, { src: 'https://blog.test/one.jpg', picture });
  connected();
});
afterEach(async () => {
  for (const store of ['clips', 'outbox', 'pictures'] as const) await (await library()).clear(store);
});

const delivery = async () => {
  const clip = await findClip(await library(), id);
  return clip.ok ? clip.value.delivery : undefined;
};
const alarm = async () => (await fakeBrowser.alarms.getAll())[0]?.scheduledTime;

test('pressed twice, from two windows, and found by an alarm meanwhile: sent once', async () => {
  await Promise.all([deliver(id), deliver(id), resumeDeliveries()]);
  expect(service.creates).toBe(1);
  expect(service.pictures).toBe(1);
  expect(await delivery()).toMatchObject({ step: 'sent', pictures: 1 });
  // Nothing is left to wake up for.
  expect(await alarm()).toBeUndefined();
});

test('while it is sent, an alarm stands by for a worker that is stopped', async () => {
  let during: number | undefined;
  service.meanwhile = async (method) => {
    if (method === 'POST') during = await alarm();
  };
  const before = Date.now();
  await deliver(id);
  expect(during).toBeGreaterThanOrEqual(before + 60_000);
});

test('a service that does not answer is tried again by alarm; a network that comes back is a reason to look', async () => {
  service.isSilent = true;
  await deliver(id);
  const waiting = await delivery();
  if (waiting?.step !== 'waiting' || !waiting.until) throw new Error(`It is ${waiting?.step}.`);
  expect(await alarm()).toBe(Date.parse(waiting.until));
  service.isSilent = false;
  // Too early: it still waits.
  await resumeDeliveries();
  expect(await delivery()).toEqual(waiting);
  await resumeDeliveries({ isBetter: true });
  expect(await delivery()).toMatchObject({ step: 'waiting', failure: { kind: 'maybe-arrived' } });
  expect(service.creates).toBe(0);
});

test('what waits for an account goes on when one is connected, not before', async () => {
  connected(false);
  await deliver(id);
  expect(await delivery()).toMatchObject({ step: 'waiting', failure: { kind: 'not-connected' } });
  expect(await alarm()).toBeUndefined();
  await resumeDeliveries({ isBetter: true });
  expect(service.creates).toBe(0);
  connected();
  await resumeDeliveries({ isBetter: true });
  expect(await delivery()).toMatchObject({ step: 'sent', pictures: 1 });
});

test('a wish during the create is heeded before the picture, and nothing goes on by itself', async () => {
  let stopping: Promise<unknown> | undefined;
  service.meanwhile = async (method) => {
    if (method === 'POST') stopping = steer({ clipId: id, to: 'pause' });
    // The request to stop is stored while the HTTP request is pending.
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await deliver(id);
  await stopping;
  expect(await delivery()).toEqual({ step: 'paused', isCreated: true, done: 0, total: 1 });
  await resumeDeliveries({ isBetter: true });
  expect(service.pictures).toBe(0);
  await deliver(id);
  expect(await delivery()).toMatchObject({ step: 'sent', pictures: 1 });
  expect(service.creates).toBe(1);
});

test('given up before anything was created, it is a draft again', async () => {
  connected(false);
  await deliver(id);
  expect(await steer({ clipId: id, to: 'cancel' })).toMatchObject({ value: { delivery: { step: 'kept' } } });
  expect(await (await library()).getAll('outbox')).toEqual([]);
});

test('a draft that an earlier Wayclip could not send is given up too', async () => {
  const failed = { step: 'failed', failure: { kind: 'offline' } } as const;
  await keepClip(await library(), sampleClip({ id, delivery: failed }));
  expect(await steer({ clipId: id, to: 'cancel' })).toMatchObject({ value: { delivery: { step: 'kept' } } });
});

test('a wish about a clip that is not on its way changes nothing', async () => {
  expect(await steer({ clipId: id, to: 'pause' })).toMatchObject({ value: { delivery: { step: 'kept' } } });
  expect(service.creates).toBe(0);
});

describe('while nothing can be written down', () => {
  beforeEach(async () => {
    service.isSilent = true;
    await deliver(id);
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.setSystemTime(Date.now() + 3_700_000);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test.each([
    ['the disk is full', () => ({ ok: false, failure: { kind: 'browser-full' } }) as const],
    ['the storage is away', () => Promise.reject(new DOMException('Closed', 'InvalidStateError'))],
  ])('because %s, it is tried again by alarm, not without a pause', async (_why, refuse) => {
    const asked = vi.spyOn(outbox, 'keepParcel').mockImplementation(async () => refuse());
    await resumeDeliveries();
    expect(asked).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    expect(await alarm()).toBe(Date.now() + 30_000);
  });
});

test('however many go on, one short wait is counted', async () => {
  service.isSilent = true;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let tries = 0; tries < 3; tries += 1) await deliver(id);
  await resumeDeliveries();
  expect(vi.getTimerCount()).toBe(1);
  vi.useRealTimers();
});
