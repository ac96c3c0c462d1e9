// Runs one target with one seed, and reports the result.
import fc from 'fast-check';
import type { Target } from './target.ts';

export interface Wish {
  seed: number;
  cases: number;
  /** To retry a known failure: goes straight to its example. */
  path?: string;
  milliseconds?: number;
}

export interface Outcome {
  cases: number;
  failure?: { seed: number; path: string; shrinks: number; example: string; message: string };
}

export async function runTarget(target: Target, { seed, cases, path, milliseconds }: Wish): Promise<Outcome> {
  const details = await fc.check(target.property(), {
    seed,
    numRuns: cases,
    ...(path && { path }),
    ...(milliseconds && { interruptAfterTimeLimit: milliseconds, markInterruptAsFailure: false }),
  });
  if (!details.failed || !details.counterexample) return { cases: details.numRuns };
  const { errorInstance: thrown, counterexamplePath, numShrinks, counterexample } = details;
  return {
    cases: details.numRuns,
    failure: {
      seed,
      path: counterexamplePath ?? '',
      shrinks: numShrinks,
      example: target.show(counterexample[0]),
      message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    },
  };
}
