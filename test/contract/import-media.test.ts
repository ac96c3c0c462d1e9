// Pictures that the service reads: a draft if the connection allows it, otherwise a sentence and the local alternative.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '../../lib/api/connection.ts';
import { type ImportMediaEdges, importFromMedia } from '../../lib/journeys/import-media.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { paidTraveller } from '../../service/seed.ts';
import { connectApp, ownAppOf } from '../service/connect.ts';
import { base64, frame } from '../service/imports/frame.ts';
import { serviceOfTests } from './service-of-tests.ts';
import { world } from './traveller.ts';

const allScopes = 'itineraries:read itineraries:write documents:read documents:write';
const service = await serviceOfTests();
let another: Connection;
let free: Connection;
let paid: Connection;
const asked: RequestInit[] = [];
beforeAll(async () => {
  another = await world(service).connected();
  const ownApp = await ownAppOf(service);
  const [first, second] = [
    await connectApp(service, ownApp, { scope: allScopes }),
    await connectApp(service, ownApp, { scope: allScopes, who: paidTraveller }),
  ];
  const connectionWith = (token: string): Connection => ({
    ...another,
    fetch: (address, init = {}) => {
      asked.push(init);
      return another.fetch(address, init);
    },
    accessToken: async (stale) => (stale === undefined ? ok(token) : fail({ kind: 'signed-out' })),
  });
  free = connectionWith(first.tokens.access_token);
  paid = connectionWith(second.tokens.access_token);
});
beforeEach(() => {
  asked.length = 0;
});

const picture = () => {
  const text = base64(frame(['# Two days in Porto', '## Day 1: Porto', '9:00 Livraria Lello']));
  return new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' });
};
const edges = (connection: Connection | undefined, changes: Partial<ImportMediaEdges> = {}) => ({
  connection,
  takeFrames: async () => ({
    kind: 'album' as const,
    frames: [picture()],
    title: 'Porto in pictures',
    url: 'https://blog.example/porto',
  }),
  noteRefused: vi.fn(async () => undefined),
  keep: vi.fn(async (clip) => ok(clip)),
  now: () => new Date('2027-05-01T10:00:00Z'),
  newId: () => crypto.randomUUID(),
  ...changes,
});

test('a paid plan in the service’s own app reads them into a draft that is kept here', async () => {
  const whole = edges(paid);
  const clip = await importFromMedia(whole);
  if (!clip.ok) throw new Error(JSON.stringify(clip.failure));
  expect(clip.value.draft.days.flatMap(({ stops }) => stops.map(({ name }) => name.value))).toContain(
    'Livraria Lello',
  );
  expect(clip.value).toMatchObject({
    source: { title: 'Porto in pictures', url: 'https://blog.example/porto' },
    delivery: { step: 'kept' },
  });
  expect(whole.keep).toHaveBeenCalledWith(clip.value);
  expect(whole.noteRefused).not.toHaveBeenCalled();
});

test('the day that the pages name stays with the draft', async () => {
  const preview = {
    title: 'Porto',
    startDate: '2027-05-12',
    days: [{ stops: [{ name: 'Livraria Lello' }] }],
  };
  const reading: Connection = {
    ...paid,
    fetch: async () => Response.json({ preview, source: { kind: 'album' } }),
  };
  const clip = await importFromMedia(edges(reading));
  expect(clip.ok && clip.value.draft.startDate?.value).toBe('2027-05-12');
});

test('the same pictures have the same key, others another', async () => {
  const keys = () => asked.map(({ headers }) => new Headers(headers).get('idempotency-key')).filter(Boolean);
  await importFromMedia(edges(paid));
  await importFromMedia(edges(paid));
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  await importFromMedia(
    edges(paid, { takeFrames: async () => ({ kind: 'video', frames: [picture()], title: '', url: '' }) }),
  );
  expect(new Set(keys()).size).toBe(2);
});

test('another app is refused: said so, remembered, nothing kept', async () => {
  const whole = edges(another);
  expect(await importFromMedia(whole)).toEqual(fail({ kind: 'import-forbidden' }));
  expect(whole.noteRefused).toHaveBeenCalledOnce();
  expect(whole.keep).not.toHaveBeenCalled();
});

test('a free plan is told what is missing, and may be asked again', async () => {
  const whole = edges(free);
  expect(await importFromMedia(whole)).toEqual(fail({ kind: 'import-needs-plan' }));
  expect(whole.noteRefused).not.toHaveBeenCalled();
});

test('an allowance that is used up is told as that, once', async () => {
  const error = { code: 'allowanceUsedUp', message: 'All imports of this billing period are used.' };
  const fetch = vi.fn(async () => Response.json({ error }, { status: 429 }));
  const patience = { wait: async () => undefined, random: () => 0 };
  const whole = edges({ ...paid, fetch, patience });
  expect(await importFromMedia(whole)).toEqual(fail({ kind: 'imports-used-up' }));
  expect(fetch).toHaveBeenCalledOnce();
  expect(whole.noteRefused).not.toHaveBeenCalled();
});

test('nothing to look at, or no account: nothing is sent', async () => {
  expect(await importFromMedia(edges(paid, { takeFrames: async () => undefined }))).toEqual(
    fail({ kind: 'nothing-to-look-at' }),
  );
  expect(await importFromMedia(edges(undefined))).toEqual(fail({ kind: 'not-connected' }));
  expect(asked).toEqual([]);
});

test('the page’s address is told without what tracks, and is kept here whole', async () => {
  const url = 'https://blog.example/porto?id=7&utm_source=CANARY&fbclid=CANARY#CANARY';
  const taken = { kind: 'album' as const, frames: [picture()], title: 'Porto in pictures', url };
  const clip = await importFromMedia(edges(paid, { takeFrames: async () => taken }));
  expect(clip.ok && clip.value.source.url).toBe(url);
  const sent = asked.map(({ body }) => String(body)).join('\n');
  expect(sent).toContain('"url":"https://blog.example/porto?id=7"');
  expect(sent).not.toContain('CANARY');
});
