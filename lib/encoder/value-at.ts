/** The value at an index that is known to be in range. */
export const valueAt = (list: ArrayLike<number>, at: number): number => list[at] as number;

/** The mean of rows `first` to `next` (exclusive). */
export function meanOf(rows: Float32Array, first: number, next: number, width: number): Float32Array {
  const mean = new Float32Array(width);
  for (let row = first; row < next; row += 1)
    for (let k = 0; k < width; k += 1)
      mean[k] = valueAt(mean, k) + valueAt(rows, row * width + k) / (next - first);
  return mean;
}

/** The maximum of each column of rows `first` to `next` (exclusive); -1e4, below any real value, if there are none. */
export function maxOfRows(rows: Float32Array, first: number, next: number, width: number): Float32Array {
  const most = new Float32Array(width).fill(-1e4);
  for (let row = first; row < next; row += 1)
    for (let k = 0; k < width; k += 1) most[k] = Math.max(valueAt(most, k), valueAt(rows, row * width + k));
  return most;
}
