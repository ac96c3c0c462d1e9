// `npm run mutants`: breaks something that a contract proves, one named mutation at a time, and prints which test
// noticed it.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './build-extension.ts';

const suites = ['service', 'client'];
const isSuite = (word: string) => suites.includes(word);

// Each leaves an in-memory database behind, since a loaded module is never freed.
const maxInAProcess = 12;
const told = join(projectRoot, '.output', 'test', 'mutants.txt');

/** Tries them in one process; returns a line for each: "red  …" or "NOT  …". */
async function walk(suite: string, names: string[]): Promise<string[]> {
  await rm(told, { force: true });
  const child = spawn('vitest', ['run', '--config', 'test/contract/mutants/vitest.config.ts'], {
    cwd: projectRoot,
    env: { ...process.env, WAYCLIP_MUTANTS: JSON.stringify({ suite, names, told }) },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  await new Promise((resolve) => child.once('close', resolve));
  const lines = (await readFile(told, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const untried = names.slice(lines.length).map((name) => `NOT  ${name}: it broke off`);
  return [...lines, ...untried];
}

const asked = process.argv.slice(2);
const chosen = asked.filter(isSuite);
const words = asked.filter((word) => !isSuite(word));
await mkdir(join(told, '..'), { recursive: true });
let unnoticed = 0;
for (const suite of chosen.length > 0 ? chosen : suites) {
  const counts = { red: 0, NOT: 0 };
  const tell = (line: string) => {
    console.log(`  ${line}`);
    if (line.startsWith('red')) counts.red += 1;
    if (line.startsWith('NOT')) counts.NOT += 1;
  };
  console.log(`\nThe ${suite}’s suite\n`);
  // Unbroken first: this run also lists the available mutants.
  const begun = await walk(suite, []);
  const isNamed = (line: string) => line.startsWith('has  ');
  begun.filter((line) => !isNamed(line)).forEach(tell);
  const names = begun.filter(isNamed).map((line) => line.slice('has  '.length));
  const left = names.filter((name) => words.every((word) => name.includes(word)));
  if (names.length === 0) tell('NOT  the suite could not be loaded');
  while (left.length > 0) (await walk(suite, left.splice(0, maxInAProcess))).forEach(tell);
  unnoticed += counts.NOT;
  console.log(`\n${counts.red} mutants noticed, ${counts.NOT} not.`);
}
process.exitCode = unnoticed === 0 ? 0 : 1;
