// A document that is closed while Chromium checks its permission for IndexedDB stays in memory. So every page that uses
// the database triggers that check at its start.
import { expect, test, vi } from 'vitest';
import { warmUpDatabase } from '../../lib/library/warm-up-database.ts';
import { sourceFiles } from '../architecture/source-files.ts';

test('a refusal is nobody’s trouble yet', async () => {
  const databases = vi.fn(() => Promise.reject(new Error('Refused.')));
  expect(() => warmUpDatabase({ databases })).not.toThrow();
  expect(databases).toHaveBeenCalledOnce();
});

/** All files that a file imports, directly or indirectly, statically or dynamically. */
function reachedFrom(first: string): Set<string> {
  const reached = new Set([first]);
  for (const path of reached) for (const name of imports.get(path) ?? []) reached.add(name);
  return reached;
}
const files = sourceFiles('lib', 'components', 'surface', 'entrypoints');
const imports = new Map(files.map((file) => [file.path, file.imports]));

test('of all pages only the surfaces open the database: their first script asks for leave', () => {
  const firstScripts = [...imports.keys()].filter((path) => /^entrypoints\/[\w-]+\/main\.tsx?$/.test(path));
  expect(firstScripts.length).toBeGreaterThan(5);
  const opening = firstScripts.filter((path) => reachedFrom(path).has('lib/library/database.ts'));
  expect(opening).toEqual(['entrypoints/popup/main.ts']);
  expect(files.find(({ path }) => path === opening[0])?.text).toContain('database: indexedDB');
});
