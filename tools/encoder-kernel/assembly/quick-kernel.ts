// The same arithmetic for machines that multiply sixteen bytes at once (relaxed SIMD): the same interface and memory
// layout, and bit-identical results, since all sums are of integers. Rows have 12 bits: the upper and the lower six are
// multiplied one after the other.
import { multiplyBytes, pack, quantiseBytes } from './multiply-bytes';

export { attend } from './attend';
export { gated, norm, turn } from './rows';
export { pack };

/** As in `kernel.ts`; `room` holds the upper bits of all rows, then the lower ones, then the scales. */
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
  quantiseBytes(x, room, scales, rows, inputs);
  multiplyBytes(room, scales, weights, worth, out, rows, outputs, inputs, adds);
}

/**
 * Whether the machine has a single instruction for it. Where it is emulated with two, the first saturates at 16 bits,
 * which shows with larger numbers than `linear` passes; there the other kernel is faster.
 */
export function isQuick(): bool {
  const sum = i32x4.relaxed_dot_i8x16_i7x16_add_s(i8x16.splat(127), i8x16.splat(-1), i32x4.splat(0));
  return i32x4.extract_lane(sum, 0) != 2 * 32767;
}
