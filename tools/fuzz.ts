// `npm run fuzz -- [--minutes N] [--target NAME] [--seed N] [--corpus DIR]`: checks the invariants on random input for
// as long as it may run. The targets are those of the unit tests (test/fuzz); they run in a subprocess, so that one
// that never ends can be named.
import { fork } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './build-extension.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    target: { type: 'string' },
    path: { type: 'string' },
    corpus: { type: 'string' },
  },
});
// Longer than any single case plus shrinking its counterexample.
const hungMilliseconds = 120_000;

const { corpus, ...passed } = values;
console.log(`Seed ${values.seed}, ${values.minutes} minutes.`);
const child = fork(
  join(projectRoot, 'test', 'fuzz', 'long-run.ts'),
  Object.entries(passed).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value])),
  {
    env: { ...process.env, WAYCLIP_FUZZ_LONG: '1', ...(corpus && { WAYCLIP_FUZZ_CORPUS: resolve(corpus) }) },
  },
);
let turn: { target?: string; seed?: number } = {};
let watch: NodeJS.Timeout | undefined;
child.on('message', (message: typeof turn) => {
  turn = message;
  clearTimeout(watch);
  watch = setTimeout(() => {
    console.log(
      `${turn.target} does not end. Again: npm run fuzz -- --target ${turn.target} --seed ${turn.seed}`,
    );
    child.kill('SIGKILL');
  }, hungMilliseconds);
});
child.once('exit', (code) => {
  clearTimeout(watch);
  process.exitCode = code ?? 1;
});
