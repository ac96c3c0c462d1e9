/** A score as a chance: 0 is even, 3 is nearly sure. */
export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** The other way round: 0 for a chance of one half. */
export const logit = (chance: number): number => Math.log(chance / (1 - chance));
