// Which files of tests share a process with others, so that what they need is loaded once, and which cannot.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules that are exchanged, a browser that is played, clocks and globals that are set: others would stand on them. */
const changes = /\bvi\.(?:mock|doMock|spyOn|stub|useFakeTimers|resetModules)|\bfakeBrowser\b|fake-indexeddb/;
/** These tidy up after each test of the file that loads them, and would be loaded by the first one only. */
const desks = /\/(?:editing-desk|explore-desk|living-background)\./;
/**
 * V8 stops optimising expressions once a process has compiled a megabyte of them: these compile that much, or count the
 * time they work, or read for half a minute and more, so that one worker would be left alone with the last of them.
 * None of them is held to a time.
 */
const reckons = /\/(?:regexes|hostile\.test|engine-modes|own-pages\.test|unseen\.test|fuzz\.test)/;
/** A worker has a page to draw on, or none. */
const draws = /^\/\/ @vitest-environment happy-dom$/m;

export interface Shared {
  /** Each in a process of its own. */
  apart: string[];
  /** So are these; they work long and wait for nobody. */
  reckoning: string[];
  /** With a page to draw on. */
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
