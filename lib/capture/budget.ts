// How much of a page is read before it is enough. The page waits while it is read: its reader must not notice.

/** Counts nodes and, now and then, looks at the clock. */
export class Budget {
  #nodes = 0;
  #isSpent = false;
  readonly #maxNodes: number;
  readonly #deadline: number;
  readonly #now: () => number;

  constructor(limits: { nodes: number; milliseconds: number; now: () => number }) {
    this.#maxNodes = limits.nodes;
    this.#now = limits.now;
    this.#deadline = limits.now() + limits.milliseconds;
  }

  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** One more node; false when that was one too many. */
  spend(): boolean {
    this.#nodes += 1;
    // Asking the time costs as much as reading a node; but one node can cost as much as a thousand.
    const isLate = this.#nodes % 16 === 0 && this.#now() > this.#deadline;
    this.#isSpent ||= isLate || this.#nodes > this.#maxNodes;
    return !this.#isSpent;
  }
}
