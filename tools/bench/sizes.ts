// The size of our build, compared with other clippers' unpacked builds: only measured sizes, never quoted ones.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { buildExtension } from '../build-extension.ts';
import { codeSize, type EntrySize, entrySizes } from './entry-sizes.ts';
import type { Figure } from './figure.ts';

export interface SizesResult {
  entries: EntrySize[];
  all: Omit<EntrySize, 'entrypoint'>;
  clippers: { name: string; all: Omit<EntrySize, 'entrypoint'> }[];
}

const Manifest = z.object({ name: z.string(), version: z.string() });

function clipperIn(folder: string): SizesResult['clippers'][number] {
  const manifest = z.parse(Manifest, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  // For "__MSG_appName__" the folder's name says more.
  const name = manifest.name.startsWith('__MSG_') ? basename(folder) : manifest.name;
  return { name: `${name} ${manifest.version}`, all: codeSize(folder) };
}

export async function measureSizes(clippers: string[]): Promise<SizesResult> {
  const nowhere = { apiUrl: 'http://127.0.0.1:9', authUrl: 'http://127.0.0.1:9' };
  const built = await buildExtension({ browser: 'chrome', ...nowhere });
  if (!built.ok) throw new Error(built.failure);
  return { entries: entrySizes(built.value), all: codeSize(built.value), clippers: clippers.map(clipperIn) };
}

export const sizeFigures = ({ all, clippers }: SizesResult): Figure[] =>
  clippers.map((clipper) => ({
    part: 'Sizes',
    name: `All code / ${clipper.name}`,
    ratio: all.gzipKilobytes / clipper.all.gzipKilobytes,
    note: `${all.gzipKilobytes.toFixed(0)} kB beside ${clipper.all.gzipKilobytes.toFixed(0)} kB, gzipped`,
  }));
