// Tries one mutant against the tests: in a copy of the project, so that several can run at once and nothing is left broken.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutation, mutated } from './mutations.ts';
import { ownTestsOf, relatedTestsOf, testsOf, type Verdict } from './run-tests.ts';

export interface Mutant {
  /** Relative to the project's root. */
  file: string;
  mutation: Mutation;
}

const notCopied = new Set(['node_modules', '.git', '.output']);

/** A copy to break things in; node_modules is shared. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'wayclip-mutate-'));
  const isCopied = (path: string) => !notCopied.has(path.slice(root.length + 1));
  // Keeps timestamps, or every process would rebuild the gazetteer.
  cpSync(root, copy, { recursive: true, filter: isCopied, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

// Nearly every mutant that is noticed is noticed by its most specific tests.
const firstFiles = 4;

/** Runs its room's tests that reach it; then, unless `ownOnly`, all tests that import the file. */
export async function tryMutant(
  copy: string,
  { file, mutation }: Mutant,
  { ownOnly, tests }: { ownOnly: boolean; tests: string[] },
): Promise<Verdict> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(source, mutation));
  try {
    if (!existsSync(join(copy, ownTestsOf(file))))
      return ownOnly ? 'no tests' : await relatedTestsOf(copy, file);
    for (const some of [tests.slice(0, firstFiles), tests.slice(firstFiles)]) {
      const verdict = some.length > 0 ? await testsOf(copy, some) : 'survived';
      if (verdict !== 'survived') return verdict;
    }
    return ownOnly ? 'survived' : await relatedTestsOf(copy, file);
  } finally {
    writeFileSync(path, source);
  }
}

export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });
