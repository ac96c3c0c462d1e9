// AssemblyScript, compiled to WebAssembly SIMD by `tools/encoder-kernel.ts`: the sums of the encoder. Pointers are byte
// addresses in the module's memory; rows are f32 and lie behind each other. The caller lays out the memory.

/** Weights of 8 bits, row by row, become 16 bits: for each eight outputs and each two inputs, the pairs side by side. */
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

// @ts-ignore: decorator
@inline
function largest(x: v128): f32 {
  return max(
    max(f32x4.extract_lane(x, 0), f32x4.extract_lane(x, 1)),
    max(f32x4.extract_lane(x, 2), f32x4.extract_lane(x, 3)),
  );
}

/** Added to a number below four million, it leaves the number rounded in the low bits. */
const rounder: f32 = 12582912.0;
const rounderBits: i32 = 0x4b400000;

/** Eight numbers, times `factor`, as whole numbers of 16 bits. */
// @ts-ignore: decorator
@inline
function eight(at: usize, factor: v128): v128 {
  const low = f32x4.add(f32x4.mul(v128.load(at), factor), f32x4.splat(rounder));
  const high = f32x4.add(f32x4.mul(v128.load(at, 16), factor), f32x4.splat(rounder));
  const zero = i32x4.splat(rounderBits);
  return i16x8.narrow_i32x4_s(i32x4.sub(low, zero), i32x4.sub(high, zero));
}

/** Rows, `step` bytes apart, as whole numbers of 12 bits, and what one of each row is worth. */
function quantise(x: usize, step: usize, to: usize, scales: usize, rows: i32, width: i32): void {
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
function settle(sum: v128, row: f32, columns: v128, at: usize, adds: bool): void {
  let value = f32x4.mul(f32x4.mul(f32x4.convert_i32x4_s(sum), f32x4.splat(row)), columns);
  if (adds) value = f32x4.add(value, v128.load(at));
  v128.store(at, value);
}

/**
 * out = x · weights (or added to it). `rows` is a multiple of 4, `outputs` of 8, `inputs` of 8. `room` holds the rows as
 * whole numbers (two bytes each) and their scales behind them.
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

/** The same of rows that are whole numbers already; rows of `out` begin `step` bytes apart. */
function multiply(
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
  // So many rows at a time as stay in the nearest cache beside the weights that they meet.
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

// @ts-ignore: decorator
@inline
function sumOf(x: v128): f32 {
  return (
    f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1) + f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3)
  );
}

/** Each row over the root of its mean square, times `gain`. */
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

// @ts-ignore: decorator
@inline
function exponential(x: v128): v128 {
  const bounded = f32x4.pmax(f32x4.splat(-87.0), f32x4.pmin(f32x4.splat(87.0), x));
  const t = f32x4.mul(bounded, f32x4.splat(1.442695041));
  const rounded = f32x4.add(t, f32x4.splat(rounder));
  const f = f32x4.sub(t, f32x4.sub(rounded, f32x4.splat(rounder)));
  let p = f32x4.add(f32x4.mul(f, f32x4.splat(0.00133336)), f32x4.splat(0.00961813));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(0.05550411));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(0.24022651));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(0.69314718));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(1.0));
  return f32x4.mul(p, i32x4.shl(i32x4.add(rounded, i32x4.splat(127)), 23));
}

/** Gate and value stand side by side in a row: silu(gate) * value. */
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

/** Queries and keys of every row turned by where it stands. `turns` holds cosines, then sines, half a head wide, row by row. */
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

/** The keys of one head as weights: what each row is asked for. `wholes` has room for them row by row. */
function packKeys(source: usize, row: usize, keys: i32, lanes: i32, to: usize, worth: usize, wholes: usize): void {
  quantise(source, row, wholes, worth, keys, 32);
  memory.fill(wholes + <usize>(keys * 64), 0, <usize>((lanes - keys) * 64));
  for (let k = 0; k < lanes; k++) {
    // The usual root of 32, so that long rows do not shout.
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

/** The values of one head as weights: what each row hands over. */
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

/** Looks become shares of one, as whole numbers that no sum of 2,047 times each of them can overflow. */
function soften(looks: usize, wholes: usize, scales: usize, rows: i32, keys: i32, lanes: i32): void {
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
 * Each of `count` rows (a multiple of 4) from `from` on looks at the rows `first` to `next` (exclusive). Heads are 32 wide.
 * `room` has 260 bytes for each of these keys, rounded up to eight, and 1,216 more.
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
    // A few rows at a time: what they look at stays in the nearest cache.
    for (let t = from; t < from + count; t += 16) {
      const rows = min(16, from + count - t);
      quantise(head + <usize>t * row, row, wholes, scales, rows, 32);
      multiply(wholes, scales, room, keyWorth, looks, <usize>(lanes << 2), rows, lanes, 32, false);
      soften(looks, wholes, scales, rows, keys, lanes);
      const to = out + <usize>t * width + <usize>(h * 128);
      multiply(wholes, scales, values, valueWorth, to, width, rows, 32, lanes, false);
    }
  }
}
