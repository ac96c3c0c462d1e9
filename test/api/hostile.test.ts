// A hostile or badly broken service: each case gets a named failure, and no data goes where it should not.
import { expect, test } from 'vitest';
import { listItineraries, readItinerary, removeItinerary } from '../../lib/api/itineraries.ts';
import { saveItinerary } from '../../lib/api/library.ts';
import { createOverMcp } from '../../lib/api/mcp/create-over-mcp.ts';
import { everyExplored } from '../../lib/api/pages.ts';
import { fail, ok } from '../../lib/model/result.ts';
import { base, json, standIn } from './stand-in.ts';

const because = (reason: string) => fail({ kind: 'service-not-understood', reason });

test('50 MB of JSON: read no further than the limit', async () => {
  let megabytes = 0;
  const { connection } = standIn(
    () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            megabytes += 1;
            if (megabytes > 50) controller.close();
            else controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
          },
        }),
      ),
  );
  expect(await listItineraries(connection)).toEqual(because('answer-too-large'));
  expect(megabytes).toBeLessThan(15);
});

test('a web page in answer to “save”: not saved, whatever its status says', async () => {
  const page = '<!doctype html><title>Welcome to our hotel</title>';
  const named = standIn(() => new Response(page, { headers: { 'content-type': 'text/html' } }));
  expect(await saveItinerary(named.connection, 'trip')).toEqual(because('not-json'));
  const unnamed = standIn(() => new Response(page, { headers: { 'content-type': 'text/plain' } }));
  expect(await saveItinerary(unnamed.connection, 'trip')).toEqual(because('not-json'));
});

test.each(['', 'OK', '{"saved":true}'])('“%s” in answer to “save” is saved', async (body) => {
  expect(await saveItinerary(standIn(() => new Response(body)).connection, 'trip')).toEqual(ok(null));
});

const collect = async (entries: ReturnType<typeof everyExplored>) => {
  const failures: unknown[] = [];
  let count = 0;
  for await (const entry of entries) {
    count += 1;
    if (!entry.ok) failures.push(entry);
  }
  return { count, failures };
};

test('a list without an end, always with something new: left after 200 pages', async () => {
  let page = 0;
  const { connection, seen } = standIn(() => {
    page += 1;
    return json({ data: [{ id: `i${page}` }], nextCursor: `c${page}` });
  });
  const { failures } = await collect(everyExplored(connection));
  expect(failures).toEqual([because('endless-list')]);
  expect(seen).toHaveLength(200);
});

test('a list that goes round: left after a few pages, nothing told twice', async () => {
  let page = 0;
  const { connection, seen } = standIn(() => {
    page += 1;
    return json({ data: [{ id: 'same' }], nextCursor: `c${page}` });
  });
  expect(await collect(everyExplored(connection))).toEqual({ count: 2, failures: [because('endless-list')] });
  expect(seen.length).toBeLessThan(6);
});

test('links that are no web addresses are left out, and named', async () => {
  const days = [{ id: 'd', imageURL: 'javascript:alert(1)', stops: [{ bookingURL: 'data:text/html,x' }] }];
  const { connection } = standIn(() => json({ id: 'i', days }, { headers: { etag: '"v1"' } }));
  const read = await readItinerary(connection, 'i');
  expect(read).toMatchObject({
    ok: true,
    value: { unsafeLinks: ['days.0.imageURL', 'days.0.stops.0.bookingURL'] },
  });
  expect(JSON.stringify(read.ok && read.value.value)).not.toMatch(/javascript|data:/);
});

test('a web page where data was asked for', async () => {
  const { connection } = standIn(() => new Response('<!doctype html><h1>Welcome</h1>'));
  expect(await listItineraries(connection)).toEqual(because('not-json'));
});

test('a redirect to another host: not followed, and the token stays here', async () => {
  const { connection, seen } = standIn(
    () => new Response(null, { status: 307, headers: { location: 'https://evil.test/' } }),
  );
  expect(await listItineraries(connection)).toEqual(because('redirected'));
  expect(new Set(seen.map(({ url }) => url.origin))).toEqual(new Set([base]));
});

