import { describe, expect, test, vi } from 'vitest';
import { importMedia } from '../../lib/api/apps-only.ts';
import type { Connection } from '../../lib/api/connection.ts';
import { setDayImage } from '../../lib/api/day-image.ts';
import { addDocument, fetchDocument } from '../../lib/api/documents.ts';
import { createItinerary, listItineraries } from '../../lib/api/itineraries.ts';
import { saveItinerary } from '../../lib/api/library.ts';
import { answerBounds, documentBounds } from '../../lib/api/transport.ts';
import { fail } from '../../lib/model/result.ts';
import { json, standIn } from './stand-in.ts';

const page = { data: [] };

/** Answers with these statuses in turn, and then with 200. */
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

  test('not for an allowance that is used up, which is no rush', async () => {
    const { connection, seen } = standIn(
      () => json({ error: { code: 'allowanceUsedUp', message: 'All are used.' } }, { status: 429 }),
      { patience: { wait: async () => undefined, random: () => 1 } },
    );
    expect(await importMedia(connection, { frames: ['x'], kind: 'album', key: 'k' })).toEqual(
      fail({ kind: 'refused', code: 'allowanceUsedUp', detail: 'All are used.' }),
    );
    expect(seen).toHaveLength(1);
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

describe('a file', () => {
  /** Every request takes this many seconds; records the timeout that each was given. */
  function slow(secondsOf: number, answers: (() => Response)[]) {
    const given: (number | undefined)[] = [];
    let clock = 0;
    const { connection, refreshed } = standIn(() => json({}));
    const slowed: Connection = {
      ...connection,
      now: () => clock,
      fetch: async (_address, _init, bounds) => {
        given.push(bounds?.timeoutMilliseconds);
        clock += secondsOf * 1000;
        return (answers.shift() ?? (() => json({})))();
      },
    };
    return { connection: slowed, given, refreshed };
  }
  const refused = () => json(null, { status: 401 });
  const stored = () => json({ storagePath: 'documents/a' }, { status: 201 });
  const id = '7d5c3b1e-0000-4000-8000-00000000000a';
  const ticket = { itineraryId: 'i', id, name: 'Ticket', kind: 'train' };
  const add = (connection: Connection) =>
    addDocument(connection, { ...ticket, file: new Blob(['x'], { type: 'application/pdf' }) });
  const wholeFile = documentBounds.timeoutMilliseconds;
  const details = () => json({ id, storagePath: 'documents/a' });

  test('that is sent again for a new token has the rest of its time, not all of it anew', async () => {
    const { connection, given, refreshed } = slow(15, [refused, stored, details]);
    expect(await add(connection)).toMatchObject({ ok: true });
    expect(refreshed).toEqual(['canary']);
    expect(given.slice(0, 2)).toEqual([wholeFile, wholeFile - 15_000]);
  });

  test('and its details take less than the five minutes that Chrome’s worker has', async () => {
    const passing = Array.from({ length: 9 }, () => () => json(null, { status: 503 }));
    const { connection, given } = slow(13, [refused, stored, ...passing]);
    const patient = { ...connection, patience: { wait: async () => undefined, random: () => 1 } };
    expect(await add(patient)).toMatchObject({ ok: false });
    const details = given[2] ?? Number.POSITIVE_INFINITY;
    expect(given.slice(2)).toEqual([details, details - 13_000]);
    // A token refresh makes two requests, each with a full timeout.
    expect(wholeFile + details + 2 * answerBounds.timeoutMilliseconds).toBeLessThan(300_000);
  });

  test('for which there is no time left is not sent at all', async () => {
    const { connection, given } = slow(wholeFile / 1000, [refused, stored]);
    expect(await add(connection)).toEqual(fail({ kind: 'service-silent' }));
    expect(given).toEqual([wholeFile]);
  });

  test('is not read as text', async () => {
    const decode = vi.spyOn(TextDecoder.prototype, 'decode');
    const { connection } = slow(1, [() => new Response('{"a":1}')]);
    const file = await fetchDocument(connection, { itineraryId: 'i', documentId: 'd' });
    expect(decode).not.toHaveBeenCalled();
    decode.mockRestore();
    expect(file.ok && (await file.value.text())).toBe('{"a":1}');
  });

  test('that a service reads has three minutes: it may look at each picture for seconds', async () => {
    const { connection, given } = slow(1, [() => json({ preview: { title: 'Porto' }, source: {} })]);
    expect(await importMedia(connection, { frames: ['x'], kind: 'album' })).toMatchObject({ ok: true });
    expect(given).toEqual([180_000]);
  });
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
