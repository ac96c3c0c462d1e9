import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharing } from '../sharing.ts';

const everyFile = { include: ['test/**/*.test.{ts,tsx}'] };

function groupOf(text: string): string | undefined {
  const root = mkdtempSync(join(tmpdir(), 'sharing-'));
  mkdirSync(join(root, 'test'));
  writeFileSync(join(root, 'test', 'a.test.ts'), text);
  const groups = Object.entries(sharing(root, everyFile)).filter(([, files]) =>
    files.includes('test/a.test.ts'),
  );
  rmSync(root, { recursive: true });
  return groups.map(([name]) => name).join(' and ');
}

test.each([
  ['together', "import { expect } from 'vitest';"],
  ['screens', '// @vitest-environment happy-dom\nrender(<App />);'],
  ['apart', "vi.mock('wxt/browser');"],
  ['apart', "// @vitest-environment happy-dom\nvi.stubGlobal('fetch', fetch);"],
  ['apart', "import 'fake-indexeddb/auto';"],
  ['apart', "import { open } from './editing-desk.tsx';"],
])('%s: %j', (group, text) => {
  expect(groupOf(text)).toBe(group);
});

test('every file of tests is in one group', () => {
  const root = join(import.meta.dirname, '..', '..');
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `test/${path.replaceAll('\\', '/')}`);
  expect(Object.values(sharing(root, everyFile)).flat().sort()).toEqual(files.sort());
});

test('what fills the engine with expressions, counts its time or works long reckons in a process of its own', () => {
  const root = join(import.meta.dirname, '..', '..');
  expect(sharing(root, everyFile).reckoning).toEqual(
    expect.arrayContaining([
      'test/regexes/regexes.test.ts',
      'test/text/hostile.test.ts',
      'test/read/engine-modes.test.ts',
      'test/read/own-pages.test.ts',
    ]),
  );
});
