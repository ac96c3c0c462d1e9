// The table of threats is true: every test it names exists, and the documentation page says the same.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { attacks } from '../../tools/attacks/attacks.ts';
import { attacked } from './attacked.ts';
import { threats, threatTable } from './threats.ts';

const tests = join(import.meta.dirname, '..');

/** As a title is written in code: in quotes, first argument of a test or a group. */
const quotesIn = (title: string) => ["'", '"', '`'].map((quote) => `(${quote}${title}${quote}`);

test('has seventeen rows, each with tests of its own', () => {
  expect(threats).toHaveLength(17);
  expect(new Set(threats.map(({ name }) => name)).size).toBe(17);
  for (const { proof } of threats) expect(Object.values(proof).flat().length).toBeGreaterThan(1);
});

describe.each(threats)('$name', ({ proof }) => {
  test.each(Object.entries(proof))('%s has the tests that are named', (file, titles) => {
    expect(existsSync(join(tests, file))).toBe(true);
    const text = readFileSync(join(tests, file), 'utf8').replaceAll(/\(\s+/g, '(');
    expect(titles.filter((title) => !quotesIn(title).some((quoted) => text.includes(quoted)))).toEqual([]);
  });
});

test('every attack has its row, and no row is of an attack that is gone', () => {
  expect(Object.keys(attacked).toSorted()).toEqual(attacks.map(({ name }) => name).toSorted());
});

test('the page for people says the same', () => {
  const page = join(tests, '..', 'docs', 'threats.md');
  if (process.env.UPDATE) writeFileSync(page, threatTable());
  expect(readFileSync(page, 'utf8')).toBe(threatTable());
});
