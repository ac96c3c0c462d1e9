// The service as an operator runs it with a bucket: the bucket becomes unavailable and comes back, and two processes
// share it. TEST_S3=http://… uses an S3-compatible store with a bucket “trips” instead of a fake.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Itinerary } from '../../lib/model/itinerary.ts';
import type { S3Settings } from '../../service/storage/s3-blobs.ts';
import { freePort, postgresPrograms, startPostgres, type TestPostgres } from '../../tools/postgres.ts';
import { bucketStandIn } from './bucket-stand-in.ts';
import { connect } from './connect.ts';
import { type Program, startProgram } from './program.ts';
import { quickFolder } from './quick.ts';
import { lisbon, pictures } from './trips.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'itineraries-bucket-'));
const bucket = bucketStandIn();
const running: Program[] = [];
beforeAll(() => bucket.open());
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

const inBucket = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});

async function launch(env: Record<string, string>) {
  const program = startProgram({ DATA_DIR: dataDir, ...env });
  running.push(program);
  await program.until(/Sign in as.*\n/);
  const [authUrl = '', apiUrl = ''] = program.said().match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
  return { authUrl, apiUrl };
}

/** Makes a traveller's request; returns what matters of the answer. */
const asking =
  (token: string) =>
  async (address: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const answer = await fetch(address, { ...init, headers });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      etag: answer.headers.get('etag') ?? '',
      bytes,
    };
  };
type Answered = { bytes: Uint8Array };
const itineraryIn = ({ bytes }: Answered) => Itinerary.parse(JSON.parse(new TextDecoder().decode(bytes)));
const imageIn = (answer: Answered) => itineraryIn(answer).days?.[1]?.imageURL ?? '';
const asJson = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const picture = (type: keyof typeof pictures, etag: string) => ({
  method: 'PUT',
  headers: { 'content-type': type, 'if-match': etag },
  body: pictures[type],
});

describe('with its bucket away', () => {
  test('what needs it is answered with 503 and when to come back, and nothing is changed by half', async () => {
    await quickFolder(dataDir);
    const { authUrl, apiUrl } = await launch(inBucket(bucket.settings()));
    const ask = asking((await connect({ authUrl })).tokens.access_token);
    const made = await ask(`${apiUrl}/v1/itineraries`, asJson(lisbon));
    const trip = `${apiUrl}/v1/itineraries/${itineraryIn(made).id}`;
    const image = `${trip}/days/day-two/image`;
    const first = await ask(image, picture('image/jpeg', made.etag));
    expect(first.status).toBe(200);
    const imageURL = imageIn(first);
    const whole = await ask(trip);
    const keptBefore = new Map(bucket.kept);
    expect(keptBefore.size).toBe(1);
    const away = { status: 503, retryAfter: '5' };

    await bucket.close();
    expect(await ask(`${apiUrl}/healthz`)).toMatchObject({ status: 200 });
    expect(await ask(`${apiUrl}/readyz`)).toMatchObject(away);
    expect(await ask(imageURL)).toMatchObject(away);
    expect(await ask(image, picture('image/png', whole.etag))).toMatchObject(away);
    // Requests that do not need the bucket still work.
    expect(await ask(trip)).toEqual(whole);

    await bucket.open();
    // It is up, but fails through all retries.
    bucket.state.stumbles = 4;
    expect(await ask(image, picture('image/png', whole.etag))).toMatchObject(away);
    expect(bucket.kept).toEqual(keptBefore);
    expect(await ask(trip)).toEqual(whole);

    expect(await ask(`${apiUrl}/readyz`)).toMatchObject({ status: 200, retryAfter: null });
    expect((await ask(imageURL)).bytes).toEqual(pictures['image/jpeg']);
    const second = await ask(image, picture('image/png', whole.etag));
    expect(second.status).toBe(200);
    expect(second.etag).not.toBe(whole.etag);
    expect((await ask(imageIn(second))).bytes).toEqual(pictures['image/png']);
    // The replaced picture is gone, and the two that could not be written never arrived.
    expect([...bucket.kept.values()]).toEqual([Buffer.from(pictures['image/png'])]);
  }, 300_000);
});

describe.skipIf(!existsSync(join(postgresPrograms, 'postgres')))('two processes', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  test('share a database and a bucket: what is made at one is read, shown and replaced at the other', async () => {
    const [authPort, apiPort] = [await freePort(), await freePort()].map(String);
    const endpoint = process.env.TEST_S3 ?? bucket.settings().endpoint;
    const env = {
      DATABASE_URL: await server.newDatabase(),
      ...inBucket({ ...bucket.settings(), endpoint }),
      AUTH_URL: `http://127.0.0.1:${authPort}`,
      API_URL: `http://127.0.0.1:${apiPort}`,
      DEMO: 'on',
    };
    // Both at once: one runs the migrations and adds the demo travellers, the other waits.
    const [one, other] = await Promise.all([
      launch({ ...env, AUTH_PORT: String(authPort), API_PORT: String(apiPort) }),
      launch(env),
    ]);
    const ask = asking((await connect(one)).tokens.access_token);
    const at = ({ apiUrl }: { apiUrl: string }, address: string) => address.replace(one.apiUrl, apiUrl);

    const made = await ask(`${one.apiUrl}/v1/itineraries`, asJson(lisbon));
    const trip = `${one.apiUrl}/v1/itineraries/${itineraryIn(made).id}`;
    const set = await ask(`${trip}/days/day-two/image`, picture('image/jpeg', made.etag));
    expect(set.status).toBe(200);
    const imageURL = imageIn(set);

    const read = await ask(at(other, trip));
    expect([read.status, read.etag, itineraryIn(read)]).toEqual([200, set.etag, itineraryIn(set)]);
    const shown = await ask(at(other, imageURL));
    expect([shown.status, shown.bytes]).toEqual([200, pictures['image/jpeg']]);

    const replaced = await ask(at(other, `${trip}/days/day-two/image`), picture('image/webp', read.etag));
    expect(replaced.status).toBe(200);
    expect((await ask(imageIn(replaced))).bytes).toEqual(pictures['image/webp']);
    expect((await ask(imageURL)).status).toBe(404);
    const late = await ask(`${trip}/days/day-two/image`, picture('image/png', set.etag));
    expect(late.status).toBe(412);
  }, 300_000);
});
