// Multiplies integer rows by 8-bit weights, four inputs of four outputs at once.
import { eight, settle } from './multiply';
import { largest } from './vectors';

// Added to a signed 12-bit number, it makes the number non-negative.
const middle: i16 = 2048;

/**
 * Packs 8-bit weights, stored row by row: for each eight outputs and each four inputs, the fours side by side. After
 * them, what `middle` adds to each output.
 */
export function pack(from: usize, to: usize, outputs: i32, inputs: i32): void {
  const sums = to + <usize>(outputs * inputs);
  for (let n = 0; n < outputs; n += 8) {
    for (let k = 0; k < inputs; k += 4) {
      for (let i = 0; i < 8; i++) {
        store<i32>(to, load<i32>(from + <usize>((n + i) * inputs + k)));
        to += 4;
      }
    }
  }
  for (let n = 0; n < outputs; n++) {
    let sum = 0;
    for (let k = 0; k < inputs; k++) sum += <i32>load<i8>(from + <usize>(n * inputs + k));
    store<i32>(sums + <usize>(n << 2), sum * <i32>middle);
  }
}

/** Quantises rows to 12 bits: first the upper six bits of all, then the lower six; plus each row's scale. */
export function quantiseBytes(x: usize, to: usize, scales: usize, rows: i32, width: i32): void {
  const lower = <usize>(rows * width);
  for (let t = 0; t < rows; t++) {
    const end = x + <usize>(width << 2);
    let most = f32x4.splat(1e-9);
    for (let p = x; p < end; p += 16) most = f32x4.pmax(most, f32x4.abs(v128.load(p)));
    const scale = largest(most) / <f32>2047.0;
    store<f32>(scales, scale);
    const factor = f32x4.splat(<f32>1.0 / scale);
    for (; x < end; x += 32) {
      const whole = i16x8.add(eight(x, factor), i16x8.splat(middle));
      const up = i16x8.shr_u(whole, 6);
      const low = v128.and(whole, i16x8.splat(63));
      const both = i8x16.narrow_i16x8_u(up, low);
      store<i64>(to, i64x2.extract_lane(both, 0));
      store<i64>(to + lower, i64x2.extract_lane(both, 1));
      to += 8;
    }
    scales += 4;
  }
}

export function multiplyBytes(
  whole: usize,
  scales: usize,
  weights: usize,
  worth: usize,
  out: usize,
  rows: i32,
  outputs: i32,
  inputs: i32,
  adds: bool,
): void {
  const stride = <usize>inputs;
  const step = <usize>(outputs << 2);
  const lower = <usize>rows * stride;
  const sums = weights + <usize>(outputs * inputs);
  for (let n = 0; n < outputs; n += 8) {
    const panel = weights + <usize>(n * inputs);
    const left = v128.load(worth + <usize>(n << 2));
    const right = v128.load(worth + <usize>(n << 2), 16);
    const leftSum = v128.load(sums + <usize>(n << 2));
    const rightSum = v128.load(sums + <usize>(n << 2), 16);
    for (let t = 0; t < rows; t += 4) {
      let a = whole + <usize>t * stride;
      let c0 = i32x4.splat(0), c1 = i32x4.splat(0), c2 = i32x4.splat(0), c3 = i32x4.splat(0);
      let c4 = i32x4.splat(0), c5 = i32x4.splat(0), c6 = i32x4.splat(0), c7 = i32x4.splat(0);
      for (let half = 0; half < 2; half++) {
        c0 = i32x4.shl(c0, 6), c1 = i32x4.shl(c1, 6), c2 = i32x4.shl(c2, 6), c3 = i32x4.shl(c3, 6);
        c4 = i32x4.shl(c4, 6), c5 = i32x4.shl(c5, 6), c6 = i32x4.shl(c6, 6), c7 = i32x4.shl(c7, 6);
        let b = panel;
        const end = a + stride;
        for (; a < end; a += 4) {
          const p = v128.load(b);
          const q = v128.load(b, 16);
          b += 32;
          let r = v128.load32_splat(a);
          c0 = i32x4.relaxed_dot_i8x16_i7x16_add_s(p, r, c0);
          c1 = i32x4.relaxed_dot_i8x16_i7x16_add_s(q, r, c1);
          r = v128.load32_splat(a + stride);
          c2 = i32x4.relaxed_dot_i8x16_i7x16_add_s(p, r, c2);
          c3 = i32x4.relaxed_dot_i8x16_i7x16_add_s(q, r, c3);
          r = v128.load32_splat(a + 2 * stride);
          c4 = i32x4.relaxed_dot_i8x16_i7x16_add_s(p, r, c4);
          c5 = i32x4.relaxed_dot_i8x16_i7x16_add_s(q, r, c5);
          r = v128.load32_splat(a + 3 * stride);
          c6 = i32x4.relaxed_dot_i8x16_i7x16_add_s(p, r, c6);
          c7 = i32x4.relaxed_dot_i8x16_i7x16_add_s(q, r, c7);
        }
        a += lower - stride;
      }
      const s = scales + <usize>(t << 2);
      let at = out + <usize>t * step + <usize>(n << 2);
      settle(i32x4.sub(c0, leftSum), load<f32>(s), left, at, adds);
      settle(i32x4.sub(c1, rightSum), load<f32>(s), right, at + 16, adds);
      at += step;
      settle(i32x4.sub(c2, leftSum), load<f32>(s, 4), left, at, adds);
      settle(i32x4.sub(c3, rightSum), load<f32>(s, 4), right, at + 16, adds);
      at += step;
      settle(i32x4.sub(c4, leftSum), load<f32>(s, 8), left, at, adds);
      settle(i32x4.sub(c5, rightSum), load<f32>(s, 8), right, at + 16, adds);
      at += step;
      settle(i32x4.sub(c6, leftSum), load<f32>(s, 12), left, at, adds);
      settle(i32x4.sub(c7, rightSum), load<f32>(s, 12), right, at + 16, adds);
    }
  }
}
