// Multiplies integer rows by integer weights.
import { largest, rounder, rounderBits } from './vectors';

/** Eight numbers times `factor`, as 16-bit integers. */
// @ts-ignore: decorator
@inline
export function eight(at: usize, factor: v128): v128 {
  const low = f32x4.add(f32x4.mul(v128.load(at), factor), f32x4.splat(rounder));
  const high = f32x4.add(f32x4.mul(v128.load(at, 16), factor), f32x4.splat(rounder));
  const zero = i32x4.splat(rounderBits);
  return i16x8.narrow_i32x4_s(i32x4.sub(low, zero), i32x4.sub(high, zero));
}

/** Quantises rows, `step` bytes apart, to 12-bit integers, with a scale for each row. */
export function quantise(x: usize, step: usize, to: usize, scales: usize, rows: i32, width: i32): void {
  for (let t = 0; t < rows; t++) {
    const end = x + <usize>(width << 2);
    let most = f32x4.splat(1e-9);
    for (let p = x; p < end; p += 16) most = f32x4.pmax(most, f32x4.abs(v128.load(p)));
    const scale = largest(most) / <f32>2047.0;
    store<f32>(scales, scale);
    const factor = f32x4.splat(<f32>1.0 / scale);
    for (let p = x; p < end; p += 32) {
      v128.store(to, eight(p, factor));
      to += 16;
    }
    x += step;
    scales += 4;
  }
}

// @ts-ignore: decorator
@inline
export function settle(sum: v128, row: f32, columns: v128, at: usize, adds: bool): void {
  let value = f32x4.mul(f32x4.mul(f32x4.convert_i32x4_s(sum), f32x4.splat(row)), columns);
  if (adds) value = f32x4.add(value, v128.load(at));
  v128.store(at, value);
}

/**
 * out = rows · weights (or added to it), as in `linear`, for rows that are quantised already; rows of `out` start
 * `step` bytes apart.
 */
export function multiply(
  whole: usize,
  scales: usize,
  weights: usize,
  worth: usize,
  out: usize,
  step: usize,
  rows: i32,
  outputs: i32,
  inputs: i32,
  adds: bool,
): void {
  // As many rows at a time as fit in the L1 cache beside their weights.
  const most = max(4, (8192 / (inputs << 1)) & ~3);
  for (let t = 0; t < rows; t += most) {
    const some = min(most, rows - t);
    multiplySome(
      whole + <usize>(t * inputs * 2),
      scales + <usize>(t << 2),
      weights,
      worth,
      out + <usize>t * step,
      step,
      some,
      outputs,
      inputs,
      adds,
    );
  }
}

function multiplySome(
  whole: usize,
  scales: usize,
  weights: usize,
  worth: usize,
  out: usize,
  step: usize,
  rows: i32,
  outputs: i32,
  inputs: i32,
  adds: bool,
): void {
  const stride = <usize>(inputs << 1);
  for (let n = 0; n < outputs; n += 8) {
    const panel = weights + <usize>(n * inputs * 2);
    const left = v128.load(worth + <usize>(n << 2));
    const right = v128.load(worth + <usize>(n << 2), 16);
    for (let t = 0; t < rows; t += 4) {
      let a = whole + <usize>t * stride;
      let b = panel;
      let c0 = i32x4.splat(0), c1 = i32x4.splat(0), c2 = i32x4.splat(0), c3 = i32x4.splat(0);
      let c4 = i32x4.splat(0), c5 = i32x4.splat(0), c6 = i32x4.splat(0), c7 = i32x4.splat(0);
      const end = a + stride;
      for (; a < end; a += 4) {
        const p = v128.load(b);
        const q = v128.load(b, 16);
        b += 32;
        let r = v128.load32_splat(a);
        c0 = i32x4.add(c0, i32x4.dot_i16x8_s(r, p));
        c1 = i32x4.add(c1, i32x4.dot_i16x8_s(r, q));
        r = v128.load32_splat(a + stride);
        c2 = i32x4.add(c2, i32x4.dot_i16x8_s(r, p));
        c3 = i32x4.add(c3, i32x4.dot_i16x8_s(r, q));
        r = v128.load32_splat(a + 2 * stride);
        c4 = i32x4.add(c4, i32x4.dot_i16x8_s(r, p));
        c5 = i32x4.add(c5, i32x4.dot_i16x8_s(r, q));
        r = v128.load32_splat(a + 3 * stride);
        c6 = i32x4.add(c6, i32x4.dot_i16x8_s(r, p));
        c7 = i32x4.add(c7, i32x4.dot_i16x8_s(r, q));
      }
      const s = scales + <usize>(t << 2);
      let at = out + <usize>t * step + <usize>(n << 2);
      settle(c0, load<f32>(s), left, at, adds);
      settle(c1, load<f32>(s), right, at + 16, adds);
      at += step;
      settle(c2, load<f32>(s, 4), left, at, adds);
      settle(c3, load<f32>(s, 4), right, at + 16, adds);
      at += step;
      settle(c4, load<f32>(s, 8), left, at, adds);
      settle(c5, load<f32>(s, 8), right, at + 16, adds);
      at += step;
      settle(c6, load<f32>(s, 12), left, at, adds);
      settle(c7, load<f32>(s, 12), right, at + 16, adds);
    }
  }
}
