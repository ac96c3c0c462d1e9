// How much each entrypoint of a built extension makes the browser load, and the size of the whole.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface EntrySize {
  entrypoint: string;
  rawKilobytes: number;
  gzipKilobytes: number;
}

/** Everything `file` loads at once: a page's scripts and styles, a script's static imports. */
function loadedBy(folder: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(join(folder, file))) return seen;
  seen.add(file);
  const text = /\.(html|js)$/.test(file) ? readFileSync(join(folder, file), 'utf8') : '';
  const inPage = file.endsWith('.html') ? [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)] : [];
  const inScript = file.endsWith('.js')
    ? [...text.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)]
    : [];
  for (const [, name = ''] of [...inPage, ...inScript]) {
    loadedBy(folder, name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(file), name), seen);
  }
  return seen;
}

function weighed(folder: string, names: Iterable<string>): Omit<EntrySize, 'entrypoint'> {
  const files = [...names].map((name) => readFileSync(join(folder, name)));
  const kilobytes = (of: (bytes: Buffer) => number) =>
    files.reduce((sum, bytes) => sum + of(bytes), 0) / 1024;
  return {
    rawKilobytes: kilobytes(({ byteLength }) => byteLength),
    gzipKilobytes: kilobytes((bytes) => gzipSync(bytes, { level: 9 }).byteLength),
  };
}

export const entrySizes = (folder: string): EntrySize[] =>
  readdirSync(folder)
    .filter((name) => /\.(html|js)$/.test(name))
    .map((entrypoint) => ({ entrypoint, ...weighed(folder, loadedBy(folder, entrypoint)) }));

/** All code of an unpacked extension, ours or another's: scripts, styles, pages. */
export const codeSize = (folder: string): Omit<EntrySize, 'entrypoint'> =>
  weighed(
    folder,
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(m?js|css|html)$/.test(name),
    ),
  );
