// `npm test`: all checks, from types to journeys in real browsers, and a one-line summary.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { needBrowser } from './browser/need-browser.ts';
import { projectRoot } from './build-extension.ts';

const reports = join(projectRoot, '.output', 'test');
/** Hundreds of processes load the same files, so they share a compile cache. */
const compiled = join(projectRoot, '.output', 'compiled');

interface Run {
  words: string[];
  /** Prefixes each output line of a run in parallel. */
  label?: string;
  env?: Record<string, string>;
  /** Runs at low priority. */
  isPatient?: boolean;
}

/** Runs one command with its output shown; returns true on success. */
function run({ words: [command = '', ...words], label, env, isPatient }: Run): Promise<boolean> {
  console.log(`\n> ${command} ${words.join(' ')}`);
  const child = spawn(command, words, {
    cwd: projectRoot,
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
    stdio: label ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface(stream).on('line', (line) => console.log(`${label} | ${line}`));
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Options for a parallel run; the label defaults to the browser's name. */
interface Beside {
  browser?: string;
  label?: string;
  isPatient?: boolean;
}

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});

/** The failures of a run, a few lines for each test: printed at the end, where they do not scroll away. */
function failuresIn({ testResults }: z.infer<typeof Report>): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(projectRoot, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [`${file}\n${firstLines(message)}`] : [];
    return tests.map((test) => `${file}: ${test.fullName}\n${firstLines(test.failureMessages?.join('\n'))}`);
  });
}

const firstLines = (text = '') =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');

/**
 * One vitest run; a failed run without a failed test (a file that does not load, a build that breaks) counts as one
 * failure.
 */
async function runTests(projects: string[], beside: Beside = {}): Promise<void> {
  const { label = beside.browser, browser, isPatient } = beside;
  const report = join(reports, `${[...projects, browser].filter(Boolean).join('-')}.json`);
  const vitest = ['vitest', 'run', '--config', 'test/vitest.config.ts'];
  const which = projects.flatMap((project) => ['--project', project]);
  const isGood = await run({
    words: [...vitest, ...which, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    ...(label && { label }),
    ...(browser && { env: { WAYCLIP_BROWSER: browser } }),
    ...(isPatient && { isPatient }),
  });
  const read = z.safeParse(Report, JSON.parse(await readFile(report, 'utf8').catch(() => 'null')));
  const name = [...projects, browser].filter(Boolean).join(' ');
  if (!read.success) {
    failed += 1;
    failures.push(`${name}: the run ended without a report`);
    return;
  }
  passed += read.data.numPassedTests;
  if (isGood) return;
  failed += Math.max(1, read.data.numFailedTests);
  const found = failuresIn(read.data);
  failures.push(...(found.length > 0 ? found : [`${name}: every test passed, and yet the run failed`]));
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

let passed = 0;
let failed = 0;
const failures: string[] = [];
const count = (name: string) => (isGood: boolean) => {
  if (isGood) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
};

const script = (name: string, isPatient = false) =>
  run({ words: ['npm', 'run', '-s', name], label: name, isPatient });
// The build writes files that the type check reads, so it runs afterwards.
const checks = Promise.all([
  script('types'),
  script('lint'),
  // Prepared once, before several runs need it at the same moment.
  run({ words: ['node', 'test/service/quick.ts'], label: 'database' }),
]);
// The checks need no browser, and continue while one is installed.
for (const kind of ['chromium', 'firefox'] as const) {
  const browser = needBrowser(kind, (line) => console.log(line));
  if (!browser.ok) console.error(browser.failure);
  count(`the browser: ${kind}`)(browser.ok);
}
const [types, lint, database] = await checks;
count('types')(types);
count('lint')(lint);
count('database')(database);
// A browser runs its journeys one after the other and leaves some processor time. The other tests use that at low
// priority: none of them depends on the wall clock. They are one run, so that no worker idles at the end of another
// run.
const working = ['screens', 'service', 'together', 'apart', 'service-apart', 'reckoning'];
await Promise.all([
  // One browser after the other: in parallel, the journeys would time out on two cores.
  runTests(['e2e'], { browser: 'firefox' }).then(() => runTests(['e2e'], { browser: 'chromium' })),
  runTests(working, { label: 'unit', isPatient: true }),
  script('build', true)
    .then(count('build'))
    .then(() => run({ words: ['node', 'tools/lint-build.ts'], label: 'linter', isPatient: true }))
    .then(count('tools/lint-build.ts')),
]);

for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
