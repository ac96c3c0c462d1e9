// The input of the first layer: for each subword its embedding, how its word is written, and its formatting on the page.
import { chunk, type Matrix, roomFor } from './layers.ts';
import type { Machine } from './machine.ts';
import { marksEach, type PageInput } from './page-input.ts';
import type { TensorRows } from './tensor-file.ts';
import { valueAt } from './value-at.ts';
import type { Weights } from './weights.ts';

type Table = TensorRows;

const signed = (byte: number) => (byte << 24) >> 24;

/** With `i4`, a byte has two four-bit numbers, the first in the low bits. */
export function entryAt({ kind, values }: Table, at: number): number {
  if (kind === 'i8') return signed(valueAt(values, at));
  const byte = valueAt(values, at >> 1);
  return (at & 1 ? byte >> 4 : byte & 15) - 8;
}

function layEntries(table: Table, ids: Uint16Array, into: Float32Array): void {
  for (const [row, id] of ids.entries()) {
    const scale = valueAt(table.scale, id);
    for (let k = 0; k < table.columns; k += 1)
      into[row * table.columns + k] = entryAt(table, id * table.columns + k) * scale;
  }
}

function addTo(rows: Float32Array, at: number, from: Float32Array, row: number, width: number): void {
  for (let k = 0; k < width; k += 1) rows[at + k] = valueAt(rows, at + k) + valueAt(from, row * width + k);
}

/** Fills the rows at `x`, which has room for a multiple of 4 rows. */
export function embed(
  machine: Machine,
  weights: Weights,
  widen: Matrix,
  { ids, written, marks }: PageInput,
  x: number,
): void {
  const { width } = weights.head;
  const table = weights.rowsOf('encoder.table.weight');
  const entry = machine.take(4 * chunk * table.columns);
  const room = machine.take(2 * chunk * table.columns + 4 * chunk);
  for (let from = 0; from < ids.length; from += chunk) {
    const here = ids.subarray(from, from + chunk);
    const count = roomFor(here.length);
    layEntries(table, here, machine.floats(entry, count * table.columns).fill(0));
    const { weights: matrix, scale, outputs, inputs } = widen;
    machine.sums.linear(entry, matrix, scale, x + 4 * from * width, count, outputs, inputs, room, false);
  }
  const rows = machine.floats(x, ids.length * width);
  const cases = weights.numbersOf('encoder.written.weight');
  const settings = weights.numbersOf('encoder.marks.weight');
  for (let row = 0; row < ids.length; row += 1) {
    addTo(rows, row * width, cases, valueAt(written, row), width);
    for (const mark of marks.subarray(row * marksEach, (row + 1) * marksEach))
      if (mark > 0) addTo(rows, row * width, settings, mark, width);
  }
}
