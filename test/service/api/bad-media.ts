// Routes outside /v1, and bodies that are not what they claim: bombs, false types, other encodings.
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../../service/openapi/document.ts';
import { jpeg, pictures } from '../trips.ts';
import { newPerson, type Person } from './people.ts';
import { call, made, refusal, setPicture } from './world.ts';

const outside = operations
  .filter(({ at, path }) => at !== 'auth' && !path.startsWith('/v1/'))
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`);

describe('bad input outside /v1', () => {
  let mona: Person;
  beforeAll(async () => {
    mona = await newPerson('Minou');
  });

  test('all of it is here', () => {
    expect([...new Set(outside)].sort()).toEqual([
      'GET /.well-known/oauth-protected-resource',
      'GET /.well-known/oauth-protected-resource/mcp',
      'GET /healthz',
      'GET /media/{key}',
      'GET /openapi.json',
      'GET /readyz',
      'POST /mcp',
    ]);
  });

  test.each([
    'x',
    '%00',
    '..%2f..%2fsecrets',
    '%2e%2e%2fdatabase',
    'a'.repeat(4000),
    `${crypto.randomUUID()}.jpg`,
  ])('there is no picture %s', async (key) =>
    expect(await refusal(call(`/media/${key}`))).toMatch(/^4(00|04) /),
  );

  test('what only shows something is shown to any question, and takes nothing', async () => {
    for (const path of ['/openapi.json', '/.well-known/oauth-protected-resource']) {
      expect((await call(`${path}?%00=%ff&a[]=1`)).status).toBe(200);
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect(await refusal(call(path, { method, body: '{}' }))).toBe('404 notFound');
    }
  });

  test('MCP refuses what is no message in the words of its protocol, and makes nothing', async () => {
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const { as } = mona;
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '7',
      '"\\ud800"',
      '{}',
      '{"jsonrpc":"1.0","id":1,"method":"tools/list"}',
      '{"jsonrpc":"2.0","id":{},"method":7}',
      '{"jsonrpc":"2.0","id":1,"method":"__proto__"}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_itinerary","arguments":[]}}',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nothing","arguments":{}}}',
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'create_itinerary', arguments: { title: '\0', days: 'x' } },
      }),
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      `{"a":"${'a'.repeat(1.2 * 1024 * 1024)}"}`,
    ];
    for (const body of bodies) {
      const answer = await call('/mcp', { method: 'POST', as, headers, body });
      const said = await answer.text();
      expect(answer.status, body.slice(0, 80)).toBeLessThan(500);
      expect(said, body.slice(0, 80)).not.toMatch(/at .*\.(ts|js)|node_modules/);
    }
    for (const method of ['GET', 'DELETE', 'PUT'])
      expect((await call('/mcp', { method, as })).status).toBeLessThan(500);
    expect((await (await call('/v1/itineraries', { as })).json()).data).toHaveLength(1);
  });
});

describe('bodies that are not what they say', () => {
  /** A PNG whose header claims 60 000 by 60 000 pixels: 14 GB decoded, 60 bytes as sent. */
  const bomb = () => {
    const bytes = Buffer.from(pictures['image/png']);
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    return bytes;
  };

  test('a picture of one kind under the name of another is refused, each for each', async () => {
    const { id } = await made();
    const kinds = Object.entries(pictures);
    for (const [type] of kinds)
      for (const [other, body] of kinds.filter(([each]) => each !== type)) {
        const answer = setPicture(id, 'day-two', { body, headers: { 'content-type': type } });
        expect(await refusal(answer), `${other} as ${type}`).toMatch(/^4(00|15|22) /);
      }
    const texts = ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '%PDF-1.7', '<html>', ''];
    for (const text of texts.filter(Boolean))
      expect(await refusal(setPicture(id, 'day-two', { body: text }))).toMatch(/^4(00|15|22) /);
    expect((await call(`/v1/itineraries/${id}`)).headers.get('etag')).toBe('"v1"');
  });

  test('a small file that unpacks to gigabytes is refused', async () => {
    const { id } = await made();
    const headers = { 'content-type': 'image/png' };
    const answer = await setPicture(id, 'day-two', { body: bomb(), headers });
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      415,
      expect.stringContaining('too many pixels'),
    ]);
    const packed = gzipSync(Buffer.alloc(50 * 1024 * 1024, 32));
    for (const path of ['/v1/itineraries', '/v1/imports/media'])
      expect(
        await refusal(
          call(path, {
            method: 'POST',
            body: packed,
            headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
          }),
        ),
      ).toMatch(/^4\d\d /);
    expect((await call(`/v1/itineraries/${id}`)).headers.get('etag')).toBe('"v1"');
  });

  test('half of a picture, and one with a long tail, change nothing', async () => {
    const { id } = await made();
    expect(await refusal(setPicture(id, 'day-two', { body: jpeg.slice(0, 12) }))).toMatch(/^4\d\d /);
    const tail = Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]);
    expect(await refusal(setPicture(id, 'day-two', { body: tail }))).toBe('413 payloadTooLarge');
    expect((await call(`/v1/itineraries/${id}`)).headers.get('etag')).toBe('"v1"');
  });
});
