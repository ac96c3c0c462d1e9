// The service as an operator runs it: a process configured by its environment, whose database can become unavailable.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUnavailable } from '../../service/away.ts';
import { faultLine } from '../../service/log.ts';
import { openMetrics } from '../../service/metrics.ts';
import { freePort, postgresPrograms, startPostgres, type TestPostgres } from '../../tools/postgres.ts';
import { startProgram } from './program.ts';
import { quickFolder } from './quick.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'itineraries-deployed-'));
await quickFolder(dataDir);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = (env: Record<string, string>) => startProgram({ DATA_DIR: dataDir, ...env });

describe('settings', () => {
  test('others are let in only where the world’s addresses are told, and then without demo accounts', async () => {
    const alone = start({ BIND_ADDRESS: '0.0.0.0' });
    expect(await alone.ended).toBe(1);
    expect(alone.said()).toContain('set AUTH_URL and API_URL');
    const urls = { AUTH_URL: 'https://auth.example', API_URL: 'https://api.example' };
    const open = start({ BIND_ADDRESS: '0.0.0.0', ...urls });
    expect(await open.until(/API .*\n/)).toMatch(/http:\/\/0\.0\.0\.0:\d+/);
    expect(open.said()).not.toContain('Sign in as');
    open.child.kill();
    expect(await open.ended).toBe(0);
  }, 300_000);
});

describe.skipIf(!existsSync(join(postgresPrograms, 'postgres')))('with its database away', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });

  test('it is alive and not ready, and says 503 with when to come back; a stop is clean', async () => {
    const port = await freePort();
    const service = start({
      DATABASE_URL: await server.newDatabase(),
      METRICS_PORT: String(port),
      LOG: 'requests',
      DEMO: 'off',
    });
    const api = /API +(\S+)/.exec(await service.until(/API .*\n/))?.[1] ?? '';
    const auth = /sign-in +(\S+)/.exec(service.said())?.[1] ?? '';
    const ask = async (url: string, init?: RequestInit) => {
      const { status, headers } = await fetch(url, init);
      return [status, headers.get('retry-after')];
    };
    const headers = { authorization: 'Bearer secret-token' };
    expect(await ask(`${api}/healthz`)).toEqual([200, null]);
    expect(await ask(`${api}/readyz`)).toEqual([200, null]);
    expect(await ask(`${api}/v1/itineraries`, { headers })).toEqual([401, null]);
    await server.stop();
    expect(await ask(`${api}/healthz`)).toEqual([200, null]);
    expect(await ask(`${api}/readyz`)).toEqual([503, '5']);
    expect(await ask(`${api}/v1/itineraries?cursor=secret-cursor`, { headers })).toEqual([503, '5']);
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: 'secret-refresh',
      client_id: 'x',
    });
    expect(await ask(`${auth}/oauth/token`, { method: 'POST', body })).toEqual([503, '5']);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(metrics).toMatch(/itineraries_requests_total\{at="api",method="GET",status="503"\} 2/);
    service.child.kill();
    expect(await service.ended).toBe(0);
    const logged = service
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(
      logged.map((line) => JSON.parse(line)).some(({ path, status }) => path === '/readyz' && status === 503),
    ).toBe(true);
    expect(service.said()).not.toMatch(/secret/);
  }, 300_000);
});

describe('parts', () => {
  test('what is away is told from what is broken', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(isUnavailable(new Error('Failed query', { cause: refused }))).toBe(true);
    expect(isUnavailable(Object.assign(new Error('ends'), { code: '57P01' }))).toBe(true);
    expect(isUnavailable(Object.assign(new Error('twice'), { code: '23505' }))).toBe(false);
    expect(isUnavailable(new TypeError('undefined is not a function'))).toBe(false);
  });
  test('a fault is logged without what the request carried', () => {
    const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
    const line = faultLine(new Error('Failed query: insert into x\nparams: mara@wayclip.test', { cause }));
    expect(line).toMatchObject({ level: 'error', message: 'duplicate key', code: '23505' });
    expect(
      JSON.stringify(faultLine(new Error('Failed query: select\nparams: mara@wayclip.test'))),
    ).not.toContain('mara');
  });
  test('metrics are text that adds up, whatever method someone makes up', () => {
    const metrics = openMetrics();
    for (const method of ['GET', 'GET', 'BREW', 'FETCH'])
      metrics.count({ at: 'api', method, status: 200, seconds: 0.2 });
    const text = metrics.text();
    expect(text).toContain('itineraries_requests_total{at="api",method="other",status="200"} 2');
    expect(text).toContain('itineraries_request_seconds_bucket{at="api",le="0.1"} 0');
    expect(text).toContain('itineraries_request_seconds_bucket{at="api",le="0.25"} 4');
    expect(text).toMatch(/itineraries_request_seconds_sum\{at="api"\} 0\.8/);
  });
});

test('a request under way is answered before a gentle stop', async () => {
  const { listen } = await import('../../service/listen.ts');
  const port = await listen(0);
  if (!port.ok) throw new Error('No port.');
  const { promise: go, resolve } = Promise.withResolvers<void>();
  const { promise: here, resolve: arrive } = Promise.withResolvers<void>();
  port.value.serve(async (_request, response) => {
    arrive();
    await go;
    response.end('whole');
  });
  const answer = fetch(port.value.url).then((response) => response.text());
  await here;
  const drained = port.value.drain();
  resolve();
  expect(await answer).toBe('whole');
  await drained;
  const again = createServer();
  await new Promise<void>((done) => again.listen(Number(new URL(port.value.url).port), '127.0.0.1', done));
  expect((again.address() as AddressInfo).port).toBe(Number(new URL(port.value.url).port));
  again.close();
});
