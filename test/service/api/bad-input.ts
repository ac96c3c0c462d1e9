// Bad input for every route of the API: one shape of error, no internal error, nothing half done.
import { drizzle } from 'drizzle-orm/pglite';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeApi } from '../../../service/api/app.ts';
import { openStores } from '../../../service/api/stores.ts';
import { realEdges } from '../../../service/edges.ts';
import { openImportedLinks } from '../../../service/imports/imported-links.ts';
import { lazyKnowledge } from '../../../service/imports/knowledge.ts';
import { openTextReader } from '../../../service/imports/text-reader.ts';
import { signedCursors } from '../../../service/itineraries/cursor.ts';
import { memoryBlobs } from '../../../service/storage/blobs.ts';
import { openHeldFiles } from '../../../service/storage/held-files.ts';
import * as schema from '../../../service/storage/schema.ts';
import { newPerson, type Person } from './people.ts';
import { type Call, call, made, refusal } from './world.ts';

type Takes = 'nothing' | 'json' | 'bytes';
/** Method, path, whose token, the kind of body. */
const routes: [string, string, 'as' | 'own', Takes][] = [
  ['GET', '/v1/itineraries', 'as', 'nothing'],
  ['POST', '/v1/itineraries', 'as', 'json'],
  ['GET', '/v1/itineraries/:id', 'as', 'nothing'],
  ['PUT', '/v1/itineraries/:id', 'as', 'json'],
  ['PATCH', '/v1/itineraries/:id', 'as', 'json'],
  ['DELETE', '/v1/itineraries/:id', 'as', 'nothing'],
  ['PUT', '/v1/itineraries/:id/days/:dayId/image', 'as', 'bytes'],
  ['DELETE', '/v1/itineraries/:id/days/:dayId/image', 'as', 'nothing'],
  ['DELETE', '/v1/itineraries/:id/cover-image', 'as', 'nothing'],
  ['PUT', '/v1/itineraries/:id/cover-image', 'as', 'nothing'],
  ['PUT', '/v1/itineraries/:id/like', 'as', 'nothing'],
  ['DELETE', '/v1/itineraries/:id/like', 'as', 'nothing'],
  ['PUT', '/v1/itineraries/:id/dislike', 'as', 'nothing'],
  ['DELETE', '/v1/itineraries/:id/dislike', 'as', 'nothing'],
  ['GET', '/v1/itineraries/:id/documents', 'as', 'nothing'],
  ['PATCH', '/v1/itineraries/:id/documents/:documentId', 'as', 'json'],
  ['DELETE', '/v1/itineraries/:id/documents/:documentId', 'as', 'nothing'],
  ['POST', '/v1/itineraries/:id/people', 'own', 'json'],
  ['GET', '/v1/itineraries/:id/people', 'own', 'nothing'],
  ['DELETE', '/v1/itineraries/:id/people/:userId', 'own', 'nothing'],
  ['POST', '/v1/itineraries/:id/share-links', 'own', 'json'],
  ['GET', '/v1/itineraries/:id/share-links', 'own', 'nothing'],
  ['DELETE', '/v1/itineraries/:id/share-links/:linkId', 'own', 'nothing'],
  ['PUT', '/v1/library/:id', 'as', 'nothing'],
  ['DELETE', '/v1/library/:id', 'as', 'nothing'],
  ['GET', '/v1/explore', 'as', 'nothing'],
  ['PUT', '/v1/explore/:id', 'as', 'nothing'],
  ['DELETE', '/v1/explore/:id', 'as', 'nothing'],
  ['PUT', '/v1/people/:userId/follow', 'as', 'nothing'],
  ['DELETE', '/v1/people/:userId/follow', 'as', 'nothing'],
  ['POST', '/v1/people/:userId/reports', 'own', 'json'],
  ['PUT', '/v1/app/library/:id/documents/:documentId', 'own', 'json'],
  ['GET', '/v1/app/library/:id/documents/:documentId/file', 'own', 'nothing'],
  ['POST', '/v1/app/documents', 'own', 'bytes'],
  ['GET', '/v1/account', 'own', 'nothing'],
  ['GET', '/v1/account/reminder-preferences', 'own', 'nothing'],
  ['PATCH', '/v1/account/reminder-preferences', 'own', 'json'],
  ['POST', '/v1/imports/media', 'own', 'json'],
];
const named = routes.map((route) => [`${route[0]} ${route[1]}`, ...route] as const);

