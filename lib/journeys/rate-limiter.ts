// At most one at a time, and a pause between two: whoever asks, wherever in Wayclip.

export interface RateLimiterEdges {
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
}

/** Ends when it is one's turn; turns are at least `gap` milliseconds apart. */
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
