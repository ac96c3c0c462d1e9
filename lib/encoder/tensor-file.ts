// Reads a net's file: eight bytes of name and version, the length of a JSON header, the header, then the tensors.
import * as z from 'zod/mini';
import type { Tensor } from './file-head.ts';

const align = (value: number) => Math.ceil(value / 16) * 16;

/** Integers row by row, and the scale of each row. */
export interface TensorRows {
  kind: 'i8' | 'i4';
  rows: number;
  columns: number;
  values: Uint8Array;
  scale: Float32Array;
}

export interface Tensors {
  rowsOf: (name: string) => TensorRows;
  numbersOf: (name: string) => Float32Array;
}

export interface TensorFile<Head> extends Tensors {
  head: Head;
  /** Everything after the header. */
  body: Uint8Array;
  /** Where the net ends and another one can begin. */
  end: number;
}

const bytesIn = ({ kind, rows, columns }: Tensor): number => {
  if (kind === 'f32') return 4 * rows * columns;
  return align(kind === 'i8' ? rows * columns : (rows * columns) / 2) + 4 * rows;
};

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined if the file is damaged, truncated or of another version: the caller goes on without it. */
export function readTensorFile<Head extends { tensors: Tensor[] }>(
  bytes: Uint8Array,
  magic: string,
  schema: z.ZodMiniType<Head>,
): TensorFile<Head> | undefined {
  const text = new TextDecoder();
  if (bytes.length < 16 || text.decode(bytes.subarray(0, 8)) !== magic) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headEnd = 12 + view.getUint32(8, true);
  if (headEnd > bytes.length) return undefined;
  const read = z.safeParse(schema, jsonIn(text.decode(bytes.subarray(12, headEnd))));
  if (!read.success) return undefined;
  const head = read.data;
  // Copied, as typed arrays need aligned offsets.
  const body = new Uint8Array(bytes.subarray(align(headEnd)));
  if (head.tensors.some((one) => one.at + bytesIn(one) > body.length)) return undefined;
  const byName = new Map(head.tensors.map((one) => [one.name, one]));
  const named = (name: string): Tensor => {
    const found = byName.get(name);
    if (!found) throw new Error(`The model has no ${name}.`);
    return found;
  };
  const last = head.tensors.reduce((most, one) => Math.max(most, one.at + align(bytesIn(one))), 0);
  return {
    head,
    body,
    end: align(headEnd) + last,
    rowsOf: (name) => {
      const { kind, rows, columns, at } = named(name);
      if (kind === 'f32') throw new Error(`${name} is not kept in whole numbers.`);
      const size = kind === 'i8' ? rows * columns : (rows * columns) / 2;
      return {
        kind,
        rows,
        columns,
        values: body.subarray(at, at + size),
        scale: new Float32Array(body.buffer, at + align(size), rows),
      };
    },
    numbersOf: (name) => {
      const { rows, columns, at } = named(name);
      return new Float32Array(body.buffer, at, rows * columns);
    },
  };
}
