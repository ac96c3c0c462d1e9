// The same sums where the machine multiplies bytes by bytes, sixteen at once (relaxed SIMD): the same interface, the same
// memory, and to the last bit the same numbers, since all that is summed is whole. Rows have 12 bits: their upper and their
// lower six are multiplied one after the other.
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
 * Whether one instruction does it. Where two are put together for it, the first cuts off sums above 16 bits, which shows
 * with numbers beyond those that `linear` hands over; there the other kernel is quicker.
 */
export function isQuick(): bool {
  const sum = i32x4.relaxed_dot_i8x16_i7x16_add_s(i8x16.splat(127), i8x16.splat(-1), i32x4.splat(0));
  return i32x4.extract_lane(sum, 0) != 2 * 32767;
}
