// The languages that the settings list are those that exist.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, ownName } from '../../lib/words/languages.ts';
import { root } from '../architecture/source-files.ts';

test('each catalogue is named in the settings, and nothing else is', () => {
  const files = readdirSync(join(root, 'locales')).map((file) => file.replace(/\.yml$/, ''));
  expect([...languages].sort()).toEqual(files.sort());
});

test('each language is called as it calls itself, no two alike', () => {
  const names = languages.map(ownName);
  expect(names).toContain('Deutsch');
  expect(new Set(names).size).toBe(names.length);
});
