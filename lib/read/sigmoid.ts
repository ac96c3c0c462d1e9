/** A logit as a probability: 0 is even, 3 is nearly sure. */
export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** The inverse: 0 for a probability of one half. */
export const logit = (chance: number): number => Math.log(chance / (1 - chance));
