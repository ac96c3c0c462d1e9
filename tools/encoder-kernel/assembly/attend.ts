// Attention: each row attends to the rows around it, whose keys and values are packed like weights.
import { eight, multiply, quantise } from './multiply';
import { exponential, largest, sumOf } from './vectors';

/** Packs the keys of one head like weights, for the product with the queries. `wholes` has room for the quantised rows. */
function packKeys(source: usize, row: usize, keys: i32, lanes: i32, to: usize, worth: usize, wholes: usize): void {
  quantise(source, row, wholes, worth, keys, 32);
  memory.fill(wholes + <usize>(keys * 64), 0, <usize>((lanes - keys) * 64));
  for (let k = 0; k < lanes; k++) {
    // Divides by the square root of 32, the head width, as usual in attention.
    const value = k < keys ? load<f32>(worth + <usize>(k << 2)) : <f32>0.0;
    store<f32>(worth + <usize>(k << 2), value * <f32>0.17677669529663687);
  }
  for (let n = 0; n < lanes; n += 8) {
    for (let pair: usize = 0; pair < 64; pair += 4) {
      for (let i = 0; i < 8; i++) {
        store<i32>(to, load<i32>(wholes + <usize>((n + i) * 64) + pair));
        to += 4;
      }
    }
  }
}

/** Packs the values of one head like weights, for the product with the attention shares. */
function packValues(source: usize, row: usize, keys: i32, lanes: i32, to: usize, worth: usize): void {
  for (let d: usize = 0; d < 128; d += 32) {
    let low = f32x4.splat(1e-9), high = f32x4.splat(1e-9);
    for (let k = 0; k < keys; k++) {
      const at = source + <usize>k * row + d;
      low = f32x4.pmax(low, f32x4.abs(v128.load(at)));
      high = f32x4.pmax(high, f32x4.abs(v128.load(at, 16)));
    }
    const factor = <f32>2047.0 / max(largest(low), largest(high));
    for (let i: usize = 0; i < 32; i += 4) store<f32>(worth + d + i, <f32>1.0 / factor);
    const all = f32x4.splat(factor);
    const none = i16x8.splat(0);
    for (let k = 0; k < lanes; k += 2) {
      const at = source + <usize>k * row + d;
      const even = k < keys ? eight(at, all) : none;
      const odd = k + 1 < keys ? eight(at + row, all) : none;
      v128.store(to, i8x16.shuffle(even, odd, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23));
      v128.store(to, i8x16.shuffle(even, odd, 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31), 16);
      to += 32;
    }
  }
}

/** Softmax over the scores, as integers that cannot overflow a sum of products with 2,047. */
function softmax(looks: usize, wholes: usize, scales: usize, rows: i32, keys: i32, lanes: i32): void {
  const size = <usize>(lanes << 2);
  for (let t = 0; t < rows; t++) {
    for (let k = keys; k < lanes; k++) store<f32>(looks + <usize>(k << 2), -1e9);
    let most = f32x4.splat(-1e9);
    for (let k: usize = 0; k < size; k += 16) most = f32x4.pmax(most, v128.load(looks + k));
    const top = f32x4.splat(largest(most));
    let total = f32x4.splat(0);
    for (let k: usize = 0; k < size; k += 16) {
      const look = exponential(f32x4.sub(v128.load(looks + k), top));
      total = f32x4.add(total, look);
      v128.store(looks + k, look);
    }
    const sum = sumOf(total);
    const factor = min(<f32>2047.0, <f32>1000000.0 / sum);
    store<f32>(scales, <f32>1.0 / (factor * sum));
    for (let k: usize = 0; k < size; k += 32) {
      v128.store(wholes, eight(looks + k, f32x4.splat(factor)));
      wholes += 16;
    }
    looks += size;
    scales += 4;
  }
}

/**
 * The rows starting at `from`, `count` of them (a multiple of 4), attend to the rows `first` to `next` (exclusive).
 * Heads are 32 wide. `room` has 260 bytes for each of these keys, rounded up to eight, plus 1,216.
 */
export function attend(
  qkv: usize,
  out: usize,
  from: i32,
  count: i32,
  first: i32,
  next: i32,
  heads: i32,
  room: usize,
): void {
  const keys = next - first;
  const lanes = (keys + 7) & ~7;
  const width = <usize>(heads * 128);
  const row = width * 3;
  const values = room + <usize>(lanes * 64);
  const keyWorth = values + <usize>(lanes * 64);
  const valueWorth = keyWorth + <usize>(lanes * 4);
  const scales = valueWorth + 128;
  const looks = scales + 64;
  const wholes = looks + <usize>(lanes * 64);
  for (let h = 0; h < heads; h++) {
    const head = qkv + <usize>(h * 128);
    const seen = head + <usize>first * row;
    packKeys(seen + width, row, keys, lanes, room, keyWorth, wholes);
    packValues(seen + 2 * width, row, keys, lanes, values, valueWorth);
    // A few rows at a time, so that their scores stay in the L1 cache.
    for (let t = from; t < from + count; t += 16) {
      const rows = min(16, from + count - t);
      quantise(head + <usize>t * row, row, wholes, scales, rows, 32);
      multiply(wholes, scales, room, keyWorth, looks, <usize>(lanes << 2), rows, lanes, 32, false);
      softmax(looks, wholes, scales, rows, keys, lanes);
      const to = out + <usize>t * width + <usize>(h * 128);
      multiply(wholes, scales, values, valueWorth, to, width, rows, 32, lanes, false);
    }
  }
}
