// `node tools/client-contract.ts`: walks our client through every operation, every dialect of the service, and every two
// of their values together, and prints what came of each.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from './build-extension.ts';

const suites = 'test/contract/client';
const report = join(projectRoot, '.output', 'test', 'client-contract.json');

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
});

function runSuites(): Promise<void> {
  const words = ['run', '--config', 'test/vitest.config.ts', '--project', 'service', suites];
  const child = spawn('vitest', [...words, '--reporter=json', `--outputFile=${report}`], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
}

const headings: Record<string, string> = {
  operations: 'Every operation',
  singles: 'Every dialect by itself: an itinerary with pictures',
  sessions: 'Every dialect by itself: a connection from its first day to its last',
  pairs: 'Every two values of the nine axes together',
};

await rm(report, { force: true });
await mkdir(join(projectRoot, '.output', 'test'), { recursive: true });
const begin = performance.now();
await runSuites();
const seconds = (performance.now() - begin) / 1000;
const { testResults } = z.parse(Report, JSON.parse(await readFile(report, 'utf8')));
let failed = 0;
let passed = 0;
for (const [file, heading] of Object.entries(headings)) {
  const suite = testResults.find(({ name }) => name.endsWith(`/${file}.test.ts`));
  console.log(`\n${heading}\n`);
  if (suite?.message) console.log(suite.message);
  for (const { title, status, failureMessages } of suite?.assertionResults ?? []) {
    console.log(`  ${status === 'passed' ? 'yes' : 'NO '}  ${title}`);
    if (status === 'passed') passed += 1;
    else console.log(failureMessages?.join('\n') ?? '');
  }
  failed += suite?.assertionResults.filter(({ status }) => status !== 'passed').length ?? 1;
}
console.log(`\n${passed} as they should be, ${failed} not, in ${seconds.toFixed(0)} s.`);
process.exitCode = failed === 0 ? 0 : 1;
