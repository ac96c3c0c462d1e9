// Pure: no browser, no network, no clock.
// A small neural net: it reads a candidate's row of numbers together with the words of the name and around it, and says
// by how much the first score should be corrected. Trees cut at single numbers; it sees sums and words, so it errs elsewhere.
import { bagCount, type WordBags } from './word-bags.ts';

export interface NetShape {
  /** How many numbers a row has. */
  inputs: number;
  hidden: number;
  inner: number;
  /** Words are hashed to this many bits; each hash has `width` numbers of its own. */
  bits: number;
  width: number;
}

/** Tables row by row: `fromRow` holds for each hidden number its weight for each input. */
export interface NetWeights {
  words: Float32Array;
  fromRow: Float32Array;
  fromHidden: Float32Array;
  fromWords: Float32Array;
  hiddenBias: Float32Array;
  innerBias: Float32Array;
  out: Float32Array;
  bias: Float32Array;
}

export interface Net extends NetWeights {
  shape: NetShape;
  /** Of each input once it is squashed, on the pages learned from. */
  mean: Float32Array;
  spread: Float32Array;
}

/** How many numbers each table holds. */
export const sizesOf = ({
  inputs,
  hidden,
  inner,
  bits,
  width,
}: NetShape): Record<keyof NetWeights, number> => ({
  words: width << bits,
  fromRow: hidden * inputs,
  fromHidden: inner * hidden,
  fromWords: inner * bagCount * width,
  hiddenBias: hidden,
  innerBias: inner,
  out: inner,
  bias: 1,
});

/** Past this, a number is as unusual as can be. */
const mostSpreads = 4;

/** Large counts do not shout: what matters is how often they double. */
export const squash = (value: number): number => Math.sign(value) * Math.log1p(Math.abs(value));

export function standardise({ mean, spread }: Pick<Net, 'mean' | 'spread'>, row: Float32Array): Float32Array {
  return row.map((value, index) => {
    const spreads = (squash(value) - (mean[index] ?? 0)) / (spread[index] || 1);
    return Math.max(-mostSpreads, Math.min(mostSpreads, spreads));
  });
}

/** What the words of each bag add up to, bag after bag. */
export function sumWords({ words, shape: { width } }: Net, { bags, ids, weights }: WordBags): Float32Array {
  const sums = new Float32Array(bagCount * width);
  for (let at = 0; at < ids.length; at += 1) {
    const from = (ids[at] as number) * width;
    const to = (bags[at] as number) * width;
    for (let index = 0; index < width; index += 1)
      sums[to + index] =
        (sums[to + index] as number) + (weights[at] as number) * (words[from + index] as number);
  }
  return sums;
}

/** One row of a table times a column of numbers. */
export function dot(table: Float32Array, row: number, numbers: Float32Array): number {
  const from = row * numbers.length;
  let sum = 0;
  for (let index = 0; index < numbers.length; index += 1)
    sum += (table[from + index] as number) * (numbers[index] as number);
  return sum;
}

/** What is to be added to the candidate's first score. */
export function netScore(net: Net, row: Float32Array, bags: WordBags): number {
  const input = standardise(net, row);
  const words = sumWords(net, bags);
  const hidden = net.hiddenBias.map((bias, unit) => Math.max(0, bias + dot(net.fromRow, unit, input)));
  let score = net.bias[0] ?? 0;
  for (let unit = 0; unit < net.shape.inner; unit += 1) {
    const sum =
      (net.innerBias[unit] as number) + dot(net.fromHidden, unit, hidden) + dot(net.fromWords, unit, words);
    if (sum > 0) score += (net.out[unit] as number) * sum;
  }
  return score;
}
