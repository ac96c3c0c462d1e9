// The project's own source as text: which files there are and what each imports.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

export interface SourceFile {
  /** Relative to the root, with forward slashes: "lib/model/result.ts". */
  path: string;
  text: string;
  /** Paths relative to the root for our own files, package names for others. */
  imports: string[];
}

const importForms = [
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?[^'";]*?\sfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g,
];

export function importsOf(path: string, text: string): string[] {
  const named = importForms.flatMap((form) => [...text.matchAll(form)].map((match) => match[1] ?? ''));
  return named.map((name) =>
    name.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), name)) : name,
  );
}

export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = relative(root, file).replaceAll('\\', '/');
        const text = readFileSync(file, 'utf8');
        return { path, text, imports: importsOf(path, text) };
      }),
  );
}

/** Removes comments: mentioning a thing in a comment does not use it. */
export const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/[^\n]*/g, '$1');
