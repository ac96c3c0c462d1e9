// `npm test`: every check there is, from types to journeys in real browsers, and one line at the end.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { needBrowser } from './browser/need-browser.ts';
import { projectRoot } from './build-extension.ts';

const reports = join(projectRoot, '.output', 'test');

interface Run {
  words: string[];
  /** Stands before each line of a run that is not alone. */
  label?: string;
  env?: Record<string, string>;
  /** Takes what the others leave of the processor. */
  isPatient?: boolean;
}

/** Runs one command with its output shown; true when it went well. */
function run({ words: [command = '', ...words], label, env, isPatient }: Run): Promise<boolean> {
  console.log(`\n> ${command} ${words.join(' ')}`);
  const child = spawn(command, words, {
    cwd: projectRoot,
    env: { ...process.env, ...env },
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

/** Of a run that is not alone; the label is the browser's name where there is none. */
interface Beside {
  browser?: string;
  label?: string;
  isPatient?: boolean;
}

const Counts = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });

/** One vitest run; a run that failed without a failed test (a file that does not load, a build that breaks) counts as one failure. */
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
  const counts = z.safeParse(Counts, JSON.parse(await readFile(report, 'utf8').catch(() => 'null')));
  if (!counts.success) {
    failed += 1;
    return;
  }
  passed += counts.data.numPassedTests;
  failed += isGood ? 0 : Math.max(1, counts.data.numFailedTests);
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
const script = (name: string) => run({ words: ['npm', 'run', '-s', name], label: name });
// The build writes what the types are read from, so it goes after them.
const [types, lint] = await Promise.all([script('types'), script('lint')]);
count(types);
count(lint);
await Promise.all([
  script('build').then(count),
  // In one run, so that neither worker waits for the other's last file.
  runTests(['screens', 'service', 'together'], { label: 'unit' }),
]);
// Browsers wait for themselves now and then: what only reckons fills that time, and no clock of its own hurries it.
// Firefox takes longest: when Chromium has ended, the other core is free for what shares no process.
await Promise.all([
  runTests(['e2e'], { browser: 'firefox' }),
  runTests(['e2e'], { browser: 'chromium' }).then(() =>
    runTests(['apart', 'service-apart'], { label: 'apart' }),
  ),
  run({ words: ['node', 'tools/lint-build.ts'], label: 'linter', isPatient: true })
    .then(count)
    .then(() => runTests(['reckoning'], { label: 'reckoning', isPatient: true })),
]);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
