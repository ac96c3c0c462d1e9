import { AwsClient } from 'aws4fetch';
import { StoreAway } from '../away.ts';
import type { Blobs } from './blobs.ts';

/** A bucket of any store that speaks S3; addressed by path, which all of them understand. */
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

/** From the environment; undefined when no bucket is named. Half of the settings is a mistake that is said at once. */
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

// A store that stumbles is asked again for about a second; longer than that, and the traveller should hear of it.
const retries = 3;

export function s3Blobs({ endpoint, bucket, ...keys }: S3Settings): Blobs {
  const client = new AwsClient({ ...keys, service: 's3', retries, initRetryMs: 100 });
  const addressOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`;
  const send = async (method: 'PUT' | 'GET' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) => {
    const response = await client
      .fetch(addressOf(key), { method, ...(body ? { body } : {}) })
      .catch((cause: unknown) => {
        throw new StoreAway(`The store cannot be reached to ${method} ${key}.`, { cause });
      });
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    const sentence = `The store answered ${response.status} to ${method} ${key}.`;
    throw response.status >= 500 || response.status === 429 ? new StoreAway(sentence) : new Error(sentence);
  };
  return {
    write: async (key, bytes) => void (await send('PUT', key, Uint8Array.from(bytes))),
    async read(key) {
      const response = await send('GET', key);
      return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer());
    },
    remove: async (key) => void (await send('DELETE', key)),
  };
}
