// What makes a service start and let people in quickly, for tests that are about something else.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Edges, realEdges } from '../../service/edges.ts';
import { migrate } from '../../service/storage/migrate.ts';
import type { Location } from '../../service/storage/open-database.ts';

/** A password is hashed in a millisecond instead of a hundred. */
export const quickEdges: Edges = { ...realEdges, passwordCost: 6 };

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.output', 'test');
const migrations = join(root, 'service', 'storage', 'migrations');

/** A database in memory that need not be made from nothing: it has its tables already. */
export async function quickMemory(): Promise<Location & { memory: true; snapshot?: Blob | undefined }> {
  kept ??= findOrMake();
  return { memory: true, snapshot: await kept };
}
let kept: Promise<Blob> | undefined;

/** The same in a folder of its own, for a service that is started there next. */
export async function quickFolder(dataDir: string): Promise<void> {
  const { snapshot } = await quickMemory();
  const database = join(dataDir, 'database');
  await mkdir(database, { recursive: true });
  const client = await PGlite.create({ dataDir: database, ...(snapshot && { loadDataDir: snapshot }) });
  await client.close();
}

// `node test/service/quick.ts` makes it before anyone waits for it.
if (import.meta.main) await quickMemory();

/** Made once for these migrations, this engine and this file, and kept for the next run. */
async function findOrMake(): Promise<Blob> {
  const file = join(folder, `database-${await nameOfNow()}.tar`);
  const found = await readFile(file).catch(() => undefined);
  if (found) return new Blob([found]);
  const client = await PGlite.create('memory://');
  await migrate(drizzle(client));
  // Two of the three databases in it are for making more of them: without, it is opened in two thirds of the time.
  await client.exec('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await client.exec(`drop database ${template}`);
  await client.exec('checkpoint');
  const made = await client.dumpDataDir('none');
  await client.close();
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder))
    if (/^database-[0-9a-f]+\.tar$/.test(old)) await rm(join(folder, old), { force: true });
  // Another worker may be at the same: a whole file takes its place at once.
  const beside = join(folder, `${crypto.randomUUID()}.part`);
  await writeFile(beside, Buffer.from(await made.arrayBuffer()));
  await rename(beside, file);
  return made;
}

async function nameOfNow(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(import.meta.filename));
  // The engine with its version.
  hash.update(await readFile(join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json')));
  for (const name of (await readdir(migrations)).sort()) hash.update(await readFile(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}
