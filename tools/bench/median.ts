import { quantile } from './quantile.ts';

/** The middle value; for an even number of values the upper of the two. */
export const median = (values: number[]): number => quantile(values, 0.5);
