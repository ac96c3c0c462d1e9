// The small net as bytes: short columns as floats, tables quantised to two bytes per number, word vectors to one.
import * as z from 'zod/mini';
import { type Net, type NetWeights, sizesOf } from './net.ts';

const columns = ['hiddenBias', 'innerBias', 'out', 'bias'] as const;
const tables = ['fromRow', 'fromHidden', 'fromWords'] as const;
const [mostSteps, mostWordSteps] = [32_767, 127];

export const NetHead = z.object({
  shape: z.object({
    inputs: z.int(),
    hidden: z.int(),
    inner: z.int(),
    bits: z.int(),
    width: z.int(),
  }),
  /** The value of one quantisation step in each table. */
  steps: z.object({
    fromRow: z.number(),
    fromHidden: z.number(),
    fromWords: z.number(),
    words: z.number(),
  }),
});
export type NetHead = z.infer<typeof NetHead>;

/** Where each part begins; four-byte numbers come first, so that all of them are aligned. */
function places({ shape }: NetHead) {
  const sizes = sizesOf(shape);
  let end = 0;
  const take = (bytes: number) => {
    const start = end;
    end += bytes;
    return start;
  };
  const [mean, spread] = [take(shape.inputs * 4), take(shape.inputs * 4)];
  const columnsAt = columns.map((name) => take(sizes[name] * 4));
  const tablesAt = tables.map((name) => take(sizes[name] * 2));
  const words = take(sizes.words);
  return { mean, spread, columnsAt, tablesAt, words, end };
}

export const netBytes = (head: NetHead): number => places(head).end;

function stepOf(numbers: Float32Array, steps: number): number {
  return numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / steps;
}

export const netHead = (net: Net): NetHead => ({
  shape: net.shape,
  steps: {
    fromRow: stepOf(net.fromRow, mostSteps),
    fromHidden: stepOf(net.fromHidden, mostSteps),
    fromWords: stepOf(net.fromWords, mostSteps),
    words: stepOf(net.words, mostWordSteps),
  },
});

export const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

export function packNet(net: Net, head: NetHead): Uint8Array {
  const at = places(head);
  const bytes = new Uint8Array(at.end);
  bytes.set(bytesOf(net.mean), at.mean);
  bytes.set(bytesOf(net.spread), at.spread);
  for (const [index, name] of columns.entries()) bytes.set(bytesOf(net[name]), at.columnsAt[index]);
  for (const [index, name] of tables.entries())
    bytes.set(
      bytesOf(Int16Array.from(net[name], (value) => Math.round(value / head.steps[name]))),
      at.tablesAt[index],
    );
  bytes.set(bytesOf(Int8Array.from(net.words, (value) => Math.round(value / head.steps.words))), at.words);
  return bytes;
}

/** A plain loop: this runs once at every start, before the engine has compiled anything. */
function fromSteps(steps: Int8Array | Int16Array, scale: number): Float32Array {
  const numbers = new Float32Array(steps.length);
  for (let at = 0; at < steps.length; at += 1) numbers[at] = (steps[at] as number) * scale;
  return numbers;
}

/** The bytes must begin at a multiple of four in their buffer. */
export function unpackNet(head: NetHead, { buffer, byteOffset }: Uint8Array): Net {
  const at = places(head);
  const sizes = sizesOf(head.shape);
  const floats = (start = 0, count = 0) => new Float32Array(buffer, byteOffset + start, count);
  const inSteps = (name: (typeof tables)[number]) =>
    fromSteps(
      new Int16Array(buffer, byteOffset + (at.tablesAt[tables.indexOf(name)] ?? 0), sizes[name]),
      head.steps[name],
    );
  const column = (name: (typeof columns)[number]) => floats(at.columnsAt[columns.indexOf(name)], sizes[name]);
  const weights: NetWeights = {
    words: fromSteps(new Int8Array(buffer, byteOffset + at.words, sizes.words), head.steps.words),
    fromRow: inSteps('fromRow'),
    fromHidden: inSteps('fromHidden'),
    fromWords: inSteps('fromWords'),
    hiddenBias: column('hiddenBias'),
    innerBias: column('innerBias'),
    out: column('out'),
    bias: column('bias'),
  };
  const { inputs } = head.shape;
  return { shape: head.shape, mean: floats(at.mean, inputs), spread: floats(at.spread, inputs), ...weights };
}
