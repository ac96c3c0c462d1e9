// Pure: no browser, no network, no clock.

/** Of a place that is known to be there. */
export const valueAt = (list: ArrayLike<number>, at: number): number => list[at] as number;

/** The mean of rows `first` to `next` (exclusive). */
export function meanOf(rows: Float32Array, first: number, next: number, width: number): Float32Array {
  const mean = new Float32Array(width);
  for (let row = first; row < next; row += 1)
    for (let k = 0; k < width; k += 1)
      mean[k] = valueAt(mean, k) + valueAt(rows, row * width + k) / (next - first);
  return mean;
}
