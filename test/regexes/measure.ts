// How long an expression takes, in a room of its own that is closed when it takes too long.
import { createContext, Script } from 'node:vm';
import { type Attack, attackOf, attacksOn } from './attacks.ts';
import type { WrittenRegex } from './written.ts';

const room = createContext();
const search = new Script(`for (const text of texts) {
  const start = spent();
  if (regex.global) for (const found of text.matchAll(regex)) void found;
  else regex.exec(text);
  took.push(spent() - start);
}`);
// The time this thread worked, not the time that went by: other tests run beside.
const spent = () => process.threadCpuUsage().user / 1000;
room.spent = spent;

// No search that grows as its text does works so long.
const endlessMilliseconds = 700;
// Of the clock on the wall, for there is no other that closes a room.
const patienceMilliseconds = 1000;

/**
 * In milliseconds each, of those that were come to in time: closing the room takes a thread, dearer than a search.
 * Infinite where it did not end.
 */
function timesOf(regex: RegExp, texts: string[], timeout = patienceMilliseconds): number[] {
  const took: number[] = [];
  Object.assign(room, { regex, texts, took });
  const before = spent();
  try {
    search.runInContext(room, { timeout });
  } catch {
    // It was closed in the middle of one: of the others nothing is known.
    const middle = spent() - before - took.reduce((sum, each) => sum + each, 0);
    if (middle > endlessMilliseconds) took.push(Number.POSITIVE_INFINITY);
  }
  return took;
}

/** On a busy machine a search may wait longer than it works: then it gets more time. */
const timeOf = (regex: RegExp, text: string, patience = patienceMilliseconds): number =>
  timesOf(regex, [text], patience)[0] ?? timeOf(regex, text, 2 * patience);

const shortLength = 2000;
const middleLength = 4000;
const longLength = 16_000;
// A linear search of 2,000 characters takes a tenth of this on a slow machine.
const suspiciousMilliseconds = 2;
// Twice the text takes twice as long; what would pass the next limit takes 2.8 times as long at least.
const clearlyLinear = 2.3;
// Eight times the text takes eight times as long, sixty-four times if the time grows with its square.
const mostGrowth = 30;
// Below this a clock on a busy machine says nothing.
const fewestMilliseconds = 60;

const best = (regex: RegExp, text: string, times: number) =>
  Math.min(...Array.from({ length: times }, () => timeOf(regex, text)));

/** Whether the time grows faster than the text; `once` is that of the short one. */
function growthOf(regex: RegExp, attack: Attack, once: number): string | undefined {
  const before = Math.min(once, best(regex, attackOf(attack, shortLength), 2));
  if (before < suspiciousMilliseconds) return undefined;
  // A long one takes as long as all the others together: most need none.
  if (timeOf(regex, attackOf(attack, middleLength)) < clearlyLinear * before) return undefined;
  const most = Math.max(fewestMilliseconds, mostGrowth * before);
  const long = attackOf(attack, longLength);
  const after = timeOf(regex, long);
  // A slow one may have been held up: it is asked again.
  if (after < most || timeOf(regex, long) < most) return undefined;
  return `${before.toFixed(1)} ms, eight times as long ${after.toFixed(1)} ms`;
}

/** The first of the strings that the expression cannot take, or undefined. */
export function weaknessOf({ source, flags }: WrittenRegex): string | undefined {
  const regex = new RegExp(source, flags);
  const attacks = attacksOn(source);
  const shorts = attacks.map((attack) => attackOf(attack, shortLength));
  const first = timesOf(regex, shorts);
  for (const [index, attack] of attacks.entries()) {
    const once = first[index] ?? timeOf(regex, shorts[index] ?? '');
    if (once === Number.POSITIVE_INFINITY) return `${JSON.stringify(attack)}: no end`;
    const growth = once < suspiciousMilliseconds ? undefined : growthOf(regex, attack, once);
    if (growth) return `${JSON.stringify(attack)}: ${growth}`;
  }
  return undefined;
}

/** How long it takes at most for strings of that length, in milliseconds. */
export function worstTimeOf({ source, flags }: WrittenRegex, length: number): number {
  const regex = new RegExp(source, flags);
  return Math.max(...attacksOn(source).map((attack) => best(regex, attackOf(attack, length), 3)));
}
