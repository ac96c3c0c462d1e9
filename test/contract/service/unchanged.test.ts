// With the control port open and no dialect set, the service's answers are identical.
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asFetch } from '../../../service/control/as-fetch.ts';
import { asHandler } from '../../../service/control/as-handler.ts';
import { openControl } from '../../../service/control/control.ts';
import { createService, type NodeHandler, type Service } from '../../../service/create-service.ts';
import { type Listening, listen } from '../../../service/listen.ts';
import { startService } from '../../../service/start.ts';
import { quickEdges, quickMemory } from '../../service/quick.ts';

const origins = { auth: 'https://auth.example', api: 'https://api.example' };
const ports: Listening[] = [];
let service: Service;

async function serve(handler: NodeHandler): Promise<string> {
  const port = await listen(0);
  if (!port.ok) throw new Error(port.failure.kind);
  ports.push(port.value);
  port.value.serve(handler);
  return port.value.url;
}

const plain = { auth: '', api: '' };
const controlled = { auth: '', api: '' };
beforeAll(async () => {
  service = await createService({
    location: await quickMemory(),
    edges: quickEdges,
    origins,
    seedDemo: 'travellers',
  });
  const control = openControl(origins);
  plain.auth = await serve(service.auth);
  plain.api = await serve(getRequestListener(service.api.fetch, { overrideGlobalObjects: false }));
  controlled.auth = await serve(asHandler(control.around('auth', asFetch(service.auth)), origins.auth));
  const api = control.around('api', async (request) => service.api.fetch(request));
  controlled.api = await serve(asHandler(api, origins.api));
});
afterAll(async () => {
  await Promise.all(ports.map((port) => port.close()));
  await service.close();
});

/** How and when a body is chunked does not count. */
const ofTheWire = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];

async function said(url: string, init: RequestInit) {
  const answer = await fetch(url, { redirect: 'manual', ...init });
  const headers = [...answer.headers].filter(([name]) => !ofTheWire.includes(name));
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()).toString('base64') };
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
const asked: ['auth' | 'api', string, RequestInit?][] = [
  ['auth', '/.well-known/oauth-authorization-server'],
  ['auth', '/.well-known/oauth-protected-resource'],
  ['auth', '/oauth/authorize?client_id=nobody'],
  [
    'auth',
    '/oauth/token',
    form({ grant_type: 'refresh_token', refresh_token: 'x', client_id: 'itineraries-app' }),
  ],
  ['auth', '/oauth/token', { method: 'POST' }],
  ['auth', '/oauth/revoke', form({ token: 'x', client_id: 'itineraries-app' })],
  [
    'auth',
    '/oauth/register',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  ],
  ['auth', '/sign-in'],
  ['auth', '/nowhere'],
  ['api', '/.well-known/oauth-protected-resource'],
  ['api', '/openapi.json'],
  ['api', '/v1/itineraries'],
  ['api', '/v1/itineraries', { method: 'POST', body: '{"title":"x"}' }],
  ['api', '/v1/explore', { headers: { authorization: 'Bearer nonsense' } }],
  ['api', '/mcp', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }],
  ['api', '/media/none.jpg'],
  ['api', '/v1/itineraries/x/days/y/image', { method: 'PUT' }],
  ['api', '/v1/itineraries', { method: 'OPTIONS' }],
];
test.each(asked)('%s %s', async (origin, path, init = {}) => {
  expect(await said(controlled[origin] + path, init)).toEqual(await said(plain[origin] + path, init));
});

test('a service that was not asked for a control port has none', async () => {
  const started = await startService({ ...(await quickMemory()), authPort: 0, apiPort: 0 });
  if (!started.ok) throw new Error(started.failure.kind);
  expect(started.value).not.toHaveProperty('controlUrl');
  await started.value.stop();
});
