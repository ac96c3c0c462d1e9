import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesIn } from '../../../tools/release/files-in.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
}

test('sources are what git would keep, in one order, and nothing of this machine', () => {
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n.output/\n*.log\npublic/places.bin\n');
  put('lib/b.ts', 'lib/Z.ts', 'lib/a.ts', 'public/places.bin', 'public/stops.bin', 'build.log');
  put('node_modules/x/index.js', 'tools/node_modules/y.js', '.output/zip/a.zip', '.git/config');
  put('.env', '.env.production', '.ci/run', 'lib/env.ts');
  expect(sourcesIn(folder)).toEqual([
    '.ci/run',
    '.gitignore',
    'lib/Z.ts',
    'lib/a.ts',
    'lib/b.ts',
    'lib/env.ts',
    'public/stops.bin',
  ]);
});

test('a rule that is not understood stops the release instead of letting a file through', () => {
  writeFileSync(join(folder, '.gitignore'), '!secret/**\n');
  expect(() => sourcesIn(folder)).toThrow('does not know that form');
});

test('the rules of this project are all understood', () => {
  const sources = sourcesIn(join(import.meta.dirname, '..', '..', '..'));
  expect(sources).toContain('package-lock.json');
  expect(sources.filter((path) => /^(node_modules|\.output|\.data|\.wxt|\.git)\//.test(path))).toEqual([]);
});
