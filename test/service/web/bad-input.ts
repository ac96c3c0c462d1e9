// Bad input for every route of the web pages and of OAuth: no internal error, no stack trace, one shape.
import { generateKeyPairSync } from 'node:crypto';
import { drizzle } from 'drizzle-orm/pglite';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStores } from '../../../service/api/stores.ts';
import { realEdges } from '../../../service/edges.ts';
import { signedCursors } from '../../../service/itineraries/cursor.ts';
import { connectedApps } from '../../../service/oauth/connected-apps.ts';
import { makeProvider } from '../../../service/oauth/provider.ts';
import { operations } from '../../../service/openapi/document.ts';
import { memoryBlobs } from '../../../service/storage/blobs.ts';
import * as schema from '../../../service/storage/schema.ts';
import { openAccountExport } from '../../../service/travellers/account-export.ts';
import { openAttempts } from '../../../service/travellers/attempts.ts';
import { makeSignInGate } from '../../../service/travellers/sign-in-gate.ts';
import { openTravellers } from '../../../service/travellers/travellers.ts';
import { makeWeb } from '../../../service/web/app.ts';
import { redirectUri } from '../connect.ts';
import { service } from './world.ts';

/** As the router lists them: "GET /i/:id". The database is never used. */
function routesOfPages(): [string, string][] {
  const db = drizzle.mock({ schema });
  const origins = { auth: 'http://127.0.0.1:1', api: 'http://127.0.0.1:2' };
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwks = { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] };
  const secrets = { cookieKey: 'a', cursorKey: 'b', jwks };
  const travellers = openTravellers(db, realEdges);
  const provider = makeProvider({
    db,
    edges: realEdges,
    origins,
    secrets,
    travellers,
    ownOrigins: [],
    renderError: async () => '',
  });
  const apps = connectedApps(db, provider, realEdges);
  const app = makeWeb({
    ...openStores(db, realEdges),
    provider,
    origins,
    travellers,
    cursors: signedCursors('b'),
    blobs: memoryBlobs(),
    edges: realEdges,
    door: makeSignInGate(travellers, openAttempts(db, realEdges)),
    apps,
    ownOrigins: [],
    endSessions: async () => undefined,
    belongings: openAccountExport({ db, blobs: memoryBlobs(), apps, edges: realEdges }),
    leave: async () => undefined,
  });
  const named = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/*' && path !== '*')
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(named)].map((name) => name.split(' ') as [string, string]);
}

const routes = routesOfPages();
const odd = ['x', '%00', '..%2f..%2fetc', "1'or'1'='1", '%ff', 'a'.repeat(5000)];
const send = (method: string, path: string, init: RequestInit = {}) =>
  fetch(service.authUrl + path, {
    method,
    redirect: 'manual',
    ...init,
    headers: { ...(method === 'POST' && { origin: service.authUrl }), ...Object(init.headers) },
  });
const ours = /\bat .*\.(ts|js)\b|node_modules|drizzle|insert into|Error:/i;
/** A page or a redirect, and never anything about the implementation. */
async function isFine(answer: Response, what: string): Promise<void> {
  const text = await answer.text();
  expect(answer.status, what).toBeLessThan(500);
  expect(text, what).not.toMatch(ours);
}

describe('bad input to the pages', () => {
  test('all of them are walked', () => {
    expect(routes.length).toBeGreaterThan(18);
    for (const path of ['/account/password', '/interaction/:uid/allow', '/i/:id'])
      expect(routes.map(([, each]) => each)).toContain(path);
  });

  test.each(routes)('%s %s', async (method, path) => {
    for (const word of odd) {
      const address = path.replaceAll(/:\w+(\{[^}]+\})?/g, word);
      await isFine(await send(method, `${address}?next=%00&cursor=%ff&shelf=${word}&done=__proto__`), word);
      if (!path.includes(':')) break;
    }
    const address = path.replaceAll(/:\w+(\{[^}]+\})?/g, crypto.randomUUID());
    for (const cookie of ['itineraries_session=%01', `itineraries_session=${'a'.repeat(4000)}`, '=;;='])
      await isFine(await send(method, address, { headers: { cookie } }), cookie);
    if (method !== 'POST') return;
    const form = (body: BodyInit, type = 'application/x-www-form-urlencoded') =>
      send('POST', address, { body, headers: { 'content-type': type } });
    await isFine(await form('email=%00&password=%ff&name=%ED%A0%80&next=%00'), 'letters that are none');
    await isFine(await form('email[]=a&email=b&__proto__=c&constructor[x]=d'), 'names twice');
    await isFine(await form('{"email":', 'application/json'), 'not a form');
    await isFine(await form('--x\r\nbroken', 'multipart/form-data; boundary=x'), 'a broken form');
    await isFine(await form('', 'multipart/form-data'), 'a form without an end');
    expect((await form(`email=${'a'.repeat(17 * 1024)}`)).status).toBe(413);
    expect((await send('POST', address, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(
      403,
    );
  });

  test('an address that is none, and a method that no page has', async () => {
    for (const path of ['/%', '/i/%zz', '//i/x', `/${'a/'.repeat(500)}`, '/i/..%2f..%2f'])
      await isFine(await send('GET', path), path);
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])
      await isFine(await send(method, '/account'), method);
  });
});

