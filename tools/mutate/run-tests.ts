// Runs some test files in a copy of the project, up to the first failure.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

export type Verdict = 'killed' | 'survived' | 'timed out' | 'no tests';

// Ends endless loops, but also tests that are slow on a busy machine: these cannot be told apart, so neither verdict
// applies.
const patienceMilliseconds = 300_000;

/** lib/draft/merge.ts → test/draft/ */
export const ownTestsOf = (file: string) =>
  `${file.split('/').slice(0, 2).join('/').replace('lib/', 'test/')}/`;

/** `goesOn`: runs to the end despite failures. */
export function testsOf(copy: string, files: string[], { goesOn = false } = {}): Promise<Verdict> {
  const flags = [
    '--maxWorkers',
    '1',
    '--config',
    'test/vitest.rooms.config.ts',
    ...(goesOn ? [] : ['--bail', '1']),
  ];
  return vitest(copy, ['run', ...files, ...flags], goesOn ? 6 * patienceMilliseconds : patienceMilliseconds);
}

// All except the service's and the browsers'.
const projects = ['together', 'apart', 'screens', 'reckoning'].flatMap((name) => ['--project', name]);

/** All tests that import the file. */
export const relatedTestsOf = (copy: string, file: string): Promise<Verdict> =>
  vitest(
    copy,
    [
      'related',
      file,
      '--run',
      '--bail',
      '1',
      '--maxWorkers',
      '1',
      '--config',
      'test/vitest.config.ts',
      ...projects,
    ],
    patienceMilliseconds,
  );

function vitest(copy: string, words: string[], milliseconds: number): Promise<Verdict> {
  const program = join(copy, 'node_modules', 'vitest', 'vitest.mjs');
  if (!existsSync(program)) throw new Error('The packages are not installed.');
  const report = join(copy, 'report-of-trial.json');
  rmSync(report, { force: true });
  const reporting = ['--reporter=json', `--outputFile=${report}`];
  const child = spawn(process.execPath, [program, ...words, ...reporting], {
    cwd: copy,
    stdio: 'ignore',
    detached: process.platform !== 'win32',
  });
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      resolve('timed out');
      if (child.pid !== undefined)
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    }, milliseconds);
    child.once('close', (code) => {
      clearTimeout(late);
      resolve(code === 0 ? 'survived' : verdictOf(report));
    });
  });
}

const Report = z.object({ testResults: z.array(z.object({ status: z.string() })) });

/** A run can also fail because a busy machine starts no worker in time: without a failed test there is no verdict. */
function verdictOf(report: string): Verdict {
  if (!existsSync(report)) return 'timed out';
  const { testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  return testResults.some(({ status }) => status === 'failed') ? 'killed' : 'timed out';
}
