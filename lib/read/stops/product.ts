// Products of a table and a column of numbers, the inner loop of the small net.

/** The product of one row of a table and a column of numbers. */
export function dot(table: Float32Array, row: number, numbers: Float32Array): number {
  const from = row * numbers.length;
  let sum = 0;
  for (let index = 0; index < numbers.length; index += 1)
    sum += (table[from + index] as number) * (numbers[index] as number);
  return sum;
}

/** A transposed table: its columns as rows, each padded to a multiple of `beside`. */
export interface Turned {
  numbers: Float64Array;
  height: number;
}

/** This many sums are computed side by side, because each addition has to wait for the one before it. */
const beside = 8;

export const heightOf = (rows: number): number => Math.ceil(rows / beside) * beside;

export function transposed(table: Float32Array, rows: number): Turned {
  const height = heightOf(rows);
  const width = rows === 0 ? 0 : table.length / rows;
  const numbers = new Float64Array(width * height);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < width; column += 1)
      numbers[column * height + row] = table[row * width + column] as number;
  return { numbers, height };
}

/** A column of mostly zeros, stored as the other numbers and their positions. */
export class Sparse {
  readonly at: Int32Array;
  readonly values: Float64Array;
  count = 0;

  constructor(length: number) {
    this.at = new Int32Array(length);
    this.values = new Float64Array(length);
  }

  add(at: number, value: number): void {
    this.at[this.count] = at;
    this.values[this.count] = value;
    this.count += 1;
  }
}

/** Adds the product of the table and the column to the sums, in the column's order. There are `height` sums. */
export function addProduct(sums: Float64Array, { numbers, height }: Turned, column: Sparse): void {
  for (let row = 0; row < height; row += beside) addEight(sums, row, { numbers, height, column });
}

function addEight(
  sums: Float64Array,
  row: number,
  { numbers, height, column: { at, values, count } }: Turned & { column: Sparse },
): void {
  let a = sums[row] as number;
  let b = sums[row + 1] as number;
  let c = sums[row + 2] as number;
  let d = sums[row + 3] as number;
  let e = sums[row + 4] as number;
  let f = sums[row + 5] as number;
  let g = sums[row + 6] as number;
  let h = sums[row + 7] as number;
  for (let index = 0; index < count; index += 1) {
    const from = (at[index] as number) * height + row;
    const value = values[index] as number;
    a += (numbers[from] as number) * value;
    b += (numbers[from + 1] as number) * value;
    c += (numbers[from + 2] as number) * value;
    d += (numbers[from + 3] as number) * value;
    e += (numbers[from + 4] as number) * value;
    f += (numbers[from + 5] as number) * value;
    g += (numbers[from + 6] as number) * value;
    h += (numbers[from + 7] as number) * value;
  }
  sums[row] = a;
  sums[row + 1] = b;
  sums[row + 2] = c;
  sums[row + 3] = d;
  sums[row + 4] = e;
  sums[row + 5] = f;
  sums[row + 6] = g;
  sums[row + 7] = h;
}
