/** A score as a chance: 0 is even, 3 is nearly sure. */
export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));
