// One clip gets an answer that cannot be handled. It is set aside; all others continue.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { currentConnection } from '../../entrypoints/background/account.ts';
import { library } from '../../entrypoints/background/library.ts';
import { deliver, resumeDeliveries } from '../../entrypoints/background/outbox.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { findParcel } from '../../lib/library/outbox.ts';
import { keepPicture } from '../../lib/library/pictures.ts';
import { ok } from '../../lib/model/result.ts';
import { sampleClip } from '../draft-sample.ts';
import { SmallService } from './small-service.ts';

vi.mock('../../entrypoints/background/account.ts', () => ({ currentConnection: vi.fn() }));
vi.mock('../../entrypoints/background/badge.ts', () => ({ badgeClip: async () => undefined }));
vi.mock('../../lib/browser/answer.ts', () => ({ sendNews: async () => undefined }));

let service: SmallService;
let poison: string;
let healthy: string;

const keep = async (title: string) => {
  const clip = sampleClip({ id: crypto.randomUUID() });
  clip.draft.title.value = title;
  await keepClip(await library(), clip);
  const picture = new Blob(['x'], { type: 'image/jpeg' });
  await keepPicture(await library(), clip.id, { src: 'https://blog.test/one.jpg', picture });
  return clip.id;
};
const deliveryOf = async (id: string) => {
  const clip = await findClip(await library(), id);
  return clip.ok ? clip.value.delivery : undefined;
};

beforeEach(async () => {
  fakeBrowser.reset();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  service = new SmallService();
  vi.mocked(currentConnection).mockResolvedValue(service.connection);
  poison = await keep('Poison');
  healthy = await keep('Healthy');
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const store of ['clips', 'outbox', 'pictures'] as const) await (await library()).clear(store);
});

/** Both wait for an account and continue together, the poisoned one first. */
async function sendBoth(): Promise<void> {
  vi.mocked(currentConnection).mockResolvedValue(undefined);
  await deliver(poison);
  await deliver(healthy);
  vi.mocked(currentConnection).mockResolvedValue(service.connection);
  await resumeDeliveries({ isBetter: true });
}

const isOfPoison = ({ method, body }: { method: string; body: string }) =>
  method === 'POST' && body.includes('Poison');

describe.each([
  ['a line break', 'v1"\r\nX-Injected: 1'],
  ['letters beyond Latin-1', '"v\u2603"'],
])('a version tag with %s', (_what, etag) => {
  test('costs its clip the picture, and says so; others go on', async () => {
    const days = [{ id: 'd1' }, { id: 'd2' }];
    service.instead = (asked) =>
      isOfPoison(asked) || asked.address.includes('/it-poison')
        ? Response.json({ id: 'it-poison', etag, days })
        : undefined;
    await sendBoth();
    expect(await deliveryOf(poison)).toMatchObject({
      step: 'sent',
      leftBehind: [{ failure: { kind: 'service-not-understood', reason: 'unsendable' } }],
    });
    expect(await deliveryOf(healthy)).toMatchObject({ step: 'sent', pictures: 1 });
  });
});

test('a token that no header carries ends that sending with a reason, and nothing is sent', async () => {
  const connection = { ...service.connection, accessToken: async () => ok('tok\u2603\n') };
  vi.mocked(currentConnection).mockResolvedValue(connection);
  await deliver(poison);
  expect(await deliveryOf(poison)).toEqual({
    step: 'failed',
    failure: { kind: 'service-not-understood', reason: 'unsendable' },
  });
  expect(service.creates).toBe(0);
  // Nothing left: there is nothing to look for before the next attempt.
  expect((await findParcel(await library(), poison))?.unclear).toEqual([]);
});

test('an answer nested without end is one that is not understood; others go on', async () => {
  const deep = `{"id":"n1","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  service.instead = (asked) => (isOfPoison(asked) ? new Response(deep, { status: 201 }) : undefined);
  await sendBoth();
  expect(await deliveryOf(poison)).toMatchObject({
    step: 'waiting',
    failure: { kind: 'service-not-understood' },
  });
  expect(await deliveryOf(healthy)).toMatchObject({ step: 'sent' });
});

test('what throws is set aside, waits, and is given up after a few tries; others go on at once', async () => {
  service.instead = (asked) => {
    if (isOfPoison(asked)) throw new TypeError('Nobody thought of that.');
    return undefined;
  };
  await sendBoth();
  expect(await deliveryOf(healthy)).toMatchObject({ step: 'sent' });
  const waiting = await deliveryOf(poison);
  expect(waiting).toMatchObject({ step: 'waiting', failure: { kind: 'set-aside' } });
  // It is unknown whether it arrived, and that is still recorded.
  expect((await findParcel(await library(), poison))?.unclear).toHaveLength(1);
  vi.useFakeTimers({ toFake: ['Date'] });
  for (let hours = 1; hours < 8; hours += 1) {
    vi.setSystemTime(Date.now() + 3_700_000);
    await resumeDeliveries();
  }
  expect(await deliveryOf(poison)).toMatchObject({ step: 'failed' });
});

test('a report of what threw holds no words of the page', async () => {
  service.instead = (asked) => {
    if (isOfPoison(asked)) throw new TypeError('Poison: at my secret place');
    return undefined;
  };
  await deliver(poison);
  const delivery = await deliveryOf(poison);
  if (delivery?.step !== 'waiting' || delivery.failure.kind !== 'set-aside')
    throw new Error('Not set aside.');
  expect(delivery.failure.report).toContain('create: TypeError');
  expect(delivery.failure.report).not.toContain('secret');
});

test('a step that cannot be written down is told, not passed over', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(await deliver(healthy)).toEqual({ ok: false, failure: { kind: 'browser-full' } });
  expect(service.creates).toBe(0);
});

test('while the storage is away nothing is given up: it goes on once it is back', async () => {
  vi.mocked(currentConnection).mockResolvedValue(undefined);
  await deliver(healthy);
  vi.mocked(currentConnection).mockResolvedValue(service.connection);
  const away = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  await resumeDeliveries({ isBetter: true });
  away.mockRestore();
  expect(await deliveryOf(healthy)).toMatchObject({ step: 'waiting', failure: { kind: 'not-connected' } });
  await resumeDeliveries({ isBetter: true });
  expect(await deliveryOf(healthy)).toMatchObject({ step: 'sent' });
});
