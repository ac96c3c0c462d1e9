// The files of a folder by name, in an order that no disk decides, and which of them are sources.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Paths below `folder`, with forward slashes, by code unit. What `isLeftOut` names is not looked into. */
export function filesIn(folder: string, isLeftOut: (path: string) => boolean = () => false): string[] {
  const walk = (path: string): string[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const below = join(path, entry.name);
      if (isLeftOut(below.split(sep).join('/'))) return [];
      return entry.isDirectory() ? walk(below) : [below.split(sep).join('/')];
    });
  return walk('').toSorted((a, b) => (a < b ? -1 : 1));
}

/** A line of `.gitignore` as a question. Of its language these are the three forms that are used here. */
function ignores(line: string): (path: string) => boolean {
  if (/^[^*/]+\/$/.test(line)) return (path) => path.split('/').includes(line.slice(0, -1));
  if (/^\*\.\w+$/.test(line)) return (path) => path.endsWith(line.slice(1));
  if (/^[^*]+\/[^*/]+$/.test(line)) return (path) => path === line;
  throw new Error(`.gitignore says "${line}", and ${import.meta.filename} does not know that form.`);
}

/**
 * All that a build starts from. Read from `.gitignore` and not from git: unpacked sources have the one and not the other.
 * Settings of one machine (`.env`) are left out though git may not ignore them.
 */
export function sourcesIn(root: string): string[] {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const rules = lines.map(ignores);
  const isLocal = (path: string) => path === '.git' || /(^|\/)\.env(\.|$)/.test(path);
  return filesIn(root, (path) => isLocal(path) || rules.some((isIgnored) => isIgnored(path)));
}
