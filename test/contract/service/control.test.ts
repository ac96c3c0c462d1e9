// The control port: faults, journal and clock, and who cannot reach it.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openFaults } from '../../../service/control/fault.ts';
import { demoTraveller } from '../../../service/seed.ts';
import { startService } from '../../../service/start.ts';
import { quickFolder } from '../../service/quick.ts';
import { type Controlled, startControlled } from './dialects/check.ts';
import { made, send } from './people.ts';
import { connect, oauthRefusal, refresh } from './sign-in.ts';

let world: Controlled;
beforeAll(async () => {
  world = await startControlled();
});
afterEach(() => world.control.reset());
afterAll(() => world?.service.stop());

const creating = { method: 'POST', path: '/v1/itineraries' };
const create = (title: string) =>
  send(world, 'POST', '/v1/itineraries', { as: world.people.mara.as, body: { title } });
const list = () => world.api('/v1/itineraries?limit=1', { as: world.people.mara.as });
const storedTitles = async () =>
  (await world.service.itinerariesOf(demoTraveller.email)).map(({ title }) => title);

describe('faults', () => {
  test('a connection dropped before the write leaves nothing, one dropped after it leaves one', async () => {
    await world.control.fault({ match: creating, action: { kind: 'drop', when: 'before' }, times: 1 });
    await expect(create('Before')).rejects.toThrow('fetch failed');
    await world.control.removeFaults();
    await world.control.fault({ match: creating, action: { kind: 'drop', when: 'after' }, times: 1 });
    await expect(create('After')).rejects.toThrow('fetch failed');
    expect((await create('Then')).status).toBe(201);
    const titles = await storedTitles();
    expect(titles).not.toContain('Before');
    expect(titles.filter((title) => title === 'After')).toHaveLength(1);
  });

  test('a status comes instead of the answer, as often as told, after as many as told', async () => {
    const action = { kind: 'status', status: 503 } as const;
    await world.control.fault({ match: { path: '/v1/itineraries' }, action, after: 1, times: 2 });
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await list()).status);
    expect(statuses).toEqual([200, 503, 503, 200]);
  });

  test('429 says when to come back, in seconds or as a date, or does not', async () => {
    const path = '/v1/itineraries';
    const say = async (more: object) => {
      await world.control.removeFaults();
      await world.control.fault({ match: { path }, action: { kind: 'status', status: 429, ...more } });
      return (await list()).headers.get('retry-after');
    };
    expect(await say({ retryAfter: 7 })).toBe('7');
    const date = (await say({ retryAfter: 60, retryAfterForm: 'date' })) ?? '';
    expect(Math.abs(Date.parse(date) - Date.now() - 60_000)).toBeLessThan(5000);
    expect(await say({})).toBeNull();
  });

  test('a status may hide a write that was done', async () => {
    const action = { kind: 'status', status: 502, form: 'html', isDone: true } as const;
    await world.control.fault({ match: creating, action, times: 1 });
    const answer = await create('Hidden');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'text/html; charset=utf-8']);
    expect((await storedTitles()).filter((title) => title === 'Hidden')).toHaveLength(1);
  });

  test('an answer can break off, be garbled, come late or slowly', async () => {
    const path = '/v1/itineraries';
    await world.control.fault({ match: { path }, action: { kind: 'cut' }, times: 1 });
    const cut = await list();
    expect(cut.status).toBe(200);
    await expect(cut.text()).rejects.toThrow('terminated');
    await world.control.removeFaults();
    await world.control.fault({ match: { path }, action: { kind: 'corrupt' }, times: 1 });
    await expect((await list()).json()).rejects.toThrow(SyntaxError);
    for (const kind of ['delay', 'trickle'] as const) {
      await world.control.removeFaults();
      await world.control.fault({ match: { path }, action: { kind, milliseconds: 40 }, times: 1 });
      const begin = performance.now();
      expect((await (await list()).json()).data).toHaveLength(1);
      expect(performance.now() - begin).toBeGreaterThan(39);
    }
  });

  test('apply only to what they name: address, method, origin', async () => {
    const action = { kind: 'status', status: 500 } as const;
    await world.control.fault({ match: { origin: 'auth', path: '/v1/**' }, action });
    await world.control.fault({ match: { method: 'DELETE', path: '/v1/**' }, action });
    expect((await list()).status).toBe(200);
    await world.control.fault({ match: { origin: 'auth', path: '/oauth/token' }, action });
    expect((await world.auth('/oauth/token', { method: 'POST' })).status).toBe(500);
    expect((await world.auth('/.well-known/oauth-authorization-server')).status).toBe(200);
  });

  test('are told in the dialect that is spoken', async () => {
    await world.control.speak({ errorShape: 'flat' });
    await world.control.fault({ match: { path: '/v1/**' }, action: { kind: 'status', status: 503 } });
    expect(await (await list()).json()).toEqual({ error: 'unavailable', message: expect.any(String) });
  });

  test('a star stops at a slash, two do not, and other letters stand for themselves', () => {
    const isMet = (pattern: string, path: string) => {
      const faults = openFaults();
      faults.add({ match: { path: pattern }, action: { kind: 'cut' } });
      return faults.take({ origin: 'api', method: 'GET', path }) !== undefined;
    };
    const name = fc.stringMatching(/^[\w.~()+$-]{1,8}$/);
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(isMet(`/${one}/*`, `/${one}/${other}`)).toBe(true);
        expect(isMet(`/${one}/*`, `/${one}/${other}/x`)).toBe(false);
        expect(isMet(`/${one}/**`, `/${one}/${other}/x`)).toBe(true);
        expect(isMet(`/${one}`, `/${other}`)).toBe(one === other);
      }),
    );
  });
});

