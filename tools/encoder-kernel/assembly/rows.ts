// Operations on each row independently.
import { exponential, sumOf } from './vectors';

/** RMS norm: each row divided by the root of its mean square, times `gain`. */
export function norm(x: usize, gain: usize, out: usize, rows: i32, width: i32): void {
  const size = <usize>(width << 2);
  for (let t = 0; t < rows; t++) {
    let squares = f32x4.splat(0);
    for (let k: usize = 0; k < size; k += 16) {
      const v = v128.load(x + k);
      squares = f32x4.add(squares, f32x4.mul(v, v));
    }
    const factor = f32x4.splat(1.0 / sqrt<f32>(sumOf(squares) / <f32>width + 1e-5));
    for (let k: usize = 0; k < size; k += 16)
      v128.store(out + k, f32x4.mul(f32x4.mul(v128.load(x + k), factor), v128.load(gain + k)));
    x += size;
    out += size;
  }
}

/** Gate and value are side by side in a row: silu(gate) * value. */
export function gated(x: usize, out: usize, rows: i32, inner: i32): void {
  const size = <usize>(inner << 2);
  const one = f32x4.splat(1.0);
  for (let t = 0; t < rows; t++) {
    for (let k: usize = 0; k < size; k += 16) {
      const gate = v128.load(x + k);
      const open = f32x4.div(gate, f32x4.add(one, exponential(f32x4.neg(gate))));
      v128.store(out + k, f32x4.mul(open, v128.load(x + size + k)));
    }
    x += size * 2;
    out += size;
  }
}

/**
 * Rotary position embedding: rotates queries and keys by their position. `turns` holds cosines, then sines, half a head
 * wide, row by row.
 */
export function turn(qkv: usize, turns: usize, rows: i32, heads: i32, wide: i32): void {
  const half = <usize>(wide << 1);
  const width = <usize>(heads * wide * 4);
  for (let t = 0; t < rows; t++) {
    for (let h: usize = 0; h < 2 * width; h += half * 2) {
      for (let k: usize = 0; k < half; k += 16) {
        const cos = v128.load(turns + k);
        const sin = v128.load(turns + half + k);
        const a = v128.load(qkv + h + k);
        const b = v128.load(qkv + h + half + k);
        v128.store(qkv + h + k, f32x4.sub(f32x4.mul(a, cos), f32x4.mul(b, sin)));
        v128.store(qkv + h + half + k, f32x4.add(f32x4.mul(a, sin), f32x4.mul(b, cos)));
      }
    }
    turns += half * 2;
    qkv += width * 3;
  }
}
