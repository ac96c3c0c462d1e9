// The service is still working on a create while our clock is set ahead: by our clock it must be over, by the service's
// it is not. Nothing is sent a second time before the first had its time to arrive.
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

const clip = sampleClip({ id: crypto.randomUUID() });
const day = 86_400;
let service: SmallService;
/** Seconds on the service's own clock. */
let there: number;
let arrived: object[];
/** What the Date header says about the service's clock; some services send none, or always the same. */
let date: () => string | undefined;

const pass = (seconds: number) => {
  there += seconds;
  jump(seconds);
};
const jump = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const timeThere = () => new Date(Date.parse('2026-11-16T10:00:00Z') + there * 1000).toUTCString();

beforeEach(async () => {
  fakeBrowser.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:30Z') });
  there = 0;
  arrived = [];
  date = timeThere;
  service = new SmallService();
  service.instead = ({ method, address }) => {
    if (method !== 'GET' || address.includes('/it-')) return undefined;
    const told = date();
    return Response.json({ data: arrived }, { headers: told === undefined ? {} : { date: told } });
  };
  vi.mocked(currentConnection).mockResolvedValue(service.connection);
  await keepClip(await library(), clip);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const store of ['clips', 'outbox'] as const) await (await library()).clear(store);
});

const delivery = async () => {
  const found = await findClip(await library(), clip.id);
  return found.ok ? found.value.delivery : undefined;
};

/** We stop waiting after 25 s; the service continues working. */
async function sendWithoutAnswer(): Promise<void> {
  const { fetch } = service.connection;
  service.connection.fetch = async (input, init) => {
    if (init?.method === 'POST') pass(25);
    return fetch(input, init);
  };
  service.isSilent = true;
  await deliver(clip.id);
  service.isSilent = false;
  expect(await delivery()).toMatchObject({ step: 'waiting', failure: { kind: 'service-silent' } });
}

const summary = () => ({
  id: 'it-1',
  title: clip.draft.title.value,
  dayCount: clip.draft.days.length,
  stopCount: clip.draft.days.flatMap(({ stops }) => stops).length,
});

test('set ahead by a day, it waits all the same, and finds what arrives late', async () => {
  await sendWithoutAnswer();
  jump(day);
  await resumeDeliveries();
  expect(service.creates).toBe(0);
  expect(await delivery()).toMatchObject({
    step: 'waiting',
    failure: { kind: 'maybe-arrived' },
    until: new Date(Date.now() + 75_000).toISOString(),
  });
  pass(20);
  arrived = [summary()];
  pass(60);
  await resumeDeliveries();
  expect(await delivery()).toMatchObject({ step: 'sent', itineraryId: 'it-1' });
  expect(service.creates).toBe(0);
});

test('what never arrives is sent after that wait', async () => {
  await sendWithoutAnswer();
  jump(day);
  await resumeDeliveries();
  pass(80);
  await resumeDeliveries();
  expect(await delivery()).toMatchObject({ step: 'sent' });
  expect(service.creates).toBe(1);
});

test.each<[string, () => string | undefined]>([
  ['says no time', () => undefined],
  ['says what is no time', () => 'soon'],
  ['always says the same time', () => 'Mon, 16 Nov 2026 10:00:00 GMT'],
  ['says a time that goes back', () => new Date(Date.parse('2026-11-16T10:00:00Z') - there).toUTCString()],
])('a service that %s keeps nothing waiting for ever', async (_, says) => {
  date = says;
  await sendWithoutAnswer();
  for (let round = 0; round < 3; round += 1) {
    pass(80);
    await resumeDeliveries();
  }
  expect(await delivery()).toMatchObject({ step: 'sent' });
  expect(service.creates).toBe(1);
});

test('with a clock that runs as the service’s does nobody waits longer than before', async () => {
  await sendWithoutAnswer();
  pass(51);
  await resumeDeliveries();
  expect(await delivery()).toMatchObject({ step: 'sent' });
  expect(service.creates).toBe(1);
});
