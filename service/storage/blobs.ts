import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
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
  const parts = join(folder, 'parts');
  await mkdir(parts, { recursive: true });
  await removeOldParts(parts);
  return {
    write: (key, bytes) => writeWhole(bytes, join(parts, randomUUID()), join(folder, key)),
    read: (key) => readFile(join(folder, key)).catch(absentWhenMissing),
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

/** First beside its place and onto the disk, then into it: whoever is killed meanwhile leaves no half under the key. */
async function writeWhole(bytes: Uint8Array, beside: string, place: string): Promise<void> {
  try {
    const file = await open(beside, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await link(beside, place);
  } finally {
    await rm(beside, { force: true });
  }
}

// No write takes as long; another process may be at one right now.
const maxPartAgeMilliseconds = 60 * 60 * 1000;
const maxParts = 1000;

/** What killed writers left behind, a bounded part of it. */
async function removeOldParts(parts: string): Promise<void> {
  for (const name of (await readdir(parts)).slice(0, maxParts)) {
    const found = await stat(join(parts, name)).catch(absentWhenMissing);
    if (found && Date.now() - found.mtimeMs > maxPartAgeMilliseconds)
      await rm(join(parts, name), { force: true });
  }
}

function absentWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
