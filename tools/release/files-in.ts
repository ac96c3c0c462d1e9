// The files of a folder by name, in an order independent of the disk, and which of them are sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Paths below `folder`, with forward slashes, sorted by code unit. Folders matched by `isLeftOut` are skipped. */
export function filesIn(folder: string, isLeftOut: (path: string) => boolean = () => false): string[] {
  const walk = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const below = join(path, entry.name);
      if (isLeftOut(below.split(sep).join('/'))) return [];
      return entry.isDirectory() ? walk(below) : [below.split(sep).join('/')];
    });
  return walk('').toSorted((a, b) => (a < b ? -1 : 1));
}

/** A line of `.gitignore` as a predicate. Of its syntax, only the three forms used here are supported. */
function ignores(line: string): (path: string) => boolean {
  if (/^[^*/]+\/$/.test(line)) return (path) => path.split('/').includes(line.slice(0, -1));
  if (/^\*\.\w+$/.test(line)) return (path) => path.endsWith(line.slice(1));
  if (/^[^*]+\/[^*/]+$/.test(line)) return (path) => path === line;
  throw new Error(`.gitignore says "${line}", and ${import.meta.filename} does not know that form.`);
}

/**
 * Everything a build starts from. Read from `.gitignore` rather than git: unpacked sources have only the former.
 * Settings of one machine (`.env`) are left out even if git does not ignore them.
 */
export function sourcesIn(root: string): string[] {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const rules = lines.map(ignores);
  const isLocal = (path: string) => path === '.git' || /(^|\/)\.env(\.|$)/.test(path);
  return filesIn(root, (path) => isLocal(path) || rules.some((isIgnored) => isIgnored(path)));
}
