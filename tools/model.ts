// `npm run model -- [--runs N] [--seed N] [--path PATH --replay REPLAY]`: the whole client with the whole service, with
// edits, closes, kills, full disks, clock changes, sign-outs, two windows and faults in any order (test/never-lost).
// Prints how many runs and steps there were, and for a failure its seed and the smallest sequence found.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { projectRoot } from './build-extension.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    path: { type: 'string' },
    replay: { type: 'string' },
  },
});
const { runs, seed, path, replay } = values;
console.log(`Seed ${seed}, ${runs} runs.`);
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'test/vitest.config.ts', '--project', 'unit', 'test/never-lost'],
  {
    cwd: projectRoot,
    env: {
      ...process.env,
      WAYCLIP_MODEL_RUNS: runs,
      WAYCLIP_MODEL_SEED: seed,
      // Here a smaller sequence is worth waiting for, since no other tests are waiting.
      WAYCLIP_MODEL_SHRINK_SECONDS: '120',
      ...(path && { WAYCLIP_MODEL_PATH: path }),
      ...(replay && { WAYCLIP_MODEL_REPLAY: replay }),
    },
    shell: process.platform === 'win32',
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
