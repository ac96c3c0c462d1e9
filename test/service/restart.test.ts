import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as oauth from 'oauth4webapi';
import { afterAll, expect, test } from 'vitest';
import { Itinerary } from '../../lib/model/itinerary.ts';
import { realEdges } from '../../service/edges.ts';
import { removeExpired, sqlAdapter } from '../../service/oauth/adapter.ts';
import { demoTraveller } from '../../service/seed.ts';
import { type RunningService, startService } from '../../service/start.ts';
import { openDatabase } from '../../service/storage/open-database.ts';
import { connect, insecure } from './connect.ts';
import { quickEdges, quickFolder } from './quick.ts';
import { jpeg, lisbon } from './trips.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'itineraries-'));
  folders.push(folder);
  return folder;
};
const portOf = (url: string) => Number(new URL(url).port);

async function start(dataDir: string, ports = { authPort: 0, apiPort: 0 }): Promise<RunningService> {
  const started = await startService({ dataDir, ...ports, seedDemo: 'travellers', edges: quickEdges });
  if (!started.ok) throw new Error(JSON.stringify(started.failure));
  return started.value;
}

test('a restart on the same folder keeps travellers, itineraries, pictures, connections and sessions', async () => {
  const dataDir = await newFolder();
  await quickFolder(dataDir);
  const before = await start(dataDir);
  const { app, tokens, browser } = await connect(before);
  const authorization = `Bearer ${tokens.access_token}`;
  const post = {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(lisbon),
  };
  const { id } = Itinerary.parse(await (await fetch(`${before.apiUrl}/v1/itineraries`, post)).json());
  const path = `/v1/itineraries/${id}`;
  const put = {
    method: 'PUT',
    headers: { authorization, 'if-match': '"v1"', 'content-type': 'image/jpeg' },
    body: jpeg,
  };
  await fetch(`${before.apiUrl}${path}/days/day-two/image`, put);
  const kept = await before.itinerariesOf(demoTraveller.email);
  // A socket that a client keeps open must not delay the stop.
  const idle = dial(portOf(before.apiUrl), '127.0.0.1');
  idle.on('error', () => undefined);
  await new Promise((resolve) => idle.once('connect', resolve));
  await before.stop();

  const after = await start(dataDir, { authPort: portOf(before.authUrl), apiPort: portOf(before.apiUrl) });
  try {
    expect(await after.itinerariesOf(demoTraveller.email)).toEqual(kept);
    // A second process on the same folder would destroy the database.
    const second = await startService({ dataDir, authPort: 0, apiPort: 0 });
    expect(second).toEqual({ ok: false, failure: { kind: 'folder-in-use', dataDir } });
    const read = await fetch(`${after.apiUrl}${path}`, { headers: { authorization } });
    expect(read.headers.get('etag')).toBe('"v2"');
    const picture = await fetch(Itinerary.parse(await read.json()).days?.[1]?.imageURL ?? '');
    expect(new Uint8Array(await picture.arrayBuffer())).toEqual(jpeg);
    const refreshed = await oauth.refreshTokenGrantRequest(
      app.server,
      app.client,
      oauth.None(),
      tokens.refresh_token ?? '',
      insecure,
    );
    expect(refreshed.status).toBe(200);
    expect((await browser.open(`/i/${id}`)).html).toContain('Four unhurried days in Lisbon');
  } finally {
    await after.stop();
  }

  const { db, close } = await openDatabase({ dataDir });
  try {
    // Two requests with the same code at the same moment both find it unused; only one may use it.
    const codes = sqlAdapter(db, realEdges, (token) => `${token}-next`)('AuthorizationCode');
    await codes.upsert('a-code', { grantId: 'a-grant' }, 60);
    await codes.consume('a-code');
    await expect(codes.consume('a-code')).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(await codes.find('a-code')).toMatchObject({ grantId: 'a-grant', consumed: expect.any(Number) });
    await removeExpired(db, new Date(Date.now() + 61_000));
    expect(await codes.find('a-code')).toBeUndefined();
  } finally {
    await close();
  }
});

test('a busy port is an answer, and nothing is left open behind it', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  );
  const dataDir = await newFolder();
  expect(await startService({ dataDir, authPort: 0, apiPort: port })).toEqual({
    ok: false,
    failure: { kind: 'port-busy', port },
  });
  expect(await startService({ dataDir, authPort: port, apiPort: 0 })).toEqual({
    ok: false,
    failure: { kind: 'port-busy', port },
  });
  await new Promise((resolve) => taken.close(resolve));
});

test('a folder that cannot be opened is an answer', async () => {
  const file = join(await newFolder(), 'a-file');
  await writeFile(file, 'not a folder');
  const started = await startService({ dataDir: file, authPort: 0, apiPort: 0 });
  expect(started).toMatchObject({ ok: false, failure: { kind: 'data-unreadable' } });
});
