// A small neural net: from a candidate's row of features and the words of its name and around it, it computes a
// correction of the first score. Trees split on single features; the net sees sums and words, so it makes different
// errors.
import { memoize } from '../../text/memoize.ts';
import { addProduct, heightOf, Sparse, type Turned, transposed } from './product.ts';
import { bagCount, type WordBags } from './word-bags.ts';

export interface NetShape {
  /** The number of features in a row. */
  inputs: number;
  hidden: number;
  inner: number;
  /** Words are hashed to this many bits; each hash has a vector of `width` numbers. */
  bits: number;
  width: number;
}

/** Tables are stored row by row: `fromRow` holds the weights of each hidden unit for all inputs. */
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
  /** Of each squashed input, over the training pages. */
  mean: Float32Array;
  spread: Float32Array;
}

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

/** Values further from the mean are clipped to this. */
const maxSpreads = 4;

/** Dampens large counts: what matters is how often they double. */
export const squash = (value: number): number => Math.sign(value) * Math.log1p(Math.abs(value));

type Scale = Pick<Net, 'mean' | 'spread'>;

const standardOf = ({ mean, spread }: Scale, value: number, index: number): number => {
  const spreads = (squash(value) - (mean[index] ?? 0)) / (spread[index] || 1);
  return Math.fround(Math.max(-maxSpreads, Math.min(maxSpreads, spreads)));
};

export const standardise = (scale: Scale, row: Float32Array): Float32Array =>
  row.map((value, index) => standardOf(scale, value, index));

/** Adds up the vectors of the words in each bag, bag after bag. */
function writeWordSums(
  sums: Float32Array,
  { words, shape: { width } }: Net,
  { bags, ids, weights }: WordBags,
): void {
  sums.fill(0);
  for (let at = 0; at < ids.length; at += 1) {
    const from = (ids[at] as number) * width;
    const to = (bags[at] as number) * width;
    const weight = weights[at] as number;
    for (let index = 0; index < width; index += 1)
      sums[to + index] = (sums[to + index] as number) + weight * (words[from + index] as number);
  }
}

interface Tables {
  fromRow: Turned;
  fromHidden: Turned;
  fromWords: Turned;
}

const tablesFor = memoize((net: Net): Tables => {
  const { hidden, inner } = net.shape;
  return {
    fromRow: transposed(net.fromRow, hidden),
    fromHidden: transposed(net.fromHidden, inner),
    fromWords: transposed(net.fromWords, inner),
  };
});

/** Copies the numbers that are not 0, with their positions. */
function writeSparse(to: Sparse, numbers: Float32Array): void {
  to.count = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    const value = numbers[index] as number;
    if (value !== 0) to.add(index, value);
  }
}

/**
 * The first layer of the net. Rows of one page differ from a `usual` one in few features, so only the differences are
 * multiplied.
 */
class HiddenSums {
  readonly sums: Float64Array;
  readonly #net: Net;
  readonly #table: Turned;
  readonly #usual: Float32Array;
  readonly #standard: Float32Array;
  readonly #usualSums: Float64Array;
  readonly #changes: Sparse;

  constructor(net: Net, usual: Float32Array) {
    this.#net = net;
    this.#table = tablesFor(net).fromRow;
    this.#usual = usual;
    this.#standard = standardise(net, usual);
    this.#usualSums = new Float64Array(heightOf(net.shape.hidden));
    this.sums = new Float64Array(this.#usualSums.length);
    this.#changes = new Sparse(usual.length);
    writeSparse(this.#changes, this.#standard);
    addProduct(this.#usualSums, this.#table, this.#changes);
  }

  write(row: Float32Array): void {
    const usual = this.#usual;
    const changes = this.#changes;
    changes.count = 0;
    for (let index = 0; index < row.length; index += 1) {
      const value = row[index] as number;
      if (value !== usual[index])
        changes.add(index, standardOf(this.#net, value, index) - (this.#standard[index] as number));
    }
    this.sums.set(this.#usualSums);
    addProduct(this.sums, this.#table, changes);
  }
}

/**
 * Returns a function that computes what to add to a candidate's first score. All rows should be similar to the `usual`
 * one.
 */
export function netScorer(net: Net, usual: Float32Array): (row: Float32Array, bags: WordBags) => number {
  const { hidden, inner, width } = net.shape;
  const { fromHidden, fromWords } = tablesFor(net);
  const first = new HiddenSums(net, usual);
  const hiddenNumbers = new Sparse(hidden);
  const words = new Float32Array(bagCount * width);
  const wordNumbers = new Sparse(words.length);
  const innerSums = new Float64Array(fromHidden.height);
  const wordSums = new Float64Array(fromWords.height);
  return (row, bags) => {
    first.write(row);
    hiddenNumbers.count = 0;
    for (let unit = 0; unit < hidden; unit += 1) {
      const sum = (net.hiddenBias[unit] as number) + (first.sums[unit] as number);
      if (sum > 0) hiddenNumbers.add(unit, Math.fround(sum));
    }
    addProduct(innerSums.fill(0), fromHidden, hiddenNumbers);
    writeWordSums(words, net, bags);
    writeSparse(wordNumbers, words);
    addProduct(wordSums.fill(0), fromWords, wordNumbers);
    let score = net.bias[0] ?? 0;
    for (let unit = 0; unit < inner; unit += 1) {
      const sum = (net.innerBias[unit] as number) + (innerSums[unit] as number) + (wordSums[unit] as number);
      if (sum > 0) score += (net.out[unit] as number) * sum;
    }
    return score;
  };
}

/** The same for a single row. */
export const netScore = (net: Net, row: Float32Array, bags: WordBags): number =>
  netScorer(net, row)(row, bags);
