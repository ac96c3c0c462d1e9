// Runs tests of the service and parses their results, for the tables.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '../build-extension.ts';

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
});

export interface SuiteRun {
  /** One for each file. */
  files: z.infer<typeof Report>['testResults'];
  seconds: number;
}

const folder = join(projectRoot, '.output', 'test');

/** ("test/contract/client", "client-contract"): the second names the report file. */
export async function runSuite(tests: string, name: string): Promise<SuiteRun> {
  const report = join(folder, `${name}.json`);
  await rm(report, { force: true });
  await mkdir(folder, { recursive: true });
  const begin = performance.now();
  await vitest(tests, report);
  const seconds = (performance.now() - begin) / 1000;
  const { testResults: files } = z.parse(Report, JSON.parse(await readFile(report, 'utf8')));
  return { files, seconds };
}

function vitest(tests: string, report: string): Promise<void> {
  // Each test file is in one of these projects (`test/sharing.ts` says which).
  const projects = ['--project', 'service', '--project', 'service-apart'];
  const words = ['run', '--config', 'test/vitest.config.ts', ...projects, tests];
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
