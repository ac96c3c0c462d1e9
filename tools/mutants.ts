// `npm run mutants`: breaks what a contract proves, one named way at a time, and prints what noticed it.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './build-extension.ts';

const asked = process.argv.slice(2);
const suites = ['service', 'client'].filter((name) => asked.includes(name));
const words = asked.filter((word) => word !== 'service' && word !== 'client');
const folder = join(projectRoot, '.output', 'test');

/** Lines as they come in the file: "red  …" or "NOT  …". */
async function walk(suite: string): Promise<string[]> {
  const told = join(folder, `mutants-${suite}.txt`);
  await mkdir(folder, { recursive: true });
  await rm(told, { force: true });
  const child = spawn(
    'vitest',
    ['run', '--config', 'test/contract/mutants/vitest.config.ts', '--reporter=dot'],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        WAYCLIP_MUTANTS_OF: suite,
        WAYCLIP_MUTANTS: words.join(' '),
        WAYCLIP_MUTANTS_TO: told,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = (await readFile(told, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return code === 0 || lines.some((line) => line.startsWith('NOT')) ? lines : [...lines, 'NOT  it broke off'];
}

let unnoticed = 0;
for (const suite of suites.length > 0 ? suites : ['service', 'client']) {
  console.log(`\nThe ${suite}’s suite\n`);
  const lines = await walk(suite);
  for (const line of lines) console.log(`  ${line}`);
  const [red, not] = ['red', 'NOT'].map((word) => lines.filter((line) => line.startsWith(word)).length);
  unnoticed += not ?? 0;
  console.log(`\n${red} mutants noticed, ${not} not.`);
}
process.exitCode = unnoticed === 0 ? 0 : 1;