const oauthPaths = operations
  .filter(({ at, path }) => at === 'auth' && path.startsWith('/oauth/'))
  .map(({ method, path }) => [method.toUpperCase(), path] as const);

describe('bad input to OAuth', () => {
  /** {"error": "invalid_…"}, with a sentence. */
  const refused = async (answer: Response, what: string) => {
    const text = await answer.text();
    expect(answer.status, what).toBeGreaterThanOrEqual(400);
    expect(answer.status, what).toBeLessThan(500);
    expect(text, what).not.toMatch(ours);
    expect(JSON.parse(text).error, what).toMatch(/^[a-z_]+$/);
  };
  const posted = oauthPaths.filter(([method]) => method === 'POST');

  test('all of them are walked', () => {
    expect(posted.map(([, path]) => path).sort()).toEqual([
      '/oauth/register',
      '/oauth/revoke',
      '/oauth/token',
    ]);
    expect(oauthPaths).toContainEqual(['GET', '/oauth/authorize']);
  });

  test.each(posted)('%s %s says what is wrong, and no more', async (_method, path) => {
    const post = (body: BodyInit, type = 'application/x-www-form-urlencoded') =>
      send('POST', path, { body, headers: { 'content-type': type } });
    await refused(await post(''), 'nothing');
    await refused(await post('{"a":', 'application/json'), 'broken JSON');
    await refused(await post('[]', 'application/json'), 'a list');
    await refused(await post('a'.repeat(200 * 1024)), 'too much');
    await refused(
      await post(JSON.stringify({ a: 'a'.repeat(200 * 1024) }), 'application/json'),
      'too much JSON',
    );
    await refused(await post('token=%00&client_id=%00&grant_type=%00&code=%ff'), 'letters that are none');
    await refused(await post('client_id=a&client_id=b&token=a&token=b'), 'names twice');
    await refused(
      await post('grant_type=password&client_id=itineraries-app&username=a&password=b'),
      'another grant',
    );
  });

  test('registering takes any JSON as a client or refuses it', async () => {
    const name = fc.constantFrom(
      'redirect_uris',
      'client_name',
      'grant_types',
      'response_types',
      'token_endpoint_auth_method',
      'scope',
      'jwks',
      'jwks_uri',
      'client_id',
      '__proto__',
    );
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom('\0', ['\0'], [redirectUri], '\ud800'),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value), async (metadata) => {
        const answer = await send('POST', '/oauth/register', {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(metadata),
        });
        if (answer.status !== 201) await refused(answer, JSON.stringify(metadata));
      }),
      { numRuns: 40 },
    );
  });

  test('asking with anything at all is answered with a page or sent back', async () => {
    const names = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'code_challenge'];
    const more = [
      'code_challenge_method',
      'resource',
      'prompt',
      'max_age',
      'request',
      'request_uri',
      'claims',
    ];
    const value = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(
        'itineraries-app',
        redirectUri,
        'code',
        'S256',
        'openid',
        '\0',
        'none',
        '-1',
        '{"a":1}',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names, ...more), value), async (asked) => {
        const query = new URLSearchParams(asked);
        await isFine(await send('GET', `/oauth/authorize?${query}`), query.toString());
      }),
      { numRuns: 60 },
    );
    for (const path of ['/oauth/authorize/x', '/oauth/authorize/%00', '/oauth/nothing', '/oauth/sign-out'])
      await isFine(await send('GET', path), path);
  });
});
