// Pure: no browser, no network, no clock.
// Made by tools/train-days.ts from labelled pages; change the guesses there, not the numbers here.
import type { Family } from './marks.ts';

/** First the bias, then one weight for each of `featuresOf`. */
export const byFamily: Record<Family, readonly number[]> = {
  numbered: [-5.74, 1.94, 1.69, 0.98, 2.97, -2.91, 1.67, 1.44, -0.02],
  short: [-6.49, 2, 2, 1.01, 3.01, -2, 2.01, 1, 0],
  stage: [-6.72, 1.98, 1.98, 0.98, 2.98, -2, 1.98, 0.99, -0.01],
  bare: [-7.99, 1.01, 1.01, 1.01, 1.01, -4, 1.01, 5.01, -2],
  leading: [-8.47, 1.02, 1.03, 1.02, 1.03, -4, 1.03, 5, -1.99],
  dated: [-5.13, 2.06, 2.07, 0.07, 1.07, -3, 2.07, 0.99, 0],
  weekday: [-4.97, 2.02, 2.02, 0.03, 1.03, -3, 2.03, 1, 0],
  stay: [-2, 1, 1, 0, 0, -3, 1, 1, 0],
  phrase: [-2.7, 1.41, -0.1, 0.8, 0.8, -3, 1.4, 0.8, -3.1],
  counted: [-3.39, 1.01, 0.5, 1.01, 1.01, -3, 1.01, 1, -3],
  calendar: [-0.99, 1, 1, 0.01, 0.01, -3, 1, 1, 0],
  section: [-2.5, 1.4, 0, 0.8, 0.8, -3, 1.4, 0.8, -1],
};

/** One weight for each of `layoutOf`. */
export const byLayout: readonly number[] = [0.09, 0, 0, 0.03];
