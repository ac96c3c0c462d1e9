// The Adam optimiser with weight decay, for one array of numbers.

export interface AdamStep {
  rate: number;
  decay: number;
  /** Starts at 1. */
  step: number;
}

const [keepMean, keepSquare, tiny] = [0.9, 0.999, 1e-8];

export class Adam {
  readonly gradient: Float32Array;
  readonly #numbers: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;

  constructor(numbers: Float32Array) {
    this.#numbers = numbers;
    this.gradient = new Float32Array(numbers.length);
    this.#mean = new Float32Array(numbers.length);
    this.#square = new Float32Array(numbers.length);
  }

  /** Moves the numbers from `from` up to `until` along their gradient, and resets it. */
  move({ rate, decay, step }: AdamStep, from = 0, until = this.#numbers.length): void {
    const [meanShare, squareShare] = [1 - keepMean ** step, 1 - keepSquare ** step];
    for (let at = from; at < until; at += 1) {
      const slope = this.gradient[at] as number;
      const mean = keepMean * (this.#mean[at] as number) + (1 - keepMean) * slope;
      const square = keepSquare * (this.#square[at] as number) + (1 - keepSquare) * slope * slope;
      this.#mean[at] = mean;
      this.#square[at] = square;
      this.gradient[at] = 0;
      const now = this.#numbers[at] as number;
      const way = mean / meanShare / (Math.sqrt(square / squareShare) + tiny);
      this.#numbers[at] = now - rate * (way + decay * now);
    }
  }
}
