// The packages of the extension: each pinned to an exact version and hash, from one registry, and none with an install
// script.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '..', '..');
const versions = z.record(z.string(), z.string());
const read = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'));
const about = z.parse(
  z.looseObject({
    dependencies: versions,
    devDependencies: versions,
    overrides: versions,
    allowScripts: z.record(z.string(), z.boolean()),
  }),
  read('package.json'),
);
const { packages } = z.parse(
  z.looseObject({
    packages: z.record(
      z.string(),
      z.looseObject({
        resolved: z.optional(z.string()),
        integrity: z.optional(z.string()),
        hasInstallScript: z.optional(z.boolean()),
      }),
    ),
  }),
  read('package-lock.json'),
);
const installed = Object.entries(packages).filter(([path]) => path !== '');

test('every package is asked for in one exact version', () => {
  const asked = { ...about.dependencies, ...about.devDependencies, ...about.overrides };
  expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every package that is installed comes from the registry, and is known by its hash', () => {
  // Without a URL it is from the registry; any other URL would be a repository, a file or somebody's server.
  const isStrange = ([, { resolved, integrity = '' }]: (typeof installed)[number]) =>
    (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')) ||
    !integrity.startsWith('sha512-');
  expect(installed.filter(isStrange).map(([path]) => path)).toEqual([]);
});

test('no package runs a program while it is installed, but for those that were looked at', () => {
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  const named = (path: string) => path.split('node_modules/').at(-1) ?? '';
  expect(
    running.map(named).filter((name) => !(name in about.allowScripts) && !isDevelopersOnly(name)),
  ).toEqual([]);
});

/** A file watcher for developers on another system; npm skips it here. */
const isDevelopersOnly = (name: string) => name === 'fsevents';

test('nothing that is read on a page or shown to a person goes through a library for linked data or markup', () => {
  const names = installed.map(([path]) => path.split('node_modules/').at(-1) ?? '');
  const shipped = Object.keys(about.dependencies);
  expect(shipped.filter((name) => /jsonld|lodash|merge|dompurify|jquery/.test(name))).toEqual([]);
  expect(names).not.toContain('jsonld');
});
