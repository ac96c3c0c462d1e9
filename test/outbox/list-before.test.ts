// A create ends without an answer. Whether it was made is decided by what the service had before, by its own ids and
// times, whatever our clock says.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { currentConnection } from '../../entrypoints/background/account.ts';
import { library } from '../../entrypoints/background/library.ts';
import { deliver, resumeDeliveries } from '../../entrypoints/background/outbox.ts';
import { TransportError } from '../../lib/api/transport.ts';
import { parcelOf } from '../../lib/journeys/send-clip.ts';
import { findClip, keepClip } from '../../lib/library/clips.ts';
import { sentAsOf } from '../../lib/outbox/sent-as.ts';
import { sampleClip } from '../draft-sample.ts';
import { SmallService } from './small-service.ts';

vi.mock('../../entrypoints/background/account.ts', () => ({ currentConnection: vi.fn() }));
vi.mock('../../entrypoints/background/badge.ts', () => ({ badgeClip: async () => undefined }));
vi.mock('../../lib/browser/answer.ts', () => ({ sendNews: async () => undefined }));

const right = '2026-11-16T10:05:00Z';
const clip = sampleClip({ id: crypto.randomUUID() });
const { title, days, stops } = sentAsOf(parcelOf(clip, new Date(right)).preview);
/** An entry of the list that could be this clip. */
const lookalike = (id: string, updatedAt: string) => ({
  id,
  title,
  dayCount: days,
  stopCount: stops,
  updatedAt,
});
const others = (count: number, updatedAt: string) =>
  Array.from({ length: count }, (_, at) => ({ id: `it-other-${at}`, title: 'Another trip', updatedAt }));

let service: SmallService;
/** What the service has, newest first. */
let there: { id: string; updatedAt: string }[];
const pageSize = 50;

beforeEach(async () => {
  fakeBrowser.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(right) });
  there = [];
  service = new SmallService();
  service.isSilent = true;
  service.instead = ({ method, address }) => {
    const { pathname, searchParams } = new URL(address);
    if (method !== 'GET' || pathname !== '/v1/itineraries') return undefined;
    const begin = Number(searchParams.get('cursor') ?? 0);
    const since = searchParams.get('updatedSince') ?? '';
    const asked = there.filter(({ updatedAt }) => updatedAt > since);
    const next = begin + pageSize < asked.length && { nextCursor: String(begin + pageSize) };
    return Response.json({ data: asked.slice(begin, begin + pageSize), ...next });
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
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe.each([
  ['a year ahead', '2027-11-16T10:05:00Z'],
  ['right', right],
  ['ten years behind', '2016-11-16T10:05:00Z'],
])('under a clock that is %s', (_, clock) => {
  beforeEach(() => vi.setSystemTime(clock));

  test.each([0, 3, 120])('what it made is found, beside %i others', async (count) => {
    there = others(count, '2026-11-16T10:04:58.000Z');
    await deliver(clip.id);
    there.unshift(lookalike('it-made', '2026-11-16T10:05:01.000Z'));
    later(80);
    await resumeDeliveries();
    expect(await delivery()).toMatchObject({ step: 'sent', itineraryId: 'it-made' });
    expect(service.creates).toBe(0);
  });

  test.each([0, 120])(
    'what looks the same and was there before is not it, beside %i others',
    async (count) => {
      const old = lookalike('it-old', '2026-11-01T08:00:00.000Z');
      there = [...others(count, '2026-11-16T10:04:58.000Z'), old];
      await deliver(clip.id);
      service.isSilent = false;
      later(80);
      await resumeDeliveries();
      expect(await delivery()).toMatchObject({ step: 'sent', itineraryId: 'it-1' });
      expect(service.creates).toBe(1);
    },
  );
});

test('a service that is out of reach before: nothing was sent, and nothing is unclear', async () => {
  const answer = service.instead;
  service.instead = () => {
    throw new TransportError({ kind: 'service-silent' });
  };
  await deliver(clip.id);
  expect(await delivery()).toMatchObject({ step: 'waiting', failure: { kind: 'service-silent' } });
  service.instead = answer;
  service.isSilent = false;
  await resumeDeliveries({ isBetter: true });
  expect(await delivery()).toMatchObject({ step: 'sent' });
  expect(service.creates).toBe(1);
});

test('a service whose list is broken still takes a create', async () => {
  service.isSilent = false;
  service.instead = ({ method, address }) =>
    method === 'GET' && address.includes('filter=owned') ? new Response('', { status: 500 }) : undefined;
  await deliver(clip.id);
  expect(await delivery()).toMatchObject({ step: 'sent', itineraryId: 'it-1' });
});
