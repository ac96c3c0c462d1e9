// Pure: no browser, no network, no clock.
// Made by tools/train-days.ts from labelled pages; change the guesses there, not the numbers here.
import type { Family } from './marks.ts';

/** First the bias, then one weight for each of `featuresOf`. */
export const byFamily: Record<Family, readonly number[]> = {
  numbered: [-5.75, 1.93, 1.67, 0.96, 2.96, -2.91, 1.71, 1.42, -0.02],
  short: [-6.49, 2, 2, 1.01, 3.01, -2, 2.01, 1, 0],
  stage: [-6.74, 1.96, 1.96, 0.96, 2.96, -2, 1.96, 0.98, -0.02],
  bare: [-7.97, 1.02, 1.03, 1.01, 1.04, -4, 1.02, 5.01, -2],
  leading: [-8.5, 1, 1, 1, 1, -4, 1, 5.01, -2],
  dated: [-5.12, 2.08, 2.07, 0.08, 1.08, -3, 2.08, 0.98, 0],
  weekday: [-4.97, 2.01, 2.02, 0.03, 1.03, -3, 2.03, 1, 0],
  stay: [-2, 1, 1, 0, 0, -3, 1, 1, 0],
  phrase: [-2.72, 1.39, -0.12, 0.78, 0.78, -3, 1.39, 0.8, -3.1],
  counted: [-3.19, 1.01, 0.01, 1.01, 1.01, -3, 1, 1.01, -3],
};

/** One weight for each of `layoutOf`. */
export const byLayout: readonly number[] = [0.05, -0.05, -0.05, 0.01];
