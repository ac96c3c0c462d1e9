// Runs random sequences of commands one after another, checking each at its end.
import fc from 'fast-check';
import { check } from './check.ts';
import { anyCourse } from './commands.ts';
import { ServiceHere } from './service-here.ts';
import type { World } from './world.ts';

export interface Outcome {
  runs: number;
  steps: number;
  failure?: { seed: number; path: string; message: string; course: string };
}

export interface ModelOptions {
  seed: number;
  runs: number;
  path?: string;
  /** What fast-check prints beside the path: which steps of the sequence remain. */
  replayPath?: string;
  /** How long to search for a smaller sequence. */
  shrinkSeconds: number;
  most?: number;
}

/** Each run searches the itineraries of earlier runs too; a new service has none. */
const runsPerService = 150;

export async function runModel(
  world: World,
  { seed, runs, path, replayPath, shrinkSeconds, most = 40 }: ModelOptions,
): Promise<Outcome> {
  let steps = 0;
  let count = 0;
  const property = fc.asyncProperty(anyCourse(most, replayPath), async (course) => {
    count += 1;
    if (count % runsPerService === 0) await renew(world);
    await world.begin();
    await world.clipPage();
    if (world.clips[0]) await world.openWindow(0, world.clips[0]);
    await fc.asyncModelRun(() => ({ model: {}, real: world }), course);
    for (const _ of course) steps += 1;
    await check(world);
  });
  const first = await fc.check(property, { seed, numRuns: runs, endOnFailure: true, ...(path && { path }) });
  if (!first.failed) return { runs: first.numRuns, steps };
  const again = await fc.check(property, {
    seed,
    path: first.counterexamplePath ?? '',
    interruptAfterTimeLimit: shrinkSeconds * 1000,
  });
  const details = again.failed && again.counterexample ? again : first;
  const thrown = details.errorInstance;
  return {
    runs: first.numRuns,
    steps,
    failure: {
      seed,
      path: details.counterexamplePath ?? '',
      message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
      course: String(details.counterexample?.[0] ?? ''),
    },
  };
}

async function renew(world: World): Promise<void> {
  world.endAll();
  const { service } = world;
  world.service = await ServiceHere.open();
  await world.forgetAccounts();
  await service.close();
}
