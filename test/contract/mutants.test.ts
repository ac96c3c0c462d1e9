import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { suites } from './mutants/mutants.ts';

const root = join(import.meta.dirname, '..', '..');

describe.each(Object.entries(suites))('the mutants of the %s', (_name, { mutants }) => {
  test('are sixty or more, each with a name of its own', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60);
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });

  test('change what is there, in one place, into something else', () => {
    const astray = mutants.filter(({ file, find, put }) => {
      const parts = readFileSync(join(root, file), 'utf8').split(find);
      return parts.length !== 2 || find === put;
    });
    expect(astray.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });
});
