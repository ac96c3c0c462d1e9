// A linear model over hashed words: those inside a name and those around it.

import { sigmoid } from '../../lib/read/sigmoid.ts';
import { linearKeys } from '../../lib/read/stops/linear-keys.ts';
import { randomOf } from '../random.ts';
import type { Example, PageExamples } from './examples.ts';
import { shuffle } from './shuffle.ts';

export const linearBits = 16;

export interface LinearOptions {
  epochs: number;
  rate: number;
  decay: number;
  seed: number;
}

export interface LinearRow {
  keys: Uint32Array;
  label: number;
  weight: number;
}

export const linearRow = ({ candidate, label, weight }: Example, { view }: PageExamples): LinearRow => ({
  keys: Uint32Array.from(linearKeys(candidate, view, linearBits)),
  label,
  weight,
});

/** Logistic regression with AdaGrad. */
export function trainLinear(rows: LinearRow[], options: LinearOptions): Float32Array {
  const weights = new Float32Array(1 << linearBits);
  const squares = new Float32Array(1 << linearBits).fill(1e-4);
  const random = randomOf(options.seed);
  const order = Uint32Array.from(rows.keys());
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index] as LinearRow;
      if (row.weight === 0) continue;
      const error = (sigmoid(linearScore(weights, row.keys)) - row.label) * row.weight;
      for (const key of row.keys) {
        const step = error + options.decay * (weights[key] as number);
        squares[key] = (squares[key] as number) + step * step;
        weights[key] = (weights[key] as number) - (options.rate * step) / Math.sqrt(squares[key] as number);
      }
    }
  }
  return weights;
}

function linearScore(weights: Float32Array, keys: Uint32Array): number {
  let sum = 0;
  for (const key of keys) sum += weights[key] as number;
  return sum;
}
