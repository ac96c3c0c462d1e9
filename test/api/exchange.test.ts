import { describe, expect, test, vi } from 'vitest';
import { setDayImage } from '../../lib/api/day-image.ts';
import { fetchDocument } from '../../lib/api/documents.ts';
import { createItinerary, listItineraries } from '../../lib/api/itineraries.ts';
import { saveItinerary } from '../../lib/api/library.ts';
import { fail } from '../../lib/model/result.ts';
import { json, standIn } from './stand-in.ts';

const page = { data: [] };

/** Answers with these statuses, one after the other, then with 200. */
function statuses(...list: { status: number; headers?: HeadersInit }[]) {
  const waits: number[] = [];
  const left = [...list];
  const made = standIn(
    () => {
      const next = left.shift();
      return next ? json({}, next) : json(page);
    },
    { patience: { wait: async (milliseconds) => void waits.push(milliseconds), random: () => 1 } },
  );
  return { ...made, waits };
}

describe('trying again', () => {
  test('a read after passing trouble, each pause longer than the last', async () => {
    const { connection, waits } = statuses({ status: 503 }, { status: 502 }, { status: 429 });
    expect(await listItineraries(connection)).toMatchObject({ ok: true });
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  test('four times and no more', async () => {
    const { connection, seen } = statuses(...Array.from({ length: 9 }, () => ({ status: 503 })));
    expect(await listItineraries(connection)).toEqual(fail({ kind: 'service-broken', status: 503 }));
    expect(seen).toHaveLength(4);
  });

  test('as late as the service says', async () => {
    const { connection, waits } = statuses({ status: 429, headers: { 'retry-after': '7' } });
    expect(await listItineraries(connection)).toMatchObject({ ok: true });
    expect(waits).toEqual([7000]);
  });

  test('not here when that is longer than a worker lives: the wait is handed on', async () => {
    const { connection, waits } = statuses({ status: 429, headers: { 'retry-after': '300' } });
    expect(await listItineraries(connection)).toEqual(fail({ kind: 'slow-down', retryAfterSeconds: 300 }));
    expect(waits).toEqual([]);
  });

  test('not after a service that let the question hang: the traveller has waited once', async () => {
    const { connection, seen } = statuses({ status: 503 }, { status: 503 }, { status: 503 });
    let clock = 0;
    const hanging = { ...connection, now: () => (clock += 25_000) };
    expect(await listItineraries(hanging)).toMatchObject({ ok: false });
    expect(seen).toHaveLength(1);
  });

  test('never a create, whatever happened to it', async () => {
    for (const status of [429, 500, 502, 503, 504]) {
      const { connection, seen } = statuses({ status });
      await createItinerary(connection, { title: 'Ghent' });
      expect(seen).toHaveLength(1);
    }
  });

  test('a conditional write only when the service says that it did nothing', async () => {
    const image = {
      itineraryId: 'i',
      dayId: 'd',
      etag: '"v1"',
      picture: new Blob(['x'], { type: 'image/jpeg' }),
    };
    const broken = statuses({ status: 502 });
    await setDayImage(broken.connection, image);
    expect(broken.seen).toHaveLength(1);
    const busy = statuses({ status: 503 });
    await setDayImage(busy.connection, image);
    expect(busy.seen.filter(({ method }) => method === 'PUT')).toHaveLength(2);
  });

  test('what is the same done twice', async () => {
    const { connection, seen } = statuses({ status: 504 });
    expect(await saveItinerary(connection, 'i')).toMatchObject({ ok: true });
    expect(seen).toHaveLength(2);
  });
});

describe('a refused token', () => {
  const refusing = (body: unknown, init: ResponseInit) =>
    standIn(({ headers }) =>
      headers.get('authorization') === 'Bearer canary' ? json(body, init) : json(page),
    );

  test.each([
    ['401 with a code', { error: { code: 'unauthorized' } }, { status: 401 }],
    ['401 with nothing', null, { status: 401 }],
    ['403 with the code of a refused token', { error: 'invalid_token' }, { status: 403 }],
    [
      '403 with a challenge',
      null,
      { status: 403, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
    ],
  ])('%s: replaced, and the call made once more', async (_, body, init) => {
    const { connection, refreshed, seen } = refusing(body, init);
    expect(await listItineraries(connection)).toMatchObject({ ok: true });
    expect(refreshed).toEqual(['canary']);
    expect(seen).toHaveLength(2);
  });

  test.each([
    ['401 that says forbidden', { error: { code: 'forbidden' } }, { status: 401 }],
    ['403 without a reason', null, { status: 403 }],
  ])('%s is about something else: nothing is refreshed', async (_, body, init) => {
    const { connection, refreshed } = refusing(body, init);
    expect(await listItineraries(connection)).toMatchObject(fail({ kind: 'forbidden' }));
    expect(refreshed).toEqual([]);
  });

  test('twice refused is signed out, without a third try', async () => {
    const { connection, seen } = standIn(() => json(null, { status: 401 }));
    expect(await listItineraries(connection)).toEqual(fail({ kind: 'signed-out' }));
    expect(seen).toHaveLength(2);
  });
});

test('a file is not read as text', async () => {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  const { connection } = standIn(() => new Response('{"a":1}'));
  const file = await fetchDocument(connection, { itineraryId: 'i', documentId: 'd' });
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
  expect(file.ok && (await file.value.text())).toBe('{"a":1}');
});

test('the token goes to the interface and to MCP’s own address, and nowhere else', async () => {
  const { connection, seen } = standIn(
    ({ body }) => {
      const { id } = JSON.parse(body || '{}');
      return json({ jsonrpc: '2.0', id, result: {} });
    },
    { profile: { createVia: 'mcp', mcp: { url: 'https://mcp.service.test/mcp' } } },
  );
  await createItinerary(connection, { title: 'Ghent' });
  await listItineraries(connection);
  expect(new Set(seen.map(({ url }) => url.origin))).toEqual(
    new Set(['https://mcp.service.test', 'https://api.service.test']),
  );
});

test('an operation that the profile switches off is never tried', async () => {
  const operations = { save: { assumed: true, path: '/v1/library/{id}', isOff: true } };
  const { connection, seen } = standIn(() => json({}), { profile: { operations } });
  expect(await saveItinerary(connection, 'i')).toEqual(fail({ kind: 'forbidden', code: 'notInProfile' }));
  expect(seen).toEqual([]);
});
