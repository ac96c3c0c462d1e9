// A service as on a fresh machine: the contents of Explore, pictures by word, and a media import from end to end.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportResult, Itinerary, SummaryPage } from '../../lib/model/itinerary.ts';
import { measure } from '../../service/pictures/measure.ts';
import { tripId } from '../../service/seed/plant.ts';
import { demoTraveller, paidTraveller } from '../../service/seed.ts';
import { type RunningService, startService } from '../../service/start.ts';
import { connect, connectApp, ownAppOf } from './connect.ts';
import { base64, frame } from './imports/frame.ts';
import { quickEdges, quickMemory } from './quick.ts';
import { lisbon } from './trips.ts';

let service: RunningService;
let token: string;
const call = (path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(service.apiUrl + path, { ...init, headers: { authorization: `Bearer ${token}`, ...headers } });
const page = async (path: string) => SummaryPage.parse(await (await call(path)).json());

beforeAll(async () => {
  const started = await startService({
    ...(await quickMemory()),
    edges: quickEdges,
    authPort: 0,
    apiPort: 0,
    seedDemo: true,
  });
  if (!started.ok) throw new Error(started.failure.kind);
  service = started.value;
  token = (await connect(service)).tokens.access_token;
});
afterAll(() => service.stop(), 60_000);

describe('Explore on a fresh machine', () => {
  test('holds sixty, in the order of their rank, each with a picture that anyone can open', async () => {
    const first = await page('/v1/explore?limit=50');
    const second = await page(`/v1/explore?limit=50&cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
    const all = [...first.data, ...second.data];
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(all.every(({ visibility, heroImageURL }) => visibility === 'public' && heroImageURL)).toBe(true);
    const picture = await fetch(all[0]?.heroImageURL ?? '');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(measure('image/webp', new Uint8Array(await picture.arrayBuffer()))).toEqual({
      width: 1200,
      height: 675,
    });
  });

  test('finds by words in several languages, and shows the whole with its likes', async () => {
    const found = async (q: string) =>
      (await page(`/v1/explore?q=${encodeURIComponent(q)}`)).data.map(({ id }) => id);
    expect(await found('Kyoto')).toContain(tripId('kyoto-before-breakfast'));
    expect(await found('銭湯')).toContain(tripId('tokyo-shitamachi'));
    expect(await found('Kaffeehaus')).toContain(tripId('wien-kaffeehaus'));
    const one = Itinerary.parse(
      await (await call(`/v1/itineraries/${tripId('kyoto-before-breakfast')}`)).json(),
    );
    expect(one).toMatchObject({ author: { name: 'Aiko Morimoto' }, likesCount: 468, role: 'viewer' });
    expect(one.days?.every(({ imageURL }) => imageURL)).toBe(true);
  });

  test('shows Mara whom she follows', async () => {
    const { data } = await page('/v1/explore?filter=following&limit=50');
    expect(new Set(data.map(({ author }) => author?.name))).toEqual(
      new Set(['Aiko Morimoto', 'João Brandão', 'Hanna Lindqvist']),
    );
    expect(await service.itinerariesOf(demoTraveller.email)).toEqual([]);
  });
});

describe('a picture by words, or for the destination', () => {
  const made = async () =>
    Itinerary.parse(
      await (
        await call('/v1/itineraries', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(lisbon),
        })
      ).json(),
    );
  const put = async (
    id: string,
    dayId: string,
    { etag = '"v1"', ...body }: { etag?: string; json?: unknown },
  ) => {
    const json = 'json' in body;
    const answer = await call(`/v1/itineraries/${id}/days/${dayId}/image`, {
      method: 'PUT',
      headers: { 'if-match': etag, ...(json && { 'content-type': 'application/json' }) },
      ...(json && { body: JSON.stringify(body.json) }),
    });
    return { status: answer.status, etag: answer.headers.get('etag') ?? '', body: await answer.json() };
  };
  const imageOf = (body: unknown, index: number) => Itinerary.parse(body).days?.[index]?.imageURL ?? '';

  test('a query sets one that fits, under If-Match', async () => {
    const { id } = await made();
    const set = await put(id, 'day-two', { json: { query: 'castle at sunset by the sea' } });
    expect(set.status).toBe(200);
    expect((await fetch(imageOf(set.body, 1))).headers.get('content-type')).toBe('image/webp');
    expect((await put(id, 'day-two', { json: { query: 'beach' } })).status).toBe(412);
    expect((await put(id, 'day-two', { etag: set.etag, json: { query: 'beach' } })).status).toBe(200);
  });

  test('a query that says nothing, or a field that is not known, is refused and changes nothing', async () => {
    const { id } = await made();
    const refused = async (json: unknown) => {
      const { status, body } = await put(id, 'day-two', { json });
      return `${status} ${body.error.code}`;
    };
    expect(await refused({ query: '!!!' })).toBe('404 pictureNotFound');
    for (const json of [
      {},
      { q: 'beach' },
      { query: '' },
      { query: 7 },
      { query: 'beach', url: 'https://a.example/b.jpg' },
      [],
      null,
    ])
      expect(await refused(json)).toBe('400 invalidRequest');
    expect((await call(`/v1/itineraries/${id}`)).headers.get('etag')).toBe('"v1"');
  });

  test('no body picks one for the destination: another for each day, and another when asked again', async () => {
    const { id, days = [] } = await made();
    const one = await put(id, days[0]?.id ?? '', {});
    const two = await put(id, 'day-two', { etag: one.etag });
    const again = await put(id, 'day-two', { etag: two.etag });
    const urls = [imageOf(two.body, 0), imageOf(two.body, 1), imageOf(again.body, 1)];
    expect(new Set(urls).size).toBe(3);
    expect((await fetch(urls[2] ?? '')).status).toBe(200);
    expect((await fetch(urls[1] ?? '')).status).toBe(200);
    expect((await put(id, 'no-such-day', { etag: again.etag })).status).toBe(404);
  });
});

test('Jonas, who pays, imports an album through the service’s own app', { timeout: 180_000 }, async () => {
  const own = async (who: { email: string; password: string }) =>
    (await connectApp(service, await ownAppOf(service), { who })).tokens.access_token;
  const frames = [
    ['# A weekend in Porto', '## Day 1: Ribeira', '9:00 Livraria Lello', '11:00 Torre dos Clerigos'],
  ];
  const body = JSON.stringify({
    kind: 'album',
    frames: frames.map((lines) => ({ base64: base64(frame(lines)) })),
  });
  const post = (as: string) =>
    fetch(`${service.apiUrl}/v1/imports/media`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      body,
    });
  expect((await post(token)).status).toBe(403);
  expect((await post(await own(demoTraveller))).status).toBe(402);
  const answer = await post(await own(paidTraveller));
  expect(answer.status).toBe(200);
  const { preview, source } = ImportResult.parse(await answer.json());
  expect(preview.days?.flatMap(({ stops = [] }) => stops.map(({ name }) => name))).toContain(
    'Livraria Lello',
  );
  expect(source.confidence).toBeGreaterThan(0);
});
