// A document that is closed while Chromium asks itself whether it may use IndexedDB stays in memory. So whoever opens the
// database has asked for leave at its start.
import { expect, test, vi } from 'vitest';
import { askLeave } from '../../lib/library/leave.ts';
import { sourceFiles } from '../architecture/source-files.ts';

test('a refusal is nobody’s trouble yet', async () => {
  const databases = vi.fn(() => Promise.reject(new Error('Refused.')));
  expect(() => askLeave({ databases })).not.toThrow();
  expect(databases).toHaveBeenCalledOnce();
});

test('of all pages only the surfaces open the database: their first script asks for leave', () => {
  const pages = sourceFiles('entrypoints').filter(({ path }) => !path.startsWith('entrypoints/background/'));
  const openers = ['lib/library/database.ts', 'lib/library/keep-open.ts'];
  const opening = pages.filter(({ imports }) => openers.some((path) => imports.includes(path)));
  expect(opening.length).toBeGreaterThan(0);
  expect(opening.filter(({ path }) => !path.startsWith('entrypoints/popup/'))).toEqual([]);
  expect(pages.find(({ path }) => path === 'entrypoints/popup/main.ts')?.text).toContain(
    'database: indexedDB',
  );
});
