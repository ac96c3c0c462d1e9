import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addProduct, dot, heightOf, Sparse, transposed } from '../../../lib/read/stops/product.ts';

const numbers = (length: number) =>
  fc.array(fc.float({ noNaN: true, min: -100, max: 100 }), { minLength: length, maxLength: length });

const tables = fc
  .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 9 }))
  .chain(([rows, width]) => fc.tuple(fc.constant(rows), numbers(rows * width), numbers(width)));

it('a turned table times a column is, to the last bit, each row times it', () => {
  fc.assert(
    fc.property(tables, ([rows, table, column]) => {
      const sums = new Float64Array(heightOf(rows));
      const sparse = new Sparse(column.length);
      for (const [at, value] of column.entries()) if (value !== 0) sparse.add(at, value);
      addProduct(sums, transposed(Float32Array.from(table), rows), sparse);
      for (let row = 0; row < rows; row += 1)
        expect(sums[row]).toBe(dot(Float32Array.from(table), row, Float32Array.from(column)) + 0);
    }),
  );
});

it('numbers that are left out add nothing', () => {
  const sums = Float64Array.of(1, 2, 0, 0, 0, 0, 0, 0);
  addProduct(sums, transposed(Float32Array.of(3, 4, 5, 6), 2), new Sparse(2));
  expect([...sums.slice(0, 2)]).toEqual([1, 2]);
});
