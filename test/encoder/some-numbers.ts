/** Numbers between -1 and 1, the same for the same seed. */
export function someNumbers(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

export const listOf = (length: number, next: () => number): Float32Array =>
  Float32Array.from({ length }, next);

/** The largest difference between two lists. Infinite if their lengths differ or a value is not a number. */
export function furthest(some: ArrayLike<number>, others: ArrayLike<number>): number {
  if (some.length !== others.length) return Number.POSITIVE_INFINITY;
  let most = 0;
  for (let at = 0; at < some.length; at += 1) {
    const apart = Math.abs((some[at] as number) - (others[at] as number));
    if (!(apart <= most)) most = Number.isNaN(apart) ? Number.POSITIVE_INFINITY : apart;
  }
  return most;
}
