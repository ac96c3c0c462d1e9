import { quantile } from './quantile.ts';

/** The one in the middle; of an even number the upper of the two. */
export const median = (values: number[]): number => quantile(values, 0.5);
