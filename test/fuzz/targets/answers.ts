// A service that answers anything at all.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Connection } from '../../../lib/api/connection.ts';
import { setDayImage } from '../../../lib/api/day-image.ts';
import { createItinerary, updateItinerary } from '../../../lib/api/itineraries.ts';
import { saveItinerary } from '../../../lib/api/library.ts';
import { explore, listItineraries } from '../../../lib/api/lists.ts';
import { createOverMcp } from '../../../lib/api/mcp/create-over-mcp.ts';
import { readItinerary } from '../../../lib/api/read-itinerary.ts';
import { travellerOf } from '../../../lib/api/traveller.ts';
import { ApiFailure } from '../../../lib/model/failure.ts';
import type { Result } from '../../../lib/model/result.ts';
import { standIn } from '../../api/stand-in.ts';
import { anyJsonChange, changeJson } from '../mutate-json.ts';
import { target } from '../target.ts';

const itinerary = {
  id: 'i',
  etag: '"v1"',
  title: 'Porto',
  updatedAt: '2027-05-13T10:00:00Z',
  author: { id: 'a', name: 'Ana' },
  days: [
    {
      id: 'd',
      imageURL: 'https://img.example/1',
      stops: [{ id: 's', name: 'Pier', coordinate: { latitude: 1, longitude: 2 } }],
    },
  ],
};
const answers: unknown[] = [
  itinerary,
  { data: [itinerary, { ...itinerary, id: 'j' }], nextCursor: null },
  { itinerary },
  { error: { code: 'itineraryModified', message: 'Changed.', data: { code: 'x' } } },
  { errors: [{ code: 'SUBSCRIPTION-REQUIRED' }], type: 'https://service.test/problems/gone' },
  {
    jsonrpc: '2.0',
    id: 1,
    result: {
      tools: [{ name: 'create_itinerary', inputSchema: { type: 'object', properties: { title: {} } } }],
    },
  },
];

const etag = fc.constantFrom('"v1"', 'W/"v1"', 'v1', '""', '"', 'W/', '*', '"a", "b"', '"\\"', ' ');
const headers = fc.record(
  {
    etag,
    'retry-after': fc.constantFrom(
      '1',
      '-1',
      '1e99',
      'soon',
      'Sat, 01 May 2027 10:01:30 GMT',
      '999999999999',
      '',
    ),
    'content-type': fc.constantFrom(
      'application/json',
      'text/html',
      'application/problem+json',
      'text/event-stream',
      'x',
    ),
    'www-authenticate': fc.constantFrom(
      'Bearer',
      'Bearer error="insufficient_scope"',
      'Bearer error="',
      ',,,=',
    ),
    link: fc.constantFrom('<https://evil.test/>; rel="next"', '</v1?cursor=2>; rel=next', '<', ''),
    location: fc.constantFrom('https://evil.test/', '/v1/itineraries/7', '\\'),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fc
    .tuple(fc.constantFrom(...answers), fc.array(anyJsonChange, { maxLength: 4 }))
    .map(([answer, changes]) => JSON.stringify(changeJson(answer, changes)) ?? ''),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'null', '<!doctype html>', 'data: {"jsonrpc":"2.0"}\n\n', '{"a":'),
  fc.uint8Array({ maxLength: 300 }),
);
const status = fc.oneof(
  fc.constantFrom(200, 201, 202, 204, 304, 401, 404, 409, 412, 429, 500, 503),
  fc.integer({ min: 200, max: 599 }),
);
const answer = fc.record({ status, headers, body });
type Answer = typeof answer extends fc.Arbitrary<infer T> ? T : never;

const responseOf = ({ status, headers, body }: Answer): Response => {
  const isEmpty = [204, 205, 304].includes(status);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : Uint8Array.from(body);
  return new Response(isEmpty ? null : bytes, { status, headers: headers as HeadersInit });
};

const place = { itineraryId: 'i', dayId: 'd', etag: '"v1"' };
const asked: Record<string, (connection: Connection) => Promise<Result<unknown, unknown>>> = {
  read: (connection) => readItinerary(connection, 'i'),
  list: (connection) => listItineraries(connection, { filter: 'owned' }),
  explore: (connection) => explore(connection, { q: 'porto' }),
  create: (connection) => createItinerary(connection, { title: 'Porto' }, 'key'),
  update: (connection) => updateItinerary(connection, { id: 'i', changes: { title: 'Porto' }, etag: '"v1"' }),
  save: (connection) => saveItinerary(connection, 'i'),
  picture: (connection) =>
    setDayImage(connection, { ...place, picture: new Blob(['x'], { type: 'image/png' }) }),
  tool: (connection) => createOverMcp(connection, { title: 'Porto' }),
  traveller: (connection) => travellerOf(connection),
};

// A list is followed as far as it leads; a refused call is made once more.
const mostRequests = 1000;

export const answering = target({
  name: 'answers',
  claim: 'whatever the service answers, each operation ends with a value or one of the failures we know',
  any: fc.record({
    ask: fc.constantFrom(...Object.keys(asked)),
    answers: fc.array(answer, { minLength: 1, maxLength: 4 }),
  }),
  holds: async ({ ask, answers }) => {
    let count = 0;
    const { connection } = standIn(() => {
      const next = answers[count % answers.length];
      count += 1;
      assert.ok(next && count < mostRequests, 'It asks on and on.');
      return responseOf(next);
    });
    const result = await asked[ask]?.(connection);
    assert.ok(result);
    if (!result.ok)
      assert.ok(z.safeParse(ApiFailure, result.failure).success, JSON.stringify(result.failure));
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  },
  shortRuns: 80,
});
