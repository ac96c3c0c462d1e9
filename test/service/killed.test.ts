// The service as a separate process, killed without warning in the middle of writes, and two of them on one server.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Itinerary, SummaryPage } from '../../lib/model/itinerary.ts';
import { type RunningService, startService } from '../../service/start.ts';
import { connect } from './connect.ts';
import { isOnServer, newLocation, stopServerAfterwards } from './location.ts';
import { quickFolder } from './quick.ts';
import { jpeg } from './trips.ts';

stopServerAfterwards();
const folders: string[] = [];
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const program = join(import.meta.dirname, '../../service/main.ts');

/** Started as a person starts it; ready once it has printed its addresses. */
async function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (/Sign in as/.test(said)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`It ended: ${said}`)));
  });
  await ready;
  const [authUrl = '', apiUrl = ''] = said.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
  return { child, authUrl, apiUrl };
}

const portOf = (url: string) => new URL(url).port;

test('killed in the middle of writes, it starts again and nothing that was acknowledged is lost', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'itineraries-killed-'));
  folders.push(dataDir);
  await quickFolder(dataDir);
  const { databaseUrl = '' } = await newLocation();
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  let running = await launch({ ...env, AUTH_PORT: '0', API_PORT: '0' });
  const { authUrl, apiUrl } = running;
  // The same addresses again, or the tokens would belong to another service.
  const again = { ...env, AUTH_PORT: portOf(authUrl), API_PORT: portOf(apiUrl) };
  const token = (await connect({ authUrl } as RunningService)).tokens.access_token;
  const call = (path: string, init: RequestInit = {}) =>
    fetch(apiUrl + path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
    });

  const created = new Set<string>();
  const pictures = new Set<string>();
  const { id } = Itinerary.parse(
    await (
      await call('/v1/itineraries', { method: 'POST', body: '{"title":"Packed","days":[{"id":"one"}]}' })
    ).json(),
  );
  let packed = 0;
  const create = async () => {
    const answer = await call('/v1/itineraries', { method: 'POST', body: '{"title":"Made"}' });
    if (answer.status === 201) created.add(Itinerary.parse(await answer.json()).id);
  };
  const pack = async () => {
    const before = await call(`/v1/itineraries/${id}`);
    const { packing = [] } = Itinerary.parse(await before.json());
    const answer = await call(`/v1/itineraries/${id}`, {
      method: 'PATCH',
      headers: { 'if-match': before.headers.get('etag') ?? '' },
      body: JSON.stringify({ packing: [...packing, { name: `${packing.length}` }] }),
    });
    if (answer.status === 200) packed = Math.max(packed, packing.length + 1);
  };
  const picture = async () => {
    const made = Itinerary.parse(
      await (
        await call('/v1/itineraries', { method: 'POST', body: '{"title":"Seen","days":[{"id":"one"}]}' })
      ).json(),
    );
    const put = { method: 'PUT', body: jpeg, headers: { 'if-match': '"v1"', 'content-type': 'image/jpeg' } };
    const answer = await call(`/v1/itineraries/${made.id}/days/one/image`, put);
    if (answer.status === 200) pictures.add(Itinerary.parse(await answer.json()).days?.[0]?.imageURL ?? '');
  };

  for (const round of [1, 2]) {
    let isDead = false;
    const keepOn = async (act: () => Promise<void>) => {
      // Requests pending when it dies are neither acknowledged nor expected.
      while (!isDead) await act().catch(() => undefined);
    };
    const busy = [create, pack, picture].map(keepOn);
    const enough = created.size + 15;
    while (created.size < enough || packed < round * 5)
      await new Promise((resolve) => setTimeout(resolve, 20));
    running.child.kill('SIGKILL');
    await new Promise((resolve) => running.child.once('exit', resolve));
    isDead = true;
    await Promise.all(busy);

    running = await launch(again);
    const kept = new Set<string>();
    let cursor = '';
    do {
      const page = SummaryPage.parse(
        await (await call(`/v1/itineraries?filter=owned&limit=50${cursor}`)).json(),
      );
      for (const item of page.data) kept.add(item.id);
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    expect([...created].filter((made) => !kept.has(made))).toEqual([]);
    const { packing = [] } = Itinerary.parse(await (await call(`/v1/itineraries/${id}`)).json());
    expect(packing.length).toBeGreaterThanOrEqual(packed);
    for (const url of pictures) expect((await fetch(url)).status).toBe(200);
  }
  expect(created.size).toBeGreaterThanOrEqual(30);
}, 400_000);

test.runIf(isOnServer)(
  'a second process on the same server serves the same data at once',
  async () => {
    const location = await newLocation();
    const options = { ...location, authPort: 0, apiPort: 0, seedDemo: true };
    const first = await startService(options);
    if (!first.ok) throw new Error(first.failure.kind);
    const { authUrl, apiUrl } = first.value;
    const [second, third] = await Promise.all(
      [1, 2].map(() => startService({ ...options, origins: { auth: authUrl, api: apiUrl } })),
    );
    if (!second?.ok || !third?.ok) throw new Error('The others did not start.');
    const authorization = `Bearer ${(await connect(first.value)).tokens.access_token}`;
    const post = {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"title":"Shared"}',
    };
    const { id } = Itinerary.parse(await (await fetch(`${second.value.apiUrl}/v1/itineraries`, post)).json());
    const cursors = new Set<string | undefined>();
    for (const { apiUrl: url } of [first.value, second.value, third.value]) {
      const read = await fetch(`${url}/v1/itineraries/${id}`, { headers: { authorization } });
      expect(Itinerary.parse(await read.json()).title).toBe('Shared');
      await fetch(`${url}/v1/itineraries`, post);
      const page = await fetch(`${url}/v1/itineraries?limit=1`, { headers: { authorization } });
      cursors.add(SummaryPage.parse(await page.json()).nextCursor);
    }
    // A list started at one process continues at another.
    for (const cursor of cursors) {
      const next = await fetch(`${third.value.apiUrl}/v1/itineraries?limit=1&cursor=${cursor}`, {
        headers: { authorization },
      });
      expect(next.status).toBe(200);
    }
    // Of several processes that write from the same version, only one succeeds.
    const patch = { ...post, method: 'PATCH', headers: { ...post.headers, 'if-match': '"v1"' } };
    const statuses = await Promise.all(
      [first, second, third].map(
        async (one) => (await fetch(`${one.ok ? one.value.apiUrl : ''}/v1/itineraries/${id}`, patch)).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 412, 412]);
    for (const one of [third, second, first]) if (one.ok) await one.value.stop();
  },
  240_000,
);
