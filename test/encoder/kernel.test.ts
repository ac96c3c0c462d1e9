// The kernel's results against the same arithmetic in plain JavaScript.
import { statSync, utimesSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { rotaryAnglesOf } from '../../lib/encoder/layers.ts';
import { Machine } from '../../lib/encoder/machine.ts';
import { makeKernel } from '../../tools/bundled-data.ts';
import { kernelBytes, kernelFile } from './kernel-bytes.ts';
import { attendPlain, gatedPlain, normPlain, timesPlain, turnPlain } from './plain-model.ts';
import { furthest, listOf, someNumbers } from './some-numbers.ts';

let machine: Machine;
beforeAll(async () => {
  machine = Machine.start(kernelBytes);
});

const rowsOf = (list: Float32Array, width: number): number[][] =>
  Array.from({ length: list.length / width }, (_, row) => [...list.subarray(row * width, (row + 1) * width)]);
const read = (at: number, count: number) => machine.floats(at, count).slice();

/** Memory that already holds something, so that unwritten results show. */
const soiled = (floats: number): number => machine.put(new Float32Array(floats).fill(1e6));

const largest = (row: number[]) => Math.max(...row.map(Math.abs));

test('a kernel that is older than its source is compiled anew', () => {
  utimesSync(kernelFile, 1, 1);
  makeKernel();
  expect(statSync(kernelFile).mtimeMs).toBeGreaterThan(1000);
});

describe('linear', () => {
  const multiple = (of: number, most: number) => fc.integer({ min: 1, max: most }).map((times) => of * times);

  test.each([false, true])('is rows times weights of 8 bits (added to what is there: %s)', (adds) => {
    fc.assert(
      fc.property(
        multiple(4, 8),
        multiple(8, 6),
        multiple(8, 20),
        fc.nat(),
        (rows, outputs, inputs, seed) => {
          const next = someNumbers(seed);
          const before = machine.mark;
          // Rows of very different magnitude: each has its own scale.
          const x = listOf(rows * inputs, next).map(
            (value, at) => value * 10 ** ((Math.floor(at / inputs) % 5) - 2),
          );
          const bytes = Int8Array.from({ length: outputs * inputs }, () => Math.round(127 * next()));
          const worth = listOf(outputs, next);
          const kept = listOf(rows * outputs, next);
          const source = machine.take(bytes.length);
          machine.bytes(source, bytes.length).set(new Uint8Array(bytes.buffer));
          const packed = machine.take(2 * bytes.length);
          machine.sums.pack(source, packed, outputs, inputs);
          const [at, out] = [machine.put(x), machine.put(kept)];
          const room = machine.take(2 * rows * inputs + 4 * rows);
          machine.sums.linear(at, packed, machine.put(worth), out, rows, outputs, inputs, room, adds);
          const made = rowsOf(read(out, rows * outputs), outputs);
          machine.giveBack(before);
          const values = Float32Array.from(
            bytes,
            (byte, index) => byte * (worth[Math.floor(index / inputs)] as number),
          );
          for (const [row, numbers] of rowsOf(x, inputs).entries()) {
            const expected = timesPlain({ rows: outputs, columns: inputs, values }, numbers).map(
              (value, n) => value + (adds ? (kept[row * outputs + n] as number) : 0),
            );
            // Rounding to 12 bits shifts a number by at most half of 1/2047 of the largest one.
            const bound = (0.5 / 2047) * largest(numbers) * 127 * inputs + 1e-4;
            expect(furthest(made[row] ?? [], expected)).toBeLessThan(bound);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is exact where rows are whole numbers of 12 bits', () => {
    const [rows, outputs, inputs] = [4, 8, 4096];
    const before = machine.mark;
    // The largest possible sums: they still fit.
    const x = new Float32Array(rows * inputs).fill(2047);
    const source = machine.take(outputs * inputs);
    machine.bytes(source, outputs * inputs).fill(127);
    const packed = machine.take(2 * outputs * inputs);
    machine.sums.pack(source, packed, outputs, inputs);
    const worth = machine.put(new Float32Array(outputs).fill(1));
    const [at, out] = [machine.put(x), soiled(rows * outputs)];
    const room = machine.take(2 * rows * inputs + 4 * rows);
    machine.sums.linear(at, packed, worth, out, rows, outputs, inputs, room, false);
    const made = read(out, rows * outputs);
    machine.giveBack(before);
    for (const value of made) expect(value / (2047 * 127 * inputs)).toBeCloseTo(1, 6);
  });

  test('of rows of nothing is nothing', () => {
    const before = machine.mark;
    const source = machine.take(64);
    machine.bytes(source, 64).fill(5);
    const packed = machine.take(128);
    machine.sums.pack(source, packed, 8, 8);
    const worth = machine.put(new Float32Array(8).fill(1));
    const [at, out] = [machine.put(new Float32Array(32)), soiled(32)];
    machine.sums.linear(at, packed, worth, out, 4, 8, 8, machine.take(256), false);
    expect(furthest(read(out, 32), new Float32Array(32))).toBe(0);
    machine.giveBack(before);
  });
});

test('norm is each row over the root of its mean square, times its gain', () => {
  const [rows, width] = [5, 96];
  const next = someNumbers(3);
  const before = machine.mark;
  const x = listOf(rows * width, next).map((value, at) => value * 10 ** (Math.floor(at / width) - 3));
  const gain = listOf(width, next);
  const out = soiled(rows * width);
  machine.sums.norm(machine.put(x), machine.put(gain), out, rows, width);
  const expected = rowsOf(x, width).flatMap((row) => normPlain(row, gain));
  expect(furthest(read(out, rows * width), expected)).toBeLessThan(1e-5);
  machine.giveBack(before);
});

test('gated is silu of the gate times the value, for small and for huge gates', () => {
  const [rows, inner] = [6, 64];
  const next = someNumbers(4);
  const before = machine.mark;
  const x = listOf(rows * 2 * inner, next).map((value, at) =>
    at % (2 * inner) < inner ? value * 4 ** Math.floor(at / (2 * inner)) : value,
  );
  const out = soiled(rows * inner);
  machine.sums.gated(machine.put(x), out, rows, inner);
  const made = rowsOf(read(out, rows * inner), inner);
  for (const [row, numbers] of rowsOf(x, 2 * inner).entries())
    expect(furthest(made[row] ?? [], gatedPlain(numbers))).toBeLessThan(1e-5 * 4 ** row);
  machine.giveBack(before);
});

test('turn turns queries and keys by their place and leaves values', () => {
  const [rows, heads] = [70, 3];
  const width = heads * 32;
  const before = machine.mark;
  const x = listOf(rows * 3 * width, someNumbers(5));
  const at = machine.put(x);
  machine.sums.turn(at, machine.put(rotaryAnglesOf(rows)), rows, heads, 32);
  const expected = rowsOf(x, 32).flatMap((part, index) => {
    const inRow = index % (3 * heads);
    return inRow < 2 * heads ? turnPlain(part, Math.floor(index / (3 * heads))) : part;
  });
  expect(furthest(read(at, x.length), expected)).toBeLessThan(1e-4);
  machine.giveBack(before);
});

describe('attend', () => {
  const [rows, heads] = [40, 2];
  const width = heads * 32;

  const attended = (from: number, count: number, first: number, next: number, sharpness: number) => {
    const before = machine.mark;
    const x = listOf(rows * 3 * width, someNumbers(6)).map((value) => value * sharpness);
    const out = soiled(rows * width);
    const room = soiled(65 * ((next - first + 7) & ~7) + 304);
    machine.sums.attend(machine.put(x), out, from, count, first, next, heads, room);
    const made = rowsOf(read(out, rows * width), width);
    machine.giveBack(before);
    const part = (row: number, which: number, head: number) => {
      const start = row * 3 * width + which * width + head * 32;
      return [...x.subarray(start, start + 32)];
    };
    const range = Array.from({ length: next - first }, (_, at) => first + at);
    const expected = made.map((row, at) => {
      if (at < from || at >= from + count) return row.map(() => 1e6);
      return Array.from({ length: heads }, (_, head) =>
        attendPlain(
          part(at, 0, head),
          range.map((one) => part(one, 1, head)),
          range.map((one) => part(one, 2, head)),
        ),
      ).flat();
    });
    return furthest(made.flat(), expected.flat());
  };

  // Keys are read eight at a time and rows sixteen: many remainders of both, a single key, the first and the last rows.
  test.each([
    [0, 8, 0, 8],
    [0, 8, 0, 9],
    [8, 4, 3, 13],
    [8, 4, 2, 13],
    [30, 10, 20, 40],
    [0, 40, 0, 40],
    [5, 4, 5, 6],
    [36, 4, 37, 40],
    [12, 20, 1, 31],
  ])('rows from %i on, %i of them, look at rows %i to %i', (from, count, first, next) => {
    expect(attended(from, count, first, next, 1)).toBeLessThan(1e-3);
  });

  test('a look that outweighs all others is neither nothing nor infinite', () => {
    // 12-bit integers shift scores of hundreds by hundredths, and the values are twelve times as large too.
    expect(attended(0, 40, 0, 39, 12)).toBeLessThan(12 * 0.03);
  });
});
