// A create had an unknown outcome under a clock that ran a year ahead. The clock is corrected, and the clip still
// arrives, once.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { currentConnection } from '../../entrypoints/background/account.ts';
import { library } from '../../entrypoints/background/library.ts';
import { deliver, resumeDeliveries } from '../../entrypoints/background/outbox.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { sampleClip } from '../draft-sample.ts';
import { SmallService } from './small-service.ts';

vi.mock('../../entrypoints/background/account.ts', () => ({ currentConnection: vi.fn() }));
vi.mock('../../entrypoints/background/badge.ts', () => ({ badgeClip: async () => undefined }));
vi.mock('../../lib/browser/answer.ts', () => ({ sendNews: async () => undefined }));

const ahead = new Date('2027-11-16T10:00:00Z');
const right = new Date('2026-11-16T10:05:00Z');
const clip = sampleClip({ id: crypto.randomUUID() });
let service: SmallService;

beforeEach(async () => {
  fakeBrowser.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: ahead });
  service = new SmallService();
  vi.mocked(currentConnection).mockResolvedValue(service.connection);
  await keepClip(await library(), clip);
  service.isSilent = true;
  await deliver(clip.id);
  expect(await delivery()).toMatchObject({ step: 'waiting', failure: { kind: 'service-silent' } });
  vi.setSystemTime(right);
  service.isSilent = false;
});
afterEach(async () => {
  vi.useRealTimers();
  for (const store of ['clips', 'outbox'] as const) await (await library()).clear(store);
});

const delivery = async () => {
  const found = await findClip(await library(), clip.id);
  return found.ok ? found.value.delivery : undefined;
};
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('it goes on by itself, first looks, and is sent after the usual wait', async () => {
  await resumeDeliveries();
  expect(await delivery()).toMatchObject({
    step: 'waiting',
    failure: { kind: 'maybe-arrived' },
    until: new Date(right.getTime() + 75_000).toISOString(),
  });
  expect(service.creates).toBe(0);
  later(80);
  await resumeDeliveries();
  expect(await delivery()).toMatchObject({ step: 'sent' });
  expect(service.creates).toBe(1);
});

test('the alarm is set for now, not for a year from now', async () => {
  const other = sampleClip({ id: crypto.randomUUID() });
  await keepClip(await library(), other);
  // Another clip is sent; afterwards the outbox schedules its next attempt.
  await deliver(other.id);
  const [alarm] = await fakeBrowser.alarms.getAll();
  expect(alarm?.scheduledTime).toBeLessThanOrEqual(right.getTime());
});

test('pressed by the traveller it goes the same way', async () => {
  await deliver(clip.id);
  later(80);
  await deliver(clip.id);
  expect(await delivery()).toMatchObject({ step: 'sent' });
  expect(service.creates).toBe(1);
});
