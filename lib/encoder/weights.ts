// The model's file: eight bytes ("WAYTEXT" and a version), the length of a JSON head, the head, then the numbers it names.
import * as z from 'zod/mini';
import { Head, type Tensor } from './file-head.ts';
import { fits } from './fits.ts';

const magic = 'WAYTEXT1';
const align = (value: number) => Math.ceil(value / 16) * 16;

export interface Weights {
  head: Head;
  subwords: string[];
  /** Whole numbers row by row, and the worth of each row. */
  rowsOf: (name: string) => {
    kind: 'i8' | 'i4';
    rows: number;
    columns: number;
    values: Uint8Array;
    worth: Float32Array;
  };
  numbersOf: (name: string) => Float32Array;
}

const bytesIn = ({ kind, rows, columns }: Tensor): number => {
  if (kind === 'f32') return 4 * rows * columns;
  return align(kind === 'i8' ? rows * columns : (rows * columns) / 2) + 4 * rows;
};

/** Undefined for a file that is damaged, cut or of another version: the caller goes on without it. */
export function readWeights(bytes: Uint8Array): Weights | undefined {
  const text = new TextDecoder();
  if (bytes.length < 16 || text.decode(bytes.subarray(0, 8)) !== magic) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headEnd = 12 + view.getUint32(8, true);
  if (headEnd > bytes.length) return undefined;
  const read = z.safeParse(Head, jsonIn(text.decode(bytes.subarray(12, headEnd))));
  if (!read.success) return undefined;
  const head = read.data;
  // Typed arrays want their numbers at even places.
  const body = new Uint8Array(bytes.subarray(align(headEnd)));
  const { subwords, tensors } = head;
  const isWhole =
    subwords.at + subwords.length <= body.length &&
    tensors.every((one) => one.at + bytesIn(one) <= body.length);
  if (!isWhole) return undefined;
  const list = text.decode(body.subarray(subwords.at, subwords.at + subwords.length)).split('\n');
  if (!fits(head, list.length)) return undefined;
  const byName = new Map(tensors.map((one) => [one.name, one]));
  const named = (name: string): Tensor => {
    const found = byName.get(name);
    if (!found) throw new Error(`The model has no ${name}.`);
    return found;
  };
  return {
    head,
    subwords: list,
    rowsOf: (name) => {
      const { kind, rows, columns, at } = named(name);
      if (kind === 'f32') throw new Error(`${name} is not kept in whole numbers.`);
      const size = kind === 'i8' ? rows * columns : (rows * columns) / 2;
      return {
        kind,
        rows,
        columns,
        values: body.subarray(at, at + size),
        worth: new Float32Array(body.buffer, at + align(size), rows),
      };
    },
    numbersOf: (name) => {
      const { rows, columns, at } = named(name);
      return new Float32Array(body.buffer, at, rows * columns);
    },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
