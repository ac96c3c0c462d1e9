import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where pictures are kept, by a key that we made ourselves (`isBlobKey`). A key is written once and never changed. */
export interface Blobs {
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
}

/** "3f2b….jpg": nothing that could walk out of the folder. */
export const isBlobKey = (text: string): boolean => /^[0-9a-f-]{36}\.[a-z]{3,4}$/.test(text);

export function memoryBlobs(): Blobs {
  const kept = new Map<string, Uint8Array>();
  return {
    write: async (key, bytes) => void kept.set(key, bytes),
    read: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
  };
}

export async function folderBlobs(folder: string): Promise<Blobs> {
  await mkdir(folder, { recursive: true });
  return {
    write: (key, bytes) => writeWhole(folder, key, bytes),
    read: (key) => readFile(join(folder, key)).catch(absentWhenMissing),
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

/** First beside its place, then into it: whoever is killed meanwhile leaves no half of a file under the key. */
async function writeWhole(folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const beside = join(folder, `${randomUUID()}.part`);
  try {
    await writeFile(beside, bytes, { flag: 'wx' });
    await link(beside, join(folder, key));
  } finally {
    await rm(beside, { force: true });
  }
}

function absentWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
