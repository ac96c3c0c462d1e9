// Makes a service start and sign people in quickly, for tests that are about something else.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Edges, realEdges } from '../../service/edges.ts';
import { migrate } from '../../service/storage/migrate.ts';
import type { Location } from '../../service/storage/open-database.ts';

/** Hashes a password in a millisecond instead of a hundred. */
export const quickEdges: Edges = { ...realEdges, passwordCost: 6 };

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.output', 'test');
const migrations = join(root, 'service', 'storage', 'migrations');

/** An in-memory database with its tables already created. */
export async function quickMemory(): Promise<Location & { memory: true; snapshot?: Blob | undefined }> {
  kept ??= findOrMake();
  return { memory: true, snapshot: await kept };
}
let kept: Promise<Blob> | undefined;

/** The same in a folder, for a service that is started there next. */
export async function quickFolder(dataDir: string): Promise<void> {
  const { snapshot } = await quickMemory();
  const database = join(dataDir, 'database');
  await mkdir(database, { recursive: true });
  const client = await PGlite.create({ dataDir: database, ...(snapshot && { loadDataDir: snapshot }) });
  await client.close();
}

// `node test/service/quick.ts` makes it in advance.
if (import.meta.main) await quickMemory();

/** Made once for these migrations, this engine and this file, and cached for later runs. */
async function findOrMake(): Promise<Blob> {
  const file = join(folder, `database-${await nameOfNow()}.tar`);
  const found = await readFile(file).catch(() => undefined);
  if (found) return new Blob([found]);
  const client = await PGlite.create('memory://');
  await migrate(drizzle(client));
  // Two of its three databases are only templates for new ones: without them it opens in two thirds of the time.
  await client.exec('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await client.exec(`drop database ${template}`);
  await client.exec('checkpoint');
  const made = await client.dumpDataDir('none');
  await client.close();
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder))
    if (/^database-[0-9a-f]+\.tar$/.test(old)) await rm(join(folder, old), { force: true });
  // Another worker may be doing the same: the complete file is moved into place atomically.
  const beside = join(folder, `${crypto.randomUUID()}.part`);
  await writeFile(beside, Buffer.from(await made.arrayBuffer()));
  await rename(beside, file);
  return made;
}

async function nameOfNow(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(import.meta.filename));
  // The engine's package.json contains its version.
  hash.update(await readFile(join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json')));
  for (const name of (await readdir(migrations)).sort()) hash.update(await readFile(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
