// Spaces out requests: one at a time, with a minimum gap between two.

export interface RateLimiterEdges {
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

/** The returned function resolves when it is the caller's turn; turns are at least `gapMilliseconds` apart. */
export function rateLimiter(gapMilliseconds: number, { now, wait }: RateLimiterEdges): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  let queue = Promise.resolve();
  return () => {
    queue = queue.then(async () => {
      const left = last + gapMilliseconds - now();
      if (left > 0) await wait(left);
      last = now();
    });
    return queue;
  };
}
