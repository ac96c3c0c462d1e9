// Which tests of its room reach each spot of a file, recorded in one run of them all: a mutant is then tried only on those.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { mutationsOf, type Spot } from './mutations.ts';
import { ownTestsOf, testsOf } from './run-tests.ts';
import type { Mutant } from './trial.ts';

/** The tests that reach a mutant, the most specific ones first. */
export type Reach = (mutant: Mutant) => string[];

const Noted = z.object({ test: z.string(), spots: z.array(z.string()) });

const nameOf = (file: string, spot: Spot) => `${file}:${spot.start}`;

export async function reachOf(copy: string, files: string[]): Promise<Reach> {
  const folder = mkdtempSync(join(tmpdir(), 'wayclip-reach-'));
  const notes = join(folder, 'notes');
  writeFileSync(notes, '');
  const changed = new Map<string, string>();
  const change = (file: string, text: (before: string) => string) => {
    const before = readFileSync(join(copy, file), 'utf8');
    changed.set(file, before);
    writeFileSync(join(copy, file), text(before));
  };
  change('test/set-up-patience.ts', (before) => before + noting(notes));
  for (const file of files) change(file, (before) => withNotes(file, before));
  const own = [...new Set(files.map(ownTestsOf))];
  try {
    const tests = globSync(
      own.map((each) => `${each}**/*.test.ts`),
      { cwd: copy },
    );
    // Otherwise every mutant would seem to be noticed.
    if ((await testsOf(copy, tests, { goesOn: true })) !== 'survived')
      throw new Error('The tests fail with nothing broken.');
  } finally {
    for (const [file, before] of changed) writeFileSync(join(copy, file), before);
  }
  const noted = readFileSync(notes, 'utf8').trim().split('\n').filter(Boolean);
  rmSync(folder, { recursive: true });
  return reachFrom(
    noted.map((line) => Noted.parse(JSON.parse(line))).toSorted((a, b) => a.spots.length - b.spots.length),
    copy,
  );
}

function reachFrom(noted: z.infer<typeof Noted>[], copy: string): Reach {
  return ({ file, mutation: { spot } }) => {
    const isReached = (name: string) => (spot ? name === nameOf(file, spot) : name.startsWith(`${file}:`));
    return noted.filter(({ spots }) => spots.some(isReached)).map(({ test }) => relative(copy, test));
  };
}

/** The source, instrumented to record which spots are reached. */
export function withNotes(file: string, source: string): string {
  const spots = new Map(
    mutationsOf(source).flatMap(({ spot }) => (spot ? [[nameOf(file, spot), spot] as const] : [])),
  );
  const inserts = [...spots].flatMap(([name, { start, end }]) => {
    const note = `globalThis.reached?.add(${JSON.stringify(name)})`;
    if (start === end) return [{ at: start, text: ` ${note};` }];
    return [
      { at: start, text: `(${note}, ` },
      { at: end, text: ')' },
    ];
  });
  return inserts
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), source);
}

/** Runs before each test file, and afterwards records which spots were reached. */
const noting = (notes: string) => `
import { appendFileSync as append } from 'node:fs';
import { afterAll as whenDone, expect as state } from 'vitest';
const reached = new Set<string>();
Object.assign(globalThis, { reached });
whenDone(() => {
  const test = state.getState().testPath;
  append(${JSON.stringify(notes)}, JSON.stringify({ test, spots: [...reached] }) + '\\n');
});
`;
