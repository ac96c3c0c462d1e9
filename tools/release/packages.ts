// Makes the store packages from a source tree: one for each browser, and the sources they were built from.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { runWxt } from '../build-extension.ts';
import { filesIn, sourcesIn } from './files-in.ts';
import { writeZip, type ZippedFile } from './write-zip.ts';

export interface Package {
  name: string;
  path: string;
  bytes: number;
  sha256: string;
}

export const storeBrowsers = ['chrome', 'firefox'] as const;
export type StoreBrowser = (typeof storeBrowsers)[number];

const About = z.object({ name: z.string(), version: z.string() });

export const aboutProject = (root: string) =>
  z.parse(About, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Builds as for a store: without loopback addresses, whatever the environment has. */
async function build(root: string, browser: StoreBrowser): Promise<string> {
  const { WXT_API_URL: _api, WXT_AUTH_URL: _auth, ...env } = process.env;
  const built = await runWxt({ root, browser, env });
  if (!built.ok) throw new Error(built.failure);
  return join(root, '.output', `${browser}-mv3`);
}

/** The key fixes the id of unpacked builds; a store assigns its own and accepts no other. */
function withoutKey(manifest: string): string {
  const { key: _key, ...rest } = z.parse(z.record(z.string(), z.unknown()), JSON.parse(manifest));
  return JSON.stringify(rest);
}

function builtFiles(folder: string): ZippedFile[] {
  return filesIn(folder).map((name) => {
    const content = readFileSync(join(folder, name));
    return { name, content: name === 'manifest.json' ? withoutKey(content.toString('utf8')) : content };
  });
}

const sourceFiles = (root: string): ZippedFile[] =>
  sourcesIn(root).map((name) => ({ name, content: readFileSync(join(root, name)) }));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function put(folder: string, name: string, zip: Uint8Array): Package {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, zip);
  return { name, path, bytes: zip.length, sha256: sha256(zip) };
}

export interface Packed {
  packages: Package[];
  sources: ZippedFile[];
}

/** Builds the tree at `root` for every store and puts the packages into `folder`. */
export async function makePackages(root: string, folder: string): Promise<Packed> {
  const { name, version } = aboutProject(root);
  const sources = sourceFiles(root);
  const sourcesZip = writeZip(sources);
  const packages: Package[] = [];
  for (const browser of storeBrowsers) {
    const built = await build(root, browser);
    packages.push(put(folder, `${name}-${version}-${browser}.zip`, writeZip(builtFiles(built))));
  }
  if (sha256(writeZip(sourceFiles(root))) !== sha256(sourcesZip))
    throw new Error('A file was changed while the packages were built. Run this again.');
  packages.push(put(folder, `${name}-${version}-sources.zip`, sourcesZip));
  return { packages, sources };
}
