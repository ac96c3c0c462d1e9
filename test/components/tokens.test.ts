// A custom property without a value turns what it colours black, even in dark mode.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'));

test('every property that a style uses has a value somewhere', () => {
  const styles = read('{components,surface,entrypoints}/**/*.css');
  const scripts = read('{components,surface,entrypoints}/**/*.{ts,tsx}');
  const used = styles.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name]) => name));
  const given = [
    ...styles.flatMap((text) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name)),
    ...scripts.flatMap((text) => [...text.matchAll(/['"](--[\w-]+)['"]/g)].map(([, name]) => name)),
  ];
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !given.includes(name))).toEqual([]);
});
