import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerBounds } from '../../lib/api/transport.ts';
import { StoreAway } from '../../service/away.ts';
import { type Blobs, folderBlobs, memoryBlobs } from '../../service/storage/blobs.ts';
import { readS3Settings, s3Blobs, storeTimeoutMilliseconds } from '../../service/storage/s3-blobs.ts';
import { bucketStandIn } from './bucket-stand-in.ts';

const key = '3f2b0c1e-0000-4000-8000-000000000000.jpg';
const bytes = Uint8Array.from({ length: 3000 }, (_, index) => index % 251);

const bucket = bucketStandIn();
let folder: string;
beforeAll(async () => {
  await bucket.open();
  folder = await mkdtemp(join(tmpdir(), 'blobs-'));
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});
const kinds: [string, () => Blobs | Promise<Blobs>][] = [
  ['memory', memoryBlobs],
  ['a folder', () => folderBlobs(join(folder, 'media'))],
  ['a bucket', () => s3Blobs(bucket.settings())],
];
describe.each(kinds)('in %s', (_name, open) => {
  test('what is written is read again, and what is removed is gone', async () => {
    const blobs = await open();
    expect(await blobs.read(key)).toBeUndefined();
    await blobs.write(key, bytes);
    expect(new Uint8Array((await blobs.read(key)) ?? [])).toEqual(bytes);
    await blobs.remove(key);
    await blobs.remove(key);
    expect(await blobs.read(key)).toBeUndefined();
  });
});

test('a folder never holds half of a file under its key', async () => {
  const blobs = await folderBlobs(join(folder, 'whole'));
  await blobs.write(key, bytes);
  await expect(blobs.write(key, bytes)).rejects.toThrow();
  expect(await readdir(join(folder, 'whole'))).toEqual([key, 'parts']);
  expect(await readdir(join(folder, 'whole', 'parts'))).toEqual([]);
});

test('a folder forgets what killed writers left, and nothing that someone may be writing now', async () => {
  const parts = join(folder, 'left', 'parts');
  await mkdir(parts, { recursive: true });
  for (const name of ['old', 'new']) await writeFile(join(parts, name), bytes);
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(parts, 'old'), longAgo, longAgo);
  await folderBlobs(join(folder, 'left'));
  expect(await readdir(parts)).toEqual(['new']);
});

describe('a bucket', () => {
  test('is asked at its path, signed, and asked again when it stumbles', async () => {
    bucket.seen.length = 0;
    bucket.state.stumbles = 2;
    await s3Blobs({ ...bucket.settings(), endpoint: `${bucket.settings().endpoint}/` }).write(key, bytes);
    expect(bucket.seen).toEqual(Array(3).fill(`PUT /trips/${key}`));
    expect(bucket.kept.get(`/trips/${key}`)).toEqual(Buffer.from(bytes));
  });

  test('that refuses is a fault that is said, not a picture that is missing', async () => {
    bucket.state.isRefusing = true;
    const blobs = s3Blobs(bucket.settings());
    await expect(blobs.write(key, bytes)).rejects.toThrow('403');
    await expect(blobs.read(key)).rejects.toThrow('403');
    bucket.state.isRefusing = false;
  });

  test('that falls silent, or breaks off its answer, is away like one that is not there', async () => {
    bucket.state.isSilent = true;
    const blobs = s3Blobs(bucket.settings(), 200);
    await expect(blobs.write(key, bytes)).rejects.toBeInstanceOf(StoreAway);
    await expect(blobs.read(key)).rejects.toBeInstanceOf(StoreAway);
    Object.assign(bucket.state, { isSilent: false, isCutting: true });
    await expect(blobs.read(key)).rejects.toBeInstanceOf(StoreAway);
    bucket.state.isCutting = false;
    await blobs.write(key, bytes);
    expect(await blobs.read(key)).toEqual(bytes);
  });

  test('that falls silent is told before Wayclip gives up', () => {
    // The rest of a request takes some time too.
    expect(storeTimeoutMilliseconds).toBeLessThanOrEqual(answerBounds.timeoutMilliseconds - 5000);
  });

  test('is named in the environment, all of it or none', () => {
    const env = {
      S3_BUCKET: 'trips',
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    };
    expect(readS3Settings({})).toBeUndefined();
    expect(readS3Settings(env)).toMatchObject({ bucket: 'trips', region: 'us-east-1' });
    expect(() => readS3Settings({ ...env, S3_ACCESS_KEY_ID: '' })).toThrow('S3_ACCESS_KEY_ID');
  });
});
