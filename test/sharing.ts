// Decides which test files share a process, so that their imports load once, and which cannot.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mocked modules, a fake browser, changed clocks and globals would affect other files. */
const changes = /\bvi\.(?:mock|doMock|spyOn|stub|useFakeTimers|resetModules)|\bfakeBrowser\b|fake-indexeddb/;
/** These clean up after each test of the file that loads them; in a shared process only the first file would load them. */
const desks = /\/(?:editing-desk|explore-desk|living-background)\./;
/**
 * V8 stops optimising expressions once a process has compiled a megabyte of them: these compile that much, or measure
 * time, or read for half a minute and more, so that one worker would be left alone with the last of them. None of them
 * depends on the wall clock.
 */
const reckons = /\/(?:regexes|hostile\.test|engine-modes|own-pages\.test|unseen\.test|fuzz\.test)/;
/** A worker has a DOM or none. */
const draws = /^\/\/ @vitest-environment happy-dom$/m;

export interface Shared {
  /** Each in a separate process. */
  apart: string[];
  /** Also in separate processes; they are CPU-bound and wait for nothing. */
  reckoning: string[];
  /** With a DOM. */
  screens: string[];
  together: string[];
}

export function sharing(
  root: string,
  { include, exclude = [] }: { include: string[]; exclude?: string[] },
): Shared {
  const kindOf = (file: string): keyof Shared => {
    const text = readFileSync(join(root, file), 'utf8');
    if (reckons.test(`/${file}`)) return 'reckoning';
    if (changes.test(text) || desks.test(text)) return 'apart';
    return draws.test(text) ? 'screens' : 'together';
  };
  const shared: Shared = { apart: [], reckoning: [], screens: [], together: [] };
  for (const file of globSync(include, { cwd: root, exclude }).sort())
    shared[kindOf(file)].push(file.replaceAll('\\', '/'));
  return shared;
}
