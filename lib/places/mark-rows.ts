import { openBuckets } from './buckets.ts';
import type { KeyHash } from './place-key.ts';

/** Finds the next row from `from` on that holds the mark; -1 if its bucket has none. */
export type RowOf = (hash: KeyHash, from: number) => number;

export function openMarks(bytes: Uint8Array, at: Record<'starts' | 'counts' | 'marks', number>): RowOf {
  const startOf = openBuckets(bytes, at.starts, at.counts);
  const { counts, marks } = at;
  return ({ bucket, mark }, from) => {
    const count = bytes[counts + bucket] as number;
    if (count === 0) return -1;
    const start = startOf(bucket);
    const low = mark & 255;
    for (let row = Math.max(from, start); row < start + count; row += 1) {
      const offset = marks + 3 * row;
      if (bytes[offset] !== low) continue;
      const rest = (bytes[offset + 1] as number) | ((bytes[offset + 2] as number) << 8);
      if (rest === mark >>> 8) return row;
    }
    return -1;
  };
}
