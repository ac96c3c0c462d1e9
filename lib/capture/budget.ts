// Limits how much of a page is read. The page is blocked meanwhile, which the traveller must not notice.

/** Counts nodes and checks the clock now and then. */
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

  /** Counts one more node; false when the budget is spent. */
  spend(): boolean {
    this.#nodes += 1;
    // Checking the clock costs as much as reading a node, but a single node can cost as much as a thousand.
    const isLate = this.#nodes % 16 === 0 && this.#now() > this.#deadline;
    this.#isSpent ||= isLate || this.#nodes > this.#maxNodes;
    return !this.#isSpent;
  }
}
