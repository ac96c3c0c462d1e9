// All targets in turn, round after round, each with a new seed, until the time is up. Started by `npm run fuzz`, which
// kills it if a target hangs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { speakFrom } from '../../tools/speak.ts';
import { type Outcome, runTarget } from './run-target.ts';
import { requests } from './targets/requests.ts';
import { targets as ofTheExtension } from './targets.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    target: { type: 'string' },
    path: { type: 'string' },
  },
});
// The target that starts the service is listed separately, because the unit tests run it with the service's tests.
const targets = [...ofTheExtension, requests];
const first = Number(values.seed);
const lasting = Number(values.minutes) * 60_000;
const end = Date.now() + lasting;
const chosen = targets.filter(({ name }) => values.target === undefined || name === values.target);
// Short enough for each to get many turns, long enough that starting one costs nothing; in a short run each has one.
const turnMilliseconds = Math.min(4000, lasting / chosen.length);
// A turn ends by its time, never by this.
const mostCases = 1_000_000;

interface Line {
  cases: number;
  seconds: number;
  failure?: NonNullable<Outcome['failure']>;
}
const lines = new Map<string, Line>(chosen.map(({ name }) => [name, { cases: 0, seconds: 0 }]));

/** Where failures are saved for inspection: mutated pages are long. */
function leave(name: string, { example, message }: NonNullable<Outcome['failure']>): string {
  const folder = join(import.meta.dirname, '..', '..', '.output', 'fuzz');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.txt`);
  writeFileSync(file, `${message}\n\n${example}\n`);
  return file;
}

function tell(name: string, failure: NonNullable<Outcome['failure']>): void {
  const shown = failure.example.length > 1200 ? `${failure.example.slice(0, 1200)} …` : failure.example;
  console.log(
    [
      `\n${name} does not hold (after ${failure.shrinks} steps to a smaller example):`,
      failure.message.split('\n').slice(0, 12).join('\n'),
      shown,
      `All of it: ${leave(name, failure)}`,
      `Again: npm run fuzz -- --target ${name} --seed ${failure.seed} --path ${failure.path}\n`,
    ].join('\n'),
  );
}

async function turn(target: (typeof targets)[number], seed: number): Promise<void> {
  const line = lines.get(target.name);
  if (!line || line.failure) return;
  process.send?.({ target: target.name, seed });
  const begin = performance.now();
  const wish = values.path ? { path: values.path } : { milliseconds: turnMilliseconds };
  const outcome = await runTarget(target, { seed, cases: mostCases, ...wish });
  line.cases += outcome.cases;
  line.seconds += (performance.now() - begin) / 1000;
  if (!outcome.failure) return;
  line.failure = outcome.failure;
  tell(target.name, outcome.failure);
}

await speakFrom('en-GB');
for (let round = 0; round === 0 || (Date.now() < end && !values.path); round += 1)
  for (const [index, target] of chosen.entries())
    if (round === 0 || Date.now() < end) await turn(target, first + round * 1000 + index);

const wide = Math.max(...chosen.map(({ name }) => name.length)) + 2;
console.log(`${'target'.padEnd(wide)}${'cases'.padStart(9)}${'seconds'.padStart(9)}  holds`);
for (const { name, claim } of chosen) {
  const { cases = 0, seconds = 0, failure } = lines.get(name) ?? {};
  const holds = failure ? `NO, seed ${failure.seed}` : claim;
  console.log(`${name.padEnd(wide)}${String(cases).padStart(9)}${seconds.toFixed(0).padStart(9)}  ${holds}`);
}
const all = [...lines.values()];
const failed = all.filter(({ failure }) => failure).length;
console.log(
  `\n${all.reduce((sum, { cases }) => sum + cases, 0)} cases, seed ${first}; ${failed} of ${all.length} do not hold.`,
);
process.exit(failed === 0 ? 0 : 1);
