// Whether an expression's work grows faster than the text it searches, decided by counting its steps.
import { type Attack, attackOf, attacksOn } from './attacks.ts';
import { walk } from './count-steps.ts';
import { type Program, programOf } from './program.ts';
import type { WrittenRegex } from './written.ts';

/** Enough for a first check; most expressions fail to match these at once. */
const shortLength = 120;
const minLength = 400;
// Beyond what `{0,80}` matches, its work grows no faster than the text, so the text has to be long enough to show it.
const lengthsOfRepeat = 4;
const maxSteps = 40_000_000;
const maxShortSteps = 2_000_000;
// Twice the text takes twice the steps, with constant overhead; quadratic growth takes four times.
const squareGrowth = 2.5;
/** Less than this share of all steps is negligible. */
const minShare = 0.05;

/** No start looks further: a longer text, which repeats the same, has more starts, each taking as long. */
const maxStepsNearby = shortLength / 2;

/** Steps for a text of this length, and for one twice and four times as long. */
function stepsFor(
  program: Program,
  { flags }: WrittenRegex,
  { attack, length }: { attack: Attack; length: number },
): [number, number, number] {
  const most = length === shortLength ? maxShortSteps : maxSteps;
  const stepsAt = (times: number) => walk(program, flags, attackOf(attack, times * length), most).steps;
  return [stepsAt(1), stepsAt(2), stepsAt(4)];
}

const longestRepeat = (source: string) =>
  Math.max(0, ...[...source.matchAll(/\{\d+,(\d+)\}/g)].map(([, most]) => Number(most)));

function isSquare([once, twice, fourfold]: [number, number, number]): boolean {
  const [onTop, later] = [twice - 2 * once, fourfold - 2 * twice];
  return later > squareGrowth * Math.max(onTop, 1) && later > minShare * fourfold;
}

function growthOf(program: Program, regex: WrittenRegex, attack: Attack): string | undefined {
  const once = walk(program, regex.flags, attackOf(attack, shortLength), maxShortSteps);
  if (once.stepsOfOneStart <= maxStepsNearby) return undefined;
  const short = stepsFor(program, regex, { attack, length: shortLength });
  if (short[2] > maxShortSteps) return 'no end';
  if (!isSquare(short)) return undefined;
  const length = Math.max(minLength, lengthsOfRepeat * longestRepeat(regex.source));
  const steps = stepsFor(program, regex, { attack, length });
  return steps[2] > maxSteps || isSquare(steps) ? `${steps.join(', ')} steps` : undefined;
}

/** The first of the strings that overwhelms the expression, or undefined. */
export function weaknessOf(regex: WrittenRegex): string | undefined {
  const program = programOf(regex.source, regex.flags);
  for (const attack of attacksOn(regex.source)) {
    const growth = growthOf(program, regex, attack);
    if (growth) return `${JSON.stringify(attack)}: ${growth}`;
  }
  return undefined;
}

/** The most steps it takes for strings of that length. */
export function maxStepsFor({ source, flags }: WrittenRegex, length: number): number {
  const program = programOf(source, flags);
  return Math.max(
    ...attacksOn(source).map((attack) => walk(program, flags, attackOf(attack, length), maxSteps).steps),
  );
}
