// The layers of the encoder, run by the kernel in place.
import type { Kernel, Machine } from './machine.ts';
import type { Tensors } from './tensor-file.ts';

/** Attention works in chunks of this many subwords: each attends to itself and to its neighbours on both sides. */
export const chunk = 64;
export const headWidth = 32;

/** The kernel takes four rows at a time: `count` rounded up to a multiple of 4. */
export const roomFor = (count: number): number => (count + 3) & ~3;

export interface Matrix {
  weights: number;
  scale: number;
  outputs: number;
  inputs: number;
}

export function matrixOf(machine: Machine, weights: Tensors, name: string): Matrix {
  const { kind, rows, columns, values, scale } = weights.rowsOf(name);
  if (kind !== 'i8') throw new Error(`${name} is no matrix of bytes.`);
  // The kernel takes eight outputs at a time; missing ones are zero.
  const outputs = (rows + 7) & ~7;
  const at = machine.take(2 * outputs * columns);
  const padded = new Float32Array(outputs);
  padded.set(scale);
  const scaleAt = machine.put(padded);
  const before = machine.mark;
  const source = machine.take(outputs * columns);
  machine.bytes(source, outputs * columns).fill(0);
  machine.bytes(source, values.length).set(values);
  machine.sums.pack(source, at, outputs, columns);
  machine.giveBack(before);
  return { weights: at, scale: scaleAt, outputs, inputs: columns };
}

export interface Layer {
  norm1: number;
  norm2: number;
  qkv: Matrix;
  out: Matrix;
  up: Matrix;
  down: Matrix;
}

export const layerOf = (machine: Machine, weights: Tensors, prefix: string): Layer => ({
  norm1: machine.put(weights.numbersOf(`${prefix}.norm1.weight`)),
  norm2: machine.put(weights.numbersOf(`${prefix}.norm2.weight`)),
  qkv: matrixOf(machine, weights, `${prefix}.qkv.weight`),
  out: matrixOf(machine, weights, `${prefix}.out.weight`),
  up: matrixOf(machine, weights, `${prefix}.up.weight`),
  down: matrixOf(machine, weights, `${prefix}.down.weight`),
});

/** The cosines and sines of the rotary position encoding, in the kernel's layout. */
export function rotaryAnglesOf(rows: number): Float32Array {
  const half = headWidth / 2;
  const turns = new Float32Array(rows * headWidth);
  for (let row = 0; row < rows; row += 1)
    for (let k = 0; k < half; k += 1) {
      const angle = row * 10_000 ** ((-2 * k) / headWidth);
      turns[row * headWidth + k] = Math.cos(angle);
      turns[row * headWidth + half + k] = Math.sin(angle);
    }
  return turns;
}

export interface Rows {
  x: number;
  /** A multiple of 4. */
  rows: number;
  width: number;
}

export type Reach = (from: number) => [number, number];

/** Each row attends to its own chunk and those on both sides. */
export const nearby =
  (count: number): Reach =>
  (from) => [Math.max(0, from - chunk), Math.min(count, from + 2 * chunk)];

export const everywhere =
  (count: number): Reach =>
  () => [0, count];

const linearOf =
  (sums: Kernel, rows: number, room: number) =>
  (from: number, { weights, scale, outputs, inputs }: Matrix, to: number, adds: boolean) =>
    sums.linear(from, weights, scale, to, rows, outputs, inputs, room, adds);

interface Look {
  from: number;
  count: number;
  first: number;
  next: number;
}

/** The attention calls: chunks that attend to the same rows share one, as the kernel prepares these rows for each call. */
function looksOf(rows: number, reach: Reach): Look[] {
  const looks: Look[] = [];
  for (let from = 0; from < rows; from += chunk) {
    const [first, next] = reach(from);
    const count = Math.min(chunk, rows - from);
    const last = looks.at(-1);
    if (last?.first === first && last.next === next) last.count += count;
    else looks.push({ from, count, first, next });
  }
  return looks;
}

/** `turning` is the rotary encoding of the rows' positions: consecutive by default. */
export function runLayers(
  machine: Machine,
  layers: Layer[],
  { x, rows, width }: Rows,
  reach: Reach,
  turning: Float32Array = rotaryAnglesOf(rows),
): void {
  const { sums } = machine;
  const heads = width / headWidth;
  const looks = looksOf(rows, reach);
  const inner = Math.max(0, ...layers.map(({ down }) => down.inputs));
  const mark = machine.mark;
  const turns = machine.put(turning);
  const qkv = machine.take(12 * rows * width);
  const seen = machine.take(4 * rows * width);
  const row = machine.take(4 * chunk * width);
  const up = machine.take(8 * chunk * inner);
  const held = machine.take(4 * chunk * inner);
  const room = machine.take(2 * chunk * Math.max(width, inner) + 4 * chunk);
  const keys = (Math.max(...looks.map(({ first, next }) => next - first)) + 7) & ~7;
  const looking = machine.take(260 * keys + 1216);
  const each = (work: (from: number, count: number) => void) => {
    for (let from = 0; from < rows; from += chunk) work(from, Math.min(chunk, rows - from));
  };
  for (const layer of layers) {
    each((from, count) => {
      const linear = linearOf(sums, count, room);
      sums.norm(x + 4 * from * width, layer.norm1, row, count, width);
      linear(row, layer.qkv, qkv + 12 * from * width, false);
    });
    sums.turn(qkv, turns, rows, heads, headWidth);
    for (const { from, count, first, next } of looks)
      sums.attend(qkv, seen, from, count, first, next, heads, looking);
    each((from, count) => {
      const linear = linearOf(sums, count, room);
      const at = x + 4 * from * width;
      linear(seen + 4 * from * width, layer.out, at, true);
      sums.norm(at, layer.norm2, row, count, width);
      linear(row, layer.up, up, false);
      sums.gated(up, held, count, layer.down.inputs);
      linear(held, layer.down, at, true);
    });
  }
  machine.giveBack(mark);
}
