import { AwsClient } from 'aws4fetch';
import { StoreAway } from '../away.ts';
import type { Blobs } from './blobs.ts';

/** A bucket in any S3-compatible store, with path-style addressing, which all of them support. */
export interface S3Settings {
  /** "https://s3.example" */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const names = {
  endpoint: 'S3_ENDPOINT',
  bucket: 'S3_BUCKET',
  region: 'S3_REGION',
  accessKeyId: 'S3_ACCESS_KEY_ID',
  secretAccessKey: 'S3_SECRET_ACCESS_KEY',
} as const;

/** From the environment; undefined if no bucket is named. Incomplete settings throw at once. */
export function readS3Settings(env: Record<string, string | undefined>): S3Settings | undefined {
  if (!env[names.bucket]) return undefined;
  const setting = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`S3_BUCKET is set, so ${name} must be too.`);
    return value;
  };
  return {
    endpoint: setting(names.endpoint),
    bucket: setting(names.bucket),
    region: env[names.region] || 'us-east-1',
    accessKeyId: setting(names.accessKeyId),
    secretAccessKey: setting(names.secretAccessKey),
  };
}

// Retries cover about a second; if the store fails for longer, the traveller should see an error.
const retries = 3;

// A large document takes a second or two. Clients, including Wayclip, give up after 25 s: they should learn before then
// that the store has gone quiet, and when to retry.
export const storeTimeoutMilliseconds = 20_000;

export function s3Blobs(
  { endpoint, bucket, ...keys }: S3Settings,
  timeout = storeTimeoutMilliseconds,
): Blobs {
  const client = new AwsClient({ ...keys, service: 's3', retries, initRetryMs: 100 });
  const addressOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`;
  const ask = async (method: Method, key: string, body?: Uint8Array<ArrayBuffer>): Promise<Answer> => {
    try {
      const init = { method, signal: AbortSignal.timeout(timeout), ...(body ? { body } : {}) };
      const response = await client.fetch(addressOf(key), init);
      // The response body can break off too.
      return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
    } catch (cause) {
      throw new StoreAway(`The store cannot be reached to ${method} ${key}.`, { cause });
    }
  };
  const send = async (method: Method, key: string, body?: Uint8Array<ArrayBuffer>) => {
    const answer = await ask(method, key, body);
    const { status } = answer;
    if ((status >= 200 && status < 300) || (status === 404 && method !== 'PUT')) return answer;
    const sentence = `The store answered ${status} to ${method} ${key}.`;
    throw status >= 500 || status === 429 ? new StoreAway(sentence) : new Error(sentence);
  };
  return {
    write: async (key, bytes) => void (await send('PUT', key, Uint8Array.from(bytes))),
    async read(key) {
      const { status, bytes } = await send('GET', key);
      return status === 404 ? undefined : bytes;
    },
    remove: async (key) => void (await send('DELETE', key)),
  };
}

type Method = 'PUT' | 'GET' | 'DELETE';
interface Answer {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}
