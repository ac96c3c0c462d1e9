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

/** Rows as whole numbers of 12 bits, and what one of each row is worth. */
function quantise(x: usize, to: usize, scales: usize, rows: i32, width: i32): void {
  for (let t = 0; t < rows; t++) {
    const end = x + <usize>(width << 2);
    let most = f32x4.splat(1e-9);
    for (let p = x; p < end; p += 16) most = f32x4.max(most, f32x4.abs(v128.load(p)));
    const a = max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1));
    const b = max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3));
    const scale = max(a, b) / <f32>2047.0;
    store<f32>(scales, scale);
    const factor = f32x4.splat(<f32>1.0 / scale);
    for (let p = x; p < end; p += 32) {
      const low = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(p), factor)));
      const high = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(v128.load(p, 16), factor)));
      v128.store(to, i16x8.narrow_i32x4_s(low, high));
      to += 16;
    }
    x = end;
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
  quantise(x, room, scales, rows, inputs);
  const stride = <usize>(inputs << 1);
  const step = <usize>(outputs << 2);
  for (let n = 0; n < outputs; n += 8) {
    const panel = weights + <usize>(n * inputs * 2);
    const left = v128.load(worth + <usize>(n << 2));
    const right = v128.load(worth + <usize>(n << 2), 16);
    for (let t = 0; t < rows; t += 4) {
      let a = room + <usize>t * stride;
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
      let at = out + <usize>(t * outputs + n) * 4;
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
  const t = f32x4.mul(f32x4.max(f32x4.min(x, f32x4.splat(87.0)), f32x4.splat(-87.0)), f32x4.splat(1.442695041));
  const whole = f32x4.nearest(t);
  const f = f32x4.sub(t, whole);
  let p = f32x4.add(f32x4.mul(f, f32x4.splat(0.00133336)), f32x4.splat(0.00961813));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(0.05550411));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(0.24022651));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(0.69314718));
  p = f32x4.add(f32x4.mul(f, p), f32x4.splat(1.0));
  return f32x4.mul(p, i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(whole), i32x4.splat(127)), 23));
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

/**
 * Each of `count` rows from `from` on looks at the rows `first` to `next` (exclusive). `room` holds the keys of one head
 * turned on their side and one row of looks. Heads are 32 wide.
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
  const lanes = (keys + 3) & ~3;
  const width = <usize>(heads * 128);
  const row = width * 3;
  const looks = room + <usize>(lanes * 128);
  const scale = f32x4.splat(<f32>0.17677669529663687);
  for (let h = 0; h < heads; h++) {
    const head = <usize>(h * 128);
    // Keys on their side: all first numbers, all second numbers, ...
    for (let k = 0; k < lanes; k++) {
      const source = qkv + <usize>(first + min(k, keys - 1)) * row + width + head;
      for (let d = 0; d < 32; d++) store<f32>(room + <usize>((d * lanes + k) << 2), load<f32>(source + <usize>(d << 2)));
    }
    for (let t = from; t < from + count; t++) {
      const query = qkv + <usize>t * row + head;
      let most = f32x4.splat(-1e9);
      for (let k = 0; k < lanes; k += 4) {
        let sum = f32x4.splat(0);
        let column = room + <usize>(k << 2);
        for (let d: usize = 0; d < 128; d += 4) {
          sum = f32x4.add(sum, f32x4.mul(v128.load32_splat(query + d), v128.load(column)));
          column += <usize>(lanes << 2);
        }
        sum = f32x4.mul(sum, scale);
        most = f32x4.max(most, sum);
        v128.store(looks + <usize>(k << 2), sum);
      }
      const top = max(
        max(f32x4.extract_lane(most, 0), f32x4.extract_lane(most, 1)),
        max(f32x4.extract_lane(most, 2), f32x4.extract_lane(most, 3)),
      );
      let total = f32x4.splat(0);
      for (let k = 0; k < lanes; k += 4) {
        const look = exponential(f32x4.sub(v128.load(looks + <usize>(k << 2)), f32x4.splat(top)));
        v128.store(looks + <usize>(k << 2), look);
      }
      for (let k = keys; k < lanes; k++) store<f32>(looks + <usize>(k << 2), 0);
      for (let k = 0; k < lanes; k += 4) total = f32x4.add(total, v128.load(looks + <usize>(k << 2)));
      let o0 = f32x4.splat(0), o1 = f32x4.splat(0), o2 = f32x4.splat(0), o3 = f32x4.splat(0);
      let o4 = f32x4.splat(0), o5 = f32x4.splat(0), o6 = f32x4.splat(0), o7 = f32x4.splat(0);
      let value = qkv + <usize>first * row + 2 * width + head;
      for (let k = 0; k < keys; k++) {
        const look = v128.load32_splat(looks + <usize>(k << 2));
        o0 = f32x4.add(o0, f32x4.mul(look, v128.load(value)));
        o1 = f32x4.add(o1, f32x4.mul(look, v128.load(value, 16)));
        o2 = f32x4.add(o2, f32x4.mul(look, v128.load(value, 32)));
        o3 = f32x4.add(o3, f32x4.mul(look, v128.load(value, 48)));
        o4 = f32x4.add(o4, f32x4.mul(look, v128.load(value, 64)));
        o5 = f32x4.add(o5, f32x4.mul(look, v128.load(value, 80)));
        o6 = f32x4.add(o6, f32x4.mul(look, v128.load(value, 96)));
        o7 = f32x4.add(o7, f32x4.mul(look, v128.load(value, 112)));
        value += row;
      }
      const share = f32x4.splat(1.0 / sumOf(total));
      const at = out + <usize>t * width + head;
      v128.store(at, f32x4.mul(o0, share));
      v128.store(at, f32x4.mul(o1, share), 16);
      v128.store(at, f32x4.mul(o2, share), 32);
      v128.store(at, f32x4.mul(o3, share), 48);
      v128.store(at, f32x4.mul(o4, share), 64);
      v128.store(at, f32x4.mul(o5, share), 80);
      v128.store(at, f32x4.mul(o6, share), 96);
      v128.store(at, f32x4.mul(o7, share), 112);
    }
  }
}
