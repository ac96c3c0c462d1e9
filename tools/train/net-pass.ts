// The forward and backward pass of one row through the net.
import { sigmoid } from '../../lib/read/sigmoid.ts';
import type { Net, NetWeights } from '../../lib/read/stops/net.ts';
import { dot } from '../../lib/read/stops/product.ts';
import { bagCount, type WordBags } from '../../lib/read/stops/word-bags.ts';

export interface NetRow {
  /** Standardised features. */
  input: Float32Array;
  words: WordBags;
  /** The first score, which the net corrects. */
  first: number;
  label: number;
  weight: number;
}

/** Dropout rates by layer, so that no unit depends on a single other one. */
const left = { input: 0.1, hidden: 0.3, words: 0.3, word: 0.1, inner: 0.15 };

/** Buffers for one row, reused for the next. */
export class Pass {
  readonly #net: Net;
  readonly #random: () => number;
  readonly #input: Float32Array;
  readonly #words: Float32Array;
  readonly #wordsKept: Float32Array;
  readonly #hidden: Float32Array;
  readonly #hiddenKept: Float32Array;
  readonly #inner: Float32Array;
  readonly #innerKept: Float32Array;
  readonly #toHidden: Float32Array;
  readonly #toWords: Float32Array;
  readonly #isLeft: boolean[] = [];

  constructor(net: Net, random: () => number) {
    const { inputs, hidden, inner, width } = net.shape;
    this.#net = net;
    this.#random = random;
    this.#input = new Float32Array(inputs);
    this.#words = new Float32Array(bagCount * width);
    this.#wordsKept = new Float32Array(bagCount * width);
    this.#hidden = new Float32Array(hidden);
    this.#hiddenKept = new Float32Array(hidden);
    this.#inner = new Float32Array(inner);
    this.#innerKept = new Float32Array(inner);
    this.#toHidden = new Float32Array(hidden);
    this.#toWords = new Float32Array(bagCount * width);
  }

  /** Adds the row's contribution to the gradients, and returns its loss. */
  learn(row: NetRow, to: NetWeights): number {
    const score = row.first + this.#forward(row);
    const chance = sigmoid(score);
    this.#backward(row.words, (chance - row.label) * row.weight, to);
    return -Math.log(Math.max(1e-7, row.label > 0.5 ? chance : 1 - chance)) * row.weight;
  }

  /** Dropout: the factor is zero, or slightly above one to compensate for the dropped units. */
  #keep(share: number): number {
    return this.#random() < share ? 0 : 1 / (1 - share);
  }

  #forward({ input, words }: NetRow): number {
    const net = this.#net;
    for (let at = 0; at < input.length; at += 1)
      this.#input[at] = (input[at] as number) * this.#keep(left.input);
    this.#sumWords(words);
    for (let unit = 0; unit < this.#hidden.length; unit += 1) {
      const sum = (net.hiddenBias[unit] as number) + dot(net.fromRow, unit, this.#input);
      const kept = sum > 0 ? this.#keep(left.hidden) : 0;
      this.#hiddenKept[unit] = kept;
      this.#hidden[unit] = sum * kept;
    }
    let score = net.bias[0] as number;
    for (let unit = 0; unit < this.#inner.length; unit += 1) {
      const sum =
        (net.innerBias[unit] as number) +
        dot(net.fromHidden, unit, this.#hidden) +
        dot(net.fromWords, unit, this.#words);
      const kept = sum > 0 ? this.#keep(left.inner) : 0;
      this.#innerKept[unit] = kept;
      this.#inner[unit] = sum * kept;
      score += (net.out[unit] as number) * sum * kept;
    }
    return score;
  }

  #sumWords({ bags, ids, weights }: WordBags): void {
    const { words, shape } = this.#net;
    const { width } = shape;
    this.#words.fill(0);
    this.#isLeft.length = 0;
    for (let at = 0; at < ids.length; at += 1) {
      const isLeft = this.#random() < left.word;
      this.#isLeft.push(isLeft);
      if (isLeft) continue;
      const from = (ids[at] as number) * width;
      const to = (bags[at] as number) * width;
      for (let index = 0; index < width; index += 1)
        this.#words[to + index] =
          (this.#words[to + index] as number) + (weights[at] as number) * (words[from + index] as number);
    }
    for (let at = 0; at < this.#words.length; at += 1) {
      const kept = this.#keep(left.words);
      this.#wordsKept[at] = kept;
      this.#words[at] = (this.#words[at] as number) * kept;
    }
  }

  #backward(words: WordBags, slope: number, to: NetWeights): void {
    const { fromHidden, fromWords, out } = this.#net;
    this.#toHidden.fill(0);
    this.#toWords.fill(0);
    to.bias[0] = (to.bias[0] as number) + slope;
    for (let unit = 0; unit < this.#inner.length; unit += 1) {
      to.out[unit] = (to.out[unit] as number) + slope * (this.#inner[unit] as number);
      const part = slope * (out[unit] as number) * (this.#innerKept[unit] as number);
      if (part === 0) continue;
      to.innerBias[unit] = (to.innerBias[unit] as number) + part;
      share(part, {
        table: fromHidden,
        gradient: to.fromHidden,
        unit,
        numbers: this.#hidden,
        back: this.#toHidden,
      });
      share(part, {
        table: fromWords,
        gradient: to.fromWords,
        unit,
        numbers: this.#words,
        back: this.#toWords,
      });
    }
    this.#backToRow(to);
    this.#backToWords(words, to.words);
  }

  #backToRow(to: NetWeights): void {
    const input = this.#input;
    for (let unit = 0; unit < this.#hidden.length; unit += 1) {
      const part = (this.#toHidden[unit] as number) * (this.#hiddenKept[unit] as number);
      if (part === 0) continue;
      to.hiddenBias[unit] = (to.hiddenBias[unit] as number) + part;
      const from = unit * input.length;
      for (let at = 0; at < input.length; at += 1)
        to.fromRow[from + at] = (to.fromRow[from + at] as number) + part * (input[at] as number);
    }
  }

  #backToWords({ bags, ids, weights }: WordBags, gradient: Float32Array): void {
    const { width } = this.#net.shape;
    for (let at = 0; at < this.#toWords.length; at += 1)
      this.#toWords[at] = (this.#toWords[at] as number) * (this.#wordsKept[at] as number);
    for (let at = 0; at < ids.length; at += 1) {
      if (this.#isLeft[at]) continue;
      const to = (ids[at] as number) * width;
      const from = (bags[at] as number) * width;
      for (let index = 0; index < width; index += 1)
        gradient[to + index] =
          (gradient[to + index] as number) +
          (weights[at] as number) * (this.#toWords[from + index] as number);
    }
  }
}

/** Backpropagates a unit's error to its weights and inputs. */
function share(
  part: number,
  {
    table,
    gradient,
    unit,
    numbers,
    back,
  }: {
    table: Float32Array;
    gradient: Float32Array;
    unit: number;
    numbers: Float32Array;
    back: Float32Array;
  },
): void {
  const from = unit * numbers.length;
  for (let at = 0; at < numbers.length; at += 1) {
    gradient[from + at] = (gradient[from + at] as number) + part * (numbers[at] as number);
    back[at] = (back[at] as number) + part * (table[from + at] as number);
  }
}