describe('the journal', () => {
  test('has every request with its answer, and no token, code or cookie', async () => {
    await world.control.fault({ match: { path: '/v1/explore' }, action: { kind: 'drop', when: 'before' } });
    const { tokens, clientId } = await connect(world);
    await world.api('/v1/itineraries', { as: tokens.access_token });
    await world.api('/v1/explore', { as: tokens.access_token }).catch(() => undefined);
    await world.api('/v1/itineraries?limit=0', { as: world.people.mara.as });
    await refresh(world, clientId, tokens.refresh_token);
    const entries = await world.control.journal();
    const told = entries.map(({ method, path, status }) => `${method} ${path} ${status}`);
    expect(told).toContain('POST /oauth/register 201');
    expect(told.slice(-4)).toEqual([
      'GET /v1/itineraries 200',
      'GET /v1/explore dropped',
      'GET /v1/itineraries?limit=0 400',
      'POST /oauth/token 200',
    ]);
    expect(entries.at(-3)?.fault).toMatch(/^fault-/);
    const [first, second, others] = entries.slice(-4, -1).map(({ headers }) => headers.authorization);
    expect(first).toMatch(/^Bearer #[0-9a-f]{8}$/);
    expect(second).toBe(first);
    expect(others).not.toBe(first);
    const text = JSON.stringify(entries);
    for (const secret of [tokens.access_token, tokens.refresh_token, world.people.mara.as])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/code=(?!%E2%80%A6)|itineraries_session/);
    await world.control.clearJournal();
    expect(await world.control.journal()).toEqual([]);
  });
});

describe('the clock', () => {
  test('is everyone’s: what is written, what has run out, and what the OAuth server gives', async () => {
    const { tokens, clientId } = await connect(world);
    await world.control.advance(3 * 24 * 3600);
    const ahead = (await world.control.now()).getTime() - Date.now();
    expect(Math.round(ahead / 1000)).toBe(3 * 24 * 3600);
    expect((await world.api('/v1/itineraries', { as: tokens.access_token })).status).toBe(401);
    const renewed = await (await refresh(world, clientId, tokens.refresh_token)).json();
    expect(renewed.expires_in).toBe(3600);
    const { updatedAt = '' } = await made(world, renewed.access_token);
    expect(Math.abs(Date.parse(updatedAt) - Date.now() - ahead)).toBeLessThan(10_000);
    await world.control.advance(88 * 24 * 3600);
    expect(await oauthRefusal(refresh(world, clientId, renewed.refresh_token))).toBe('400 invalid_grant');
  });

  test('ends a session of the pages too', async () => {
    const browser = world.browser();
    await connect(world, { browser });
    expect((await browser.open('/account')).html).not.toContain('id="sign-in"');
    await world.control.advance(15 * 24 * 3600);
    expect((await browser.open('/account')).html).toContain('id="sign-in"');
  });
});

describe('the port', () => {
  const controlUrl = () => world.service.controlUrl ?? '';

  test('takes nothing that it does not know, and says so', async () => {
    const answers = await Promise.all([
      fetch(`${controlUrl()}/dialect`, { method: 'PUT', body: '{"errorShape":"round"}' }),
      fetch(`${controlUrl()}/dialect`, { method: 'PUT', body: '{' }),
      fetch(`${controlUrl()}/faults`, { method: 'POST', body: '{"match":{"path":"v1"}}' }),
      fetch(`${controlUrl()}/clock`, { method: 'POST', body: '{"advanceSeconds":-1}' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    const switches = await (await fetch(`${controlUrl()}/switches`)).json();
    expect(switches.errorShape).toMatchObject({ gap: 'D1', values: expect.arrayContaining(['flat']) });
  });

  test('is not for pages in a browser, nor for a name that leads here', async () => {
    const asked = await fetch(`${controlUrl()}/journal`, { headers: { origin: 'https://page.example' } });
    expect(asked.status).toBe(403);
    const { port } = new URL(controlUrl());
    const status = await new Promise((resolve, reject) => {
      const sent = request({
        port,
        host: '127.0.0.1',
        path: '/journal',
        headers: { host: 'rebound.example' },
      });
      sent.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject);
      sent.end();
    });
    expect(status).toBe(403);
  });

  test('is not on the service’s own ports, and not there at all behind a public address', async () => {
    for (const url of [world.authUrl, world.apiUrl]) expect((await fetch(`${url}/journal`)).status).toBe(404);
    const options = { memory: true, authPort: 0, apiPort: 0, controlPort: 0 } as const;
    const origins = { auth: 'https://auth.example', api: 'https://api.example' };
    await expect(startService({ ...options, origins })).rejects.toThrow('control port');
  });

  test('is opened by --control, which is refused with a public address', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'itineraries-control-'));
    await quickFolder(dataDir);
    const run = (words: string[], more: Record<string, string> = {}) => {
      const env = {
        ...process.env,
        DEMO: 'off',
        DATA_DIR: dataDir,
        AUTH_PORT: '0',
        API_PORT: '0',
        CONTROL_PORT: '0',
        ...more,
      };
      const program = join(import.meta.dirname, '../../../service/main.ts');
      const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      let said = '';
      return new Promise<string>((resolve) => {
        const hear = (chunk: Buffer) => {
          said += chunk.toString();
          if (/^Control.*\n/m.test(said)) child.kill();
        };
        child.stdout.on('data', hear);
        child.stderr.on('data', hear);
        child.once('exit', () => resolve(said));
      });
    };
    const publicly = { AUTH_URL: 'https://auth.example', API_URL: 'https://api.example' };
    try {
      expect(await run(['--control'], publicly)).toContain('does not have it');
      expect(await run(['--control'])).toMatch(/Control +http:\/\/127\.0\.0\.1:\d+/);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
