// The kernel for machines that multiply bytes against the general one: bit-identical results.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everywhere, layerOf, runLayers } from '../../lib/encoder/layers.ts';
import { Machine } from '../../lib/encoder/machine.ts';
import { kernelBytes, withoutQuick } from './kernel-bytes.ts';
import { listOf, someNumbers } from './some-numbers.ts';

const plain = withoutQuick(kernelBytes);
const kernels = [plain, kernelBytes];

test('a kernel without another one within is taken as it is', () => {
  expect(Machine.start(plain).sums.isQuick).toBeUndefined();
});

test('a kernel within that does not open is left alone', () => {
  const damaged = kernelBytes.slice();
  damaged[damaged.length - 1] = 255;
  expect(Machine.start(damaged).sums.isQuick).toBeUndefined();
});

interface Sizes {
  rows: number;
  outputs: number;
  inputs: number;
}

/** `weightOf` and `numberOf` return numbers from -1 to 1. */
function linear(
  kernel: Uint8Array,
  { rows, outputs, inputs }: Sizes,
  weightOf: () => number,
  numberOf: () => number,
) {
  const machine = Machine.start(kernel);
  const size = outputs * inputs;
  const bytes = Int8Array.from({ length: size }, () => Math.round(127.5 * weightOf() - 0.5));
  const source = machine.take(size);
  machine.bytes(source, size).set(new Uint8Array(bytes.buffer));
  const packed = machine.take(2 * size);
  machine.sums.pack(source, packed, outputs, inputs);
  const x = machine.put(Float32Array.from({ length: rows * inputs }, numberOf));
  const worth = machine.put(new Float32Array(outputs).fill(0.01));
  const out = machine.put(new Float32Array(rows * outputs).fill(3));
  const room = machine.take(2 * rows * inputs + 4 * rows);
  machine.sums.linear(x, packed, worth, out, rows, outputs, inputs, room, true);
  return machine.floats(out, rows * outputs).slice();
}

describe('linear', () => {
  const multiple = (of: number, most: number) => fc.integer({ min: 1, max: most }).map((times) => of * times);
  const sizes = fc.record({ rows: multiple(4, 6), outputs: multiple(8, 5), inputs: multiple(8, 30) });

  test('is the same for any rows and weights', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), (size, seed) => {
        const [one, other] = kernels.map((kernel) => {
          const next = someNumbers(seed);
          return linear(kernel, size, next, next);
        });
        expect(other).toEqual(one);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ])('is the same for the largest there are: weights %i, rows %i', (weight, value) => {
    const size = { rows: 4, outputs: 8, inputs: 4096 };
    const [one, other] = kernels.map((kernel) =>
      linear(
        kernel,
        size,
        () => weight,
        () => value,
      ),
    );
    expect(other).toEqual(one);
  });
});

test.each([1, 16, 49, 64, 70, 131])('layers are the same for %i rows', (count) => {
  const [width, inner] = [64, 96];
  const rows = (count + 3) & ~3;
  const [one, other] = kernels.map((kernel) => {
    const machine = Machine.start(kernel);
    const next = someNumbers(count);
    const tensors = {
      numbersOf: () => new Float32Array(width).fill(1),
      rowsOf: (name: string) => {
        const [outputs, columns] = name.includes('qkv')
          ? [3 * width, width]
          : name.includes('up')
            ? [2 * inner, width]
            : [width, name.includes('down') ? inner : width];
        const values = Uint8Array.from({ length: outputs * columns }, () => 255 & Math.round(127 * next()));
        return {
          kind: 'i8' as const,
          rows: outputs,
          columns,
          values,
          scale: new Float32Array(outputs).fill(0.01),
        };
      },
    };
    const layers = [layerOf(machine, tensors, 'a'), layerOf(machine, tensors, 'b')];
    const x = machine.put(listOf(rows * width, next));
    runLayers(machine, layers, { x, rows, width }, everywhere(count));
    return machine.floats(x, count * width).slice();
  });
  expect(other).toEqual(one);
  expect(one?.every(Number.isFinite)).toBe(true);
});
