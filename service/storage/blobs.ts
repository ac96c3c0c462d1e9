import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Stores pictures under keys that we create ourselves (`isBlobKey`). A key is written once and never changes. */
export interface Blobs {
  write(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
}

/** "3f2b….jpg": nothing that could escape the folder. */
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

/** Writes to a temporary file, flushes it, then moves it into place: a crash leaves no partial file under the key. */
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

// No write takes this long; a younger part may still be in use by another process.
const maxPartAgeMilliseconds = 60 * 60 * 1000;
const maxParts = 1000;

/** Removes partial files of crashed writers, a limited number at a time. */
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
