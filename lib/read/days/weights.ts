// Pure: no browser, no network, no clock.
// Made by tools/train-days.ts from labelled pages; change the guesses there, not the numbers here.
import type { Family } from './marks.ts';

/** First the bias, then one weight for each of `featuresOf`. */
export const byFamily: Record<Family, readonly number[]> = {
  numbered: [-5.77, 1.92, 1.66, 0.94, 2.94, -2.91, 1.64, 1.42, -0.02],
  short: [-6.49, 2, 2, 1.01, 3.01, -2, 2.01, 1, 0],
  stage: [-6.73, 1.97, 1.97, 0.97, 2.97, -2, 1.97, 0.98, -0.02],
  bare: [-7.98, 1.01, 1.01, 1.02, 1.02, -4, 1.02, 5.02, -2],
  leading: [-8.5, 1, 0.99, 1, 1, -4, 1, 5.01, -2],
  dated: [-5.13, 2.07, 2.06, 0.07, 1.07, -3, 2.07, 0.99, 0],
  weekday: [-4.96, 2.02, 2.03, 0.04, 1.04, -3, 2.04, 1, 0],
  stay: [-2, 1, 1, 0, 0, -3, 1, 1, 0],
  phrase: [-2.7, 1.41, -0.1, 0.8, 0.81, -3, 1.4, 0.8, -3.1],
  counted: [-3.19, 1.01, 0.01, 1.01, 1.01, -3, 1.01, 1.01, -3],
  calendar: [-0.99, 1.01, 1.01, 0.01, 0.01, -3, 1.01, 1, 0],
};

/** One weight for each of `layoutOf`. */
export const byLayout: readonly number[] = [0.07, -0.04, -0.05, 0.02];
