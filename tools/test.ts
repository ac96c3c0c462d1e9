// `npm test`: every check there is, from types to journeys in real browsers, and one line at the end.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { needBrowser } from './browser/need-browser.ts';
import { projectRoot } from './build-extension.ts';

const reports = join(projectRoot, '.output', 'test');

/** Runs one command with its output shown; true when it went well. */
function run(command: string, ...words: string[]): Promise<boolean> {
  console.log(`\n> ${command} ${words.join(' ')}`);
  const child = spawn(command, words, {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

const Counts = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() });

/** One vitest run; a run that failed without a failed test (a file that does not load) counts as one failure. */
async function runTests(project: string): Promise<{ passed: number; failed: number }> {
  const report = join(reports, `${project}.json`);
  await run(
    'vitest',
    'run',
    '--config',
    'test/vitest.config.ts',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  );
  const counts = z.safeParse(Counts, JSON.parse(await readFile(report, 'utf8').catch(() => 'null')));
  if (!counts.success) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, success } = counts.data;
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests) };
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

let passed = 0;
let failed = 0;
const count = (isGood: boolean) => {
  if (isGood) passed += 1;
  else failed += 1;
};

for (const kind of ['chromium', 'firefox'] as const) {
  const browser = needBrowser(kind, (line) => console.log(line));
  if (!browser.ok) console.error(browser.failure);
  count(browser.ok);
}
count(await run('npm', 'run', '-s', 'types'));
count(await run('npm', 'run', '-s', 'lint'));
count(await run('npm', 'run', '-s', 'build'));
for (const project of ['unit', 'service', 'e2e']) {
  const result = await runTests(project);
  passed += result.passed;
  failed += result.failed;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