test('a next page on another host is no next page', async () => {
  const link = '<https://evil.test/v1/explore?cursor=x>; rel="next"';
  const { connection, seen } = standIn(() => json({ data: [{ id: 'i' }] }, { headers: { link } }));
  expect(await collect(everyExplored(connection))).toEqual({ count: 1, failures: [] });
  expect(seen).toHaveLength(1);
});

test('keys that would reach into every object stay plain keys', async () => {
  const body = '{"id":"i","__proto__":{"polluted":1},"days":[{"constructor":{"prototype":{"polluted":1}}}]}';
  const { connection } = standIn(() => new Response(body, { headers: { etag: '"v1"' } }));
  expect(await readItinerary(connection, 'i')).toMatchObject({ ok: true });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('a tool that asks for cookies gets nothing, and is not called', async () => {
  const inputSchema = {
    type: 'object',
    required: ['cookies'],
    properties: { title: { type: 'string' }, cookies: { type: 'string' } },
  };
  const { connection, seen } = standIn(({ body }) => {
    const { id, method } = JSON.parse(body);
    const result = method === 'tools/list' ? { tools: [{ name: 'create_itinerary', inputSchema }] } : {};
    return json({ jsonrpc: '2.0', id, result });
  });
  expect(await createOverMcp(connection, { title: 'Ghent' })).toEqual(
    fail({ kind: 'service-not-understood', reason: 'tool-unclear', what: 'cookies' }),
  );
  expect(seen.map(({ body }) => JSON.parse(body).method)).toEqual(['server/discover', 'tools/list']);
});

test('a page of words in a refusal is cut to a sentence', async () => {
  const { connection } = standIn(() =>
    json({ error: { code: 'odd', message: 'x'.repeat(90_000) } }, { status: 422 }),
  );
  const refused = await listItineraries(connection);
  expect(refused).toEqual(fail({ kind: 'refused', code: 'odd', detail: 'x'.repeat(300) }));
});

test('an id with half a letter: asked for as well as it can be, and no exception', async () => {
  const { connection } = standIn(() => json({ error: { code: 'notFound' } }, { status: 404 }));
  const answer = await readItinerary(connection, '\ud800');
  expect(answer.ok).toBe(false);
});

test('data nested without end is not understood, and not taken for a web page', async () => {
  const deep = `{"id":"n1","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const { connection } = standIn(() => new Response(deep));
  expect(await readItinerary(connection, 'n1')).toEqual(fail({ kind: 'service-not-understood' }));
});

test.each(['tok\u2603', 'one\r\nx-injected: 1', 'tok\u0000'])(
  'a token that no header carries: %j',
  async (token) => {
    const { connection, seen } = standIn(() => json({ data: [] }));
    const answer = await listItineraries({ ...connection, accessToken: async () => ok(token) });
    expect(answer).toEqual(because('unsendable'));
    expect(seen).toEqual([]);
  },
);

test.each(['v1"\r\nx-injected: 1', '"v\u2603"'])(
  'a version tag that no header carries is none: %j',
  async (etag) => {
    const { connection, seen } = standIn(({ url }) =>
      url.pathname.endsWith('/trip') ? json({ id: 'trip', etag }) : json({ data: [{ id: 'trip', etag }] }),
    );
    expect(await readItinerary(connection, 'trip')).toMatchObject({ ok: true, value: { etag: undefined } });
    expect(await removeItinerary(connection, { id: 'trip', etag })).toEqual(because('unsendable'));
    expect(seen.map(({ method }) => method)).not.toContain('DELETE');
  },
);

test('a tag in Latin-1, as a header can bring it, goes back to the letter', async () => {
  const { connection, seen } = standIn(() => json({ id: 'trip' }, { headers: { etag: '"caf\u00e9"' } }));
  const read = await readItinerary(connection, 'trip');
  await removeItinerary(connection, { id: 'trip', etag: (read.ok && read.value.etag) || '' });
  expect(seen.at(-1)?.headers.get('if-match')).toBe('"caf\u00e9"');
});
