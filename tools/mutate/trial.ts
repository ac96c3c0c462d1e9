// One mutant against the tests: in a copy of the project, so that several can be tried at once and nothing is left broken.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mutation, mutated } from './mutations.ts';

export interface Mutant {
  /** From the project's root. */
  file: string;
  mutation: Mutation;
}

export type Verdict = 'killed' | 'survived' | 'timed out' | 'no tests';

const notCopied = new Set(['node_modules', '.git', '.output']);

/** A copy to break things in; the packages are shared. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'wayclip-mutate-'));
  const isCopied = (path: string) => !notCopied.has(path.slice(root.length + 1));
  cpSync(root, copy, { recursive: true, filter: isCopied });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

// An endless loop ends here, and so do tests that a busy machine is too slow for: nobody can tell, so it counts as neither.
const patienceMilliseconds = 300_000;

/** The tests of its room first, which are quick to tell; then, unless `ownOnly`, all of `projects` that import the file. */
export async function tryMutant(
  copy: string,
  { file, mutation }: Mutant,
  { ownOnly }: { ownOnly: boolean },
): Promise<Verdict> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(source, mutation));
  try {
    const own = ownTestsOf(file);
    const first = existsSync(join(copy, own)) ? await testsOf(copy, ['run', own]) : 'no tests';
    const isSettled = first === 'killed' || first === 'timed out';
    return isSettled || ownOnly ? first : await testsOf(copy, ['related', file, '--run']);
  } finally {
    writeFileSync(path, source);
  }
}

/** lib/draft/merge.ts → test/draft/ */
const ownTestsOf = (file: string) => `${file.split('/').slice(0, 2).join('/').replace('lib/', 'test/')}/`;

// All but those of the service and of browsers.
const projects = ['together', 'apart', 'screens', 'reckoning'].flatMap((name) => ['--project', name]);

/** Up to the first that fails. */
function testsOf(copy: string, which: string[]): Promise<Verdict> {
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs');
  if (!existsSync(vitest)) throw new Error('The packages are not installed.');
  const flags = ['--bail', '1', '--maxWorkers', '1', '--config', 'test/vitest.config.ts'];
  const child = spawn(process.execPath, [vitest, ...which, ...flags, ...projects], {
    cwd: copy,
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  });
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      resolve('timed out');
      if (child.pid !== undefined)
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    }, patienceMilliseconds);
    child.once('close', (code) => {
      clearTimeout(late);
      resolve(code === 0 ? 'survived' : 'killed');
    });
  });
}

export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });
