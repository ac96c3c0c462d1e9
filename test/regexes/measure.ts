// How long an expression takes, in a room of its own that is closed when it takes too long.
import { createContext, Script } from 'node:vm';
import { attackOf, attacksOn } from './attacks.ts';
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

// Of the clock on the wall, for there is no other that closes a room.
const patienceMilliseconds = 1500;
// No search that grows as its text does works so long.
const endlessMilliseconds = 700;

/** In milliseconds each, of those that were come to in time: closing the room takes a thread, dearer than a search. */
function timesOf(regex: RegExp, texts: string[], timeout = patienceMilliseconds): number[] {
  const took: number[] = [];
  Object.assign(room, { regex, texts, took });
  try {
    search.runInContext(room, { timeout });
    return took;
  } catch {
    return took; // It was closed: of the others nothing is known.
  }
}

/** Infinite where it did not end. On a busy machine a search may wait longer than it works: then it gets more time. */
function timeOf(regex: RegExp, text: string, patience = patienceMilliseconds): number {
  const before = spent();
  const [took] = timesOf(regex, [text], patience);
  if (took !== undefined) return took;
  return spent() - before > endlessMilliseconds
    ? Number.POSITIVE_INFINITY
    : timeOf(regex, text, 2 * patience);
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
  const attacks = attacksOn(source);
  const shorts = attacks.map((attack) => attackOf(attack, shortLength));
  const first = timesOf(regex, shorts);
  for (const [index, attack] of attacks.entries()) {
    const short = shorts[index] ?? '';
    const once = first[index] ?? timeOf(regex, short);
    if (once === Number.POSITIVE_INFINITY) return `${JSON.stringify(attack)}: no end`;
    const before = once < suspiciousMilliseconds ? once : best(regex, short, 2);
    if (before < suspiciousMilliseconds) continue;
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