const oddIds = [
  'x',
  '%00',
  '..%2f..%2fsecrets',
  "1'or'1'='1",
  '%F0%9F%9A%83',
  '%ff',
  '00000000-0000-0000-0000-00000000000',
  'a'.repeat(5000),
];

describe('bad input', () => {
  let mona: Person;
  let id: string;
  beforeAll(async () => {
    mona = await newPerson('Mona');
    id = (await made({ title: 'Untouched', days: [{ id: 'one' }] }, mona.as)).id;
  });
  const fill = (path: string, itineraryId = id) =>
    path
      .replace(':id', itineraryId)
      .replace(':dayId', 'one')
      .replace(':userId', crypto.randomUUID())
      .replace(':documentId', crypto.randomUUID())
      .replace(':linkId', 'AAAAAAAAAAAAAAAA');
  const untouched = async () => (await call(`/v1/itineraries/${id}`, { as: mona.as })).headers.get('etag');
  /** A 4xx in the one error shape. */
  const refused = async (answer: Promise<Response>) => {
    const said = await refusal(answer);
    expect(said).toMatch(/^4\d\d [a-z][A-Za-z]+$/);
    return said;
  };

  test('the table has every route', async () => {
    // Only to list the routes: the database is never used.
    const db = drizzle.mock({ schema });
    const textReader = openTextReader();
    const api = makeApi({
      isReady: async () => true,
      origins: { auth: 'http://127.0.0.1:1', api: 'http://127.0.0.1:2' },
      readToken: async () => undefined,
      stores: openStores(db, realEdges),
      blobs: memoryBlobs(),
      files: openHeldFiles(db, memoryBlobs(), realEdges),
      imports: { textReader, knowledge: lazyKnowledge(), links: openImportedLinks(db, realEdges) },
      cursors: signedCursors('a key'),
      edges: realEdges,
    });
    await textReader.close();
    const registered = api.routes
      .filter(({ path, method }) => path.startsWith('/v1/') && method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(registered)].toSorted()).toEqual(named.map(([name]) => name).toSorted());
  });

  test.each(named)('%s needs a live token of this service', async (_name, method, path) => {
    for (const as of ['', 'nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', 'a'.repeat(7000)])
      expect(await refusal(call(fill(path), { method, as }))).toBe('401 unauthorized');
  });

  test.each(named.filter(([, , path]) => path.includes(':')))(
    '%s knows no id that is none',
    async (_name, method, path, whose) => {
      for (const odd of oddIds) {
        const address = path.replaceAll(/:\w+/g, odd);
        const headers = { 'if-match': '"v1"', 'content-type': 'application/json' };
        const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' };
        expect(await refused(call(address, { method, headers, as: mona[whose], ...body })), odd).toMatch(
          /^4(00|04|22)/,
        );
      }
    },
  );

  // An import checks the plan before the body, so it is tested elsewhere.
  const withJson = named.filter(([name, , , , takes]) => takes === 'json' && !name.includes('imports'));
  test.each(withJson)(
    '%s takes no body that is not JSON, is not said to be, or is too much',
    async (_name, method, path, whose) => {
      const send = (body: BodyInit, type = 'application/json', more: Partial<Call> = {}) =>
        call(fill(path), {
          method,
          body,
          headers: { 'content-type': type, 'if-match': '"v1"' },
          as: mona[whose],
          ...more,
        });
      expect(await refused(send('{"a":'))).toBe('400 invalidJson');
      expect(await refused(send(Uint8Array.of(0x22, 0xff, 0x22)))).toBe('400 invalidJson');
      expect(await refused(send('{}', 'text/plain'))).toBe('415 unsupportedMediaType');
      expect(await refused(send('{}', ''))).toBe('415 unsupportedMediaType');
      await refused(send(`${'['.repeat(20_000)}${']'.repeat(20_000)}`));
      expect(await untouched()).toBe('"v1"');
    },
  );

  test.each(withJson)('%s takes no body without end', async (_name, method, path, whose) => {
    const body = new Uint8Array(1024 * 1024 + 1).fill(32);
    const headers = { 'content-type': 'application/json', 'if-match': '"v1"' };
    expect(await refused(call(fill(path), { method, body, headers, as: mona[whose] }))).toBe(
      '413 payloadTooLarge',
    );
  });

  test.each(named.filter(([, , , , takes]) => takes === 'json'))(
    '%s answers any JSON with a refusal or a success, never with a fault',
    async (_name, method, path, whose) => {
      const throwaway = (await made({ title: 'Throwaway' }, mona.as)).id;
      const field = fc.constantFrom(
        'title',
        'days',
        'center',
        'userId',
        'role',
        'token',
        'sharePlay',
        'reason',
        'name',
        'id',
        'storagePath',
        'frames',
        'kind',
        '__proto__',
        'constructor',
      );
      const value = fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom('\0', '\ud800', '9'.repeat(400), 1e308, true),
      );
      const body = fc.oneof(fc.jsonValue(), fc.dictionary(field, value));
      await fc.assert(
        fc.asyncProperty(body, async (given) => {
          const answer = await call(fill(path, throwaway), {
            method,
            body: JSON.stringify(given) ?? 'null',
            headers: { 'content-type': 'application/json', 'if-match': '"v1"' },
            as: mona[whose],
          });
          if (answer.status >= 400) await refused(Promise.resolve(answer));
          else await answer.arrayBuffer();
          expect(answer.status).toBeLessThan(500);
        }),
        { numRuns: 15 },
      );
    },
  );

  test('a query that makes no sense is refused, one that is not known is overlooked', async () => {
    for (const list of ['/v1/itineraries', '/v1/explore']) {
      for (const query of [
        'limit=-1',
        'limit=1.5',
        'limit=%00',
        'filter=%00',
        'filter=ALL',
        'cursor=%00',
        `cursor=${'a'.repeat(3000)}`,
      ])
        expect(await refused(call(`${list}?${query}`, { as: mona.as })), query).toMatch(/^400/);
      expect((await call(`${list}?surprise=1`, { as: mona.as })).status).toBe(200);
    }
    for (const since of ['%00', '2027-13-01T00:00:00Z', '2027-01-01T00:00:00', '+275760-09-13T00:00:00.001Z'])
      expect(await refused(call(`/v1/itineraries?updatedSince=${since}`, { as: mona.as }))).toBe(
        '400 invalidRequest',
      );
    for (const since of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2027-01-01T00:00:00%2B14:00'])
      expect((await call(`/v1/itineraries?updatedSince=${since}`, { as: mona.as })).status).toBe(200);
    expect((await call('/v1/explore?q=%00%ff%ED%A0%80', { as: mona.as })).status).toBe(200);
  });

  test('an address that cannot be read, and a method that no route has, are refused in the same shape', async () => {
    for (const path of [
      '/v1/itineraries/%',
      '/v1/%zz',
      '//v1/itineraries',
      `/v1/itineraries/${'a/'.repeat(500)}`,
    ])
      await refused(call(path, { as: mona.as }));
    for (const method of ['POST', 'OPTIONS', 'PURGE'])
      await refused(call(`/v1/itineraries/${id}`, { method, as: mona.as }));
    expect(await untouched()).toBe('"v1"');
  });
});
