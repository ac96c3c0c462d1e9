// How long an expression takes, in a room of its own that is closed when it takes too long.
import { createContext, Script } from 'node:vm';
import { attackOf, attacksOn } from './attacks.ts';
import type { WrittenRegex } from './written.ts';

const room = createContext({ took: 0, regex: /x/, text: '' });
const search = new Script(`{
  const start = spent();
  if (regex.global) for (const found of text.matchAll(regex)) void found;
  else regex.exec(text);
  took = spent() - start;
}`);
// The time this thread worked, not the time that went by: other tests run beside.
room.spent = () => process.threadCpuUsage().user / 1000;

// Of the clock on the wall: on a busy machine a search may wait longer than it works.
const patienceMilliseconds = 1500;

/** In milliseconds; infinite where it did not end. */
function timeOf(regex: RegExp, text: string): number {
  Object.assign(room, { regex, text, took: 0 });
  try {
    search.runInContext(room, { timeout: patienceMilliseconds });
    return room.took;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

const shortLength = 2000;
const longLength = 16_000;
// A linear search of 2,000 characters takes a tenth of this on a slow machine.
const suspiciousMilliseconds = 2;
// Eight times the text takes eight times as long, sixty-four times if the time grows with its square.
const mostGrowth = 30;
// Below this a clock on a busy machine says nothing.
const fewestMilliseconds = 60;

const best = (regex: RegExp, text: string, times: number) =>
  Math.min(...Array.from({ length: times }, () => timeOf(regex, text)));

/** The first of the strings that the expression cannot take, or undefined. */
export function weaknessOf({ source, flags }: WrittenRegex): string | undefined {
  const regex = new RegExp(source, flags);
  for (const attack of attacksOn(source)) {
    const short = attackOf(attack, shortLength);
    if (timeOf(regex, short) < suspiciousMilliseconds) continue;
    const before = best(regex, short, 2);
    if (before < suspiciousMilliseconds) continue;
    if (before === Number.POSITIVE_INFINITY) return `${JSON.stringify(attack)}: no end`;
    const after = best(regex, attackOf(attack, longLength), 2);
    if (after < fewestMilliseconds || after / before < mostGrowth) continue;
    return `${JSON.stringify(attack)}: ${before.toFixed(1)} ms, eight times as long ${after.toFixed(1)} ms`;
  }
  return undefined;
}

/** How long it takes at most for strings of that length, in milliseconds. */
export function worstTimeOf({ source, flags }: WrittenRegex, length: number): number {
  const regex = new RegExp(source, flags);
  return Math.max(...attacksOn(source).map((attack) => best(regex, attackOf(attack, length), 3)));
}
