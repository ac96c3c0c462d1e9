import { type Edges, realEdges } from '../edges.ts';

export interface VirtualClock {
  /** `edges` with this clock: the whole service then runs on virtual time. */
  edges: Edges;
  now(): Date;
  advance(seconds: number): void;
  /** Back to the machine's clock. */
  reset(): void;
}

/** A clock that runs at normal speed and can be advanced, so that an hour-long token can expire at once. */
export function virtualClock(edges: Edges = realEdges): VirtualClock {
  let ahead = 0;
  const now = () => new Date(edges.now().getTime() + ahead * 1000);
  return {
    edges: { ...edges, now, aheadSeconds: () => ahead },
    now,
    advance: (seconds) => {
      ahead += Math.round(seconds);
    },
    reset: () => {
      ahead = 0;
    },
  };
}
