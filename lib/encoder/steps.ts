// The linear layers after the encoder: rows times weights, plus bias, on the kernel.
import { chunk, type Matrix, matrixOf, roomFor } from './layers.ts';
import type { Machine } from './machine.ts';
import type { Tensors } from './tensor-file.ts';
import { valueAt } from './value-at.ts';

/** The error function, accurate to seven decimals. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

export const gelu = (x: number): number => 0.5 * x * (1 + erf(x / Math.SQRT2));

export interface Step {
  matrix: Matrix;
  bias: Float32Array;
  outputs: number;
}

export const stepOf = (machine: Machine, weights: Tensors, name: string): Step => ({
  matrix: matrixOf(machine, weights, `${name}.weight`),
  bias: weights.numbersOf(`${name}.bias`),
  outputs: weights.rowsOf(`${name}.weight`).rows,
});

export function runStep(
  machine: Machine,
  { matrix, bias, outputs }: Step,
  rows: Float32Array,
  count: number,
): Float32Array {
  const width = rows.length / count;
  const out = new Float32Array(count * outputs);
  const mark = machine.mark;
  const x = machine.take(4 * chunk * matrix.inputs);
  const to = machine.take(4 * chunk * matrix.outputs);
  const room = machine.take(2 * chunk * matrix.inputs + 4 * chunk);
  for (let from = 0; from < count; from += chunk) {
    const here = Math.min(chunk, count - from);
    const laid = machine.floats(x, roomFor(here) * matrix.inputs).fill(0);
    for (let row = 0; row < here; row += 1)
      laid.set(rows.subarray((from + row) * width, (from + row + 1) * width), row * matrix.inputs);
    machine.sums.linear(
      x,
      matrix.weights,
      matrix.scale,
      to,
      roomFor(here),
      matrix.outputs,
      matrix.inputs,
      room,
      false,
    );
    const made = machine.floats(to, here * matrix.outputs);
    for (let row = 0; row < here; row += 1)
      for (let k = 0; k < outputs; k += 1)
        out[(from + row) * outputs + k] = valueAt(made, row * matrix.outputs + k) + valueAt(bias, k);
  }
  machine.giveBack(mark);
  return out;
}
