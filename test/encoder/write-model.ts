// A small random model in the file's format, as tools/train/encoder/export.py writes it, and the same numbers in plain form.
import { specials } from '../../lib/encoder/subwords.ts';
import { listOf, someNumbers } from './some-numbers.ts';

export interface Sizes {
  layers: number;
  width: number;
  inner: number;
  table: number;
  sentenceLayers: number;
  tableBits: 4 | 8;
}

export const tiny: Sizes = { layers: 2, width: 32, inner: 64, table: 16, sentenceLayers: 2, tableBits: 8 };

/** The net's own rows and columns, before padding; the numbers as the browser will have them. */
export interface Plain {
  rows: number;
  columns: number;
  values: Float32Array;
}

export interface WrittenModel {
  file: Uint8Array;
  sizes: Sizes;
  subwords: string[];
  plain: Map<string, Plain>;
}

export const roles = 22;
const roleWidth = 16;
const waysOfTelling = 13;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
export const subwordList = [
  ...specials,
  ...letters,
  ...letters.map((one) => `▁${one}`),
  '.',
  '1',
  '京',
  'か',
];

type Shape = [name: string, rows: number, columns: number];

/** Matrices are stored as integers, the others as floats. */
function shapesOf({ layers, width, inner, table, sentenceLayers }: Sizes): {
  whole: Shape[];
  plain: Shape[];
} {
  const half = width / 2;
  const steps: Shape[] = [
    ['gather', width, 2 * width],
    ['opens.0', half, width],
    ['opens.3', 1, half],
    ['trip.0', half, 2 * width],
    ['trip.3', 1, half],
    ['mention.0', width, 4 * width + roleWidth],
    ['stop.0', width, 2 * width + 1],
    ['stop.3', 1, width],
    ['goal.0', half, 2 * width + 1],
    ['goal.3', 1, half],
    ['several.0', half, 3 * width],
    ['several.3', 1, half],
  ];
  const stack = (name: string, length: number, between: number) =>
    Array.from({ length }, (_, at) => ({ name: `${name}.${at}`, between }));
  const stacked = [...stack('encoder.layers', layers, inner), ...stack('sentences', sentenceLayers, width)];
  return {
    whole: [
      ['encoder.table', subwordList.length, table],
      ['encoder.widen', width, table],
      ...stacked.flatMap(({ name, between }): Shape[] => [
        [`${name}.qkv`, 3 * width, width],
        [`${name}.out`, width, width],
        [`${name}.up`, 2 * between, width],
        [`${name}.down`, width, between],
      ]),
      ...steps,
    ].map(([name, rows, columns]): Shape => [`${name}.weight`, rows as number, columns as number]),
    plain: [
      ['encoder.written.weight', 4, width],
      ['encoder.marks.weight', 32, width],
      ['carrier.weight', roles, roleWidth],
      ['ruled.weight', width, waysOfTelling],
      ...['encoder.norm', 'norm', ...stacked.flatMap(({ name }) => [`${name}.norm1`, `${name}.norm2`])].map(
        (name): Shape => [`${name}.weight`, width, 1],
      ),
      ...steps.map(([name, rows]): Shape => [`${name}.bias`, rows, 1]),
    ],
  };
}

/** Parts of a file one after another, each aligned to 16 bytes. */
class Body {
  readonly #parts: Uint8Array[] = [];
  length = 0;

  add(...pieces: Uint8Array[]): number {
    const at = this.length;
    for (const piece of pieces) {
      const padded = new Uint8Array(Math.ceil(piece.length / 16) * 16);
      padded.set(piece);
      this.#parts.push(padded);
      this.length += padded.length;
    }
    return at;
  }

  bytes(): Uint8Array {
    const all = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}

const bytesOf = (numbers: Float32Array) => new Uint8Array(numbers.buffer);

export interface ToWrite {
  head: Record<string, unknown> & { tensors: Record<string, unknown>[] };
  body: Uint8Array;
}

export function fileOf({ head, body }: ToWrite): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const start = Math.ceil((12 + text.length) / 16) * 16;
  const file = new Uint8Array(start + body.length);
  file.set(new TextEncoder().encode('WAYTEXT1'));
  new DataView(file.buffer).setUint32(8, text.length, true);
  file.set(text, 12);
  file.set(body, start);
  return file;
}

export function modelParts(sizes: Sizes, seed = 1): ToWrite & { plain: Map<string, Plain> } {
  const next = someNumbers(seed);
  const body = new Body();
  const plain = new Map<string, Plain>();
  const tensors: ToWrite['head']['tensors'] = [];
  const shapes = shapesOf(sizes);
  for (const [name, rows, columns] of shapes.whole) {
    const bits = name === 'encoder.table.weight' ? sizes.tableBits : 8;
    const most = 2 ** (bits - 1) - 1;
    const wide = Math.ceil(columns / 8) * 8;
    const whole = new Int8Array(rows * wide);
    // Each row is scaled so that its output has about the magnitude of its input.
    const worth = listOf(rows, () => ((1 + 0.3 * next()) * Math.sqrt(3 / columns)) / most);
    const values = new Float32Array(rows * columns);
    for (let row = 0; row < rows; row += 1)
      for (let k = 0; k < columns; k += 1) {
        const value = Math.round(next() * most);
        whole[row * wide + k] = value;
        values[row * columns + k] = value * (worth[row] as number);
      }
    const kept =
      bits === 8
        ? new Uint8Array(whole.buffer)
        : Uint8Array.from(
            { length: whole.length / 2 },
            (_, at) => ((whole[2 * at] as number) + 8) | (((whole[2 * at + 1] as number) + 8) << 4),
          );
    tensors.push({ name, kind: `i${bits}`, rows, columns: wide, at: body.add(kept, bytesOf(worth)) });
    plain.set(name, { rows, columns, values });
  }
  for (const [name, rows, columns] of shapes.plain) {
    const values = listOf(rows * columns, () => (/norm/.test(name) ? 1 + 0.5 * next() : next()));
    tensors.push({ name, kind: 'f32', rows, columns, at: body.add(bytesOf(values)) });
    plain.set(name, { rows, columns, values });
  }
  const text = new TextEncoder().encode(subwordList.join('\n'));
  const { tableBits: _, ...kept } = sizes;
  const head = { ...kept, subwords: { at: body.add(text), length: text.length }, tensors };
  return { head, body: body.bytes(), plain };
}

export function writeModel(sizes: Sizes = tiny, seed = 1): WrittenModel {
  const { plain, ...parts } = modelParts(sizes, seed);
  return { file: fileOf(parts), sizes, subwords: subwordList, plain };
}
