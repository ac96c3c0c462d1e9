// AssemblyScript, compiled to WebAssembly SIMD by `tools/encoder-kernel.ts`: the encoder's arithmetic. Pointers are
// byte addresses in the module's memory; rows are f32 and contiguous. The caller lays out the memory.

import { multiply, quantise } from './multiply';

export { attend } from './attend';
export { gated, norm, turn } from './rows';

/**
 * Widens 8-bit weights, stored row by row, to 16 bits: for each eight outputs and each two inputs, the pairs side by
 * side.
 */
export function pack(from: usize, to: usize, outputs: i32, inputs: i32): void {
  for (let n = 0; n < outputs; n += 8) {
    for (let k = 0; k < inputs; k += 2) {
      for (let i = 0; i < 8; i++) {
        const source = from + <usize>((n + i) * inputs + k);
        store<i16>(to, <i16>load<i8>(source), 0);
        store<i16>(to, <i16>load<i8>(source, 1), 2);
        to += 4;
      }
    }
  }
}

/**
 * out = x · weights (or added to it). `rows` is a multiple of 4, `outputs` of 8, `inputs` of 8. `room` holds the rows
 * as integers (two bytes each), followed by their scales.
 */
export function linear(
  x: usize,
  weights: usize,
  worth: usize,
  out: usize,
  rows: i32,
  outputs: i32,
  inputs: i32,
  room: usize,
  adds: bool,
): void {
  const scales = room + <usize>(rows * inputs * 2);
  quantise(x, <usize>(inputs << 2), room, scales, rows, inputs);
  multiply(room, scales, weights, worth, out, <usize>(outputs << 2), rows, outputs, inputs, adds);
}
