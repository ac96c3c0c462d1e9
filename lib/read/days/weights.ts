// Made by tools/train-days.ts from labelled pages; change the guesses there, not the numbers here.
import type { Family } from './marks.ts';

/** The bias, then one weight for each feature of `featuresOf`. */
export const byFamily: Record<Family, readonly number[]> = {
  numbered: [-5.89, 2.01, 1.67, 0.85, 2.84, -2.92, 1.55, 1.32, -0.05],
  short: [-6.48, 2.02, 2.01, 1.02, 3.02, -2, 2.02, 1.01, 0],
  stage: [-6.8, 1.92, 1.9, 0.9, 2.9, -2, 1.9, 0.95, -0.07],
  bare: [-7.96, 1.02, 1.03, 1.04, 1.04, -4, 1.04, 5.05, -2],
  leading: [-8.53, 0.98, 0.96, 0.97, 0.97, -4, 0.97, 5.01, -2],
  dated: [-4.98, 2.28, 2.22, 0.22, 1.22, -3, 2.2, 0.95, 0],
  weekday: [-4.95, 2.05, 2.05, 0.05, 1.05, -3, 2.05, 1.01, 0],
  stay: [-1.99, 1.01, 1.01, 0.01, 0.01, -3, 1.01, 1, 0.01],
  phrase: [-2.77, 1.39, -0.14, 0.73, 0.77, -3, 1.33, 0.8, -3.1],
  counted: [-3.39, 1.01, 0.5, 1.01, 1.01, -3, 1.01, 1, -3],
  calendar: [-0.98, 1.02, 1.02, 0.02, 0.02, -3, 1.01, 1, 0],
  section: [-2.59, 1.33, -0.09, 0.71, 0.71, -3, 1.31, 0.8, -1.01],
};

/** One weight for each feature of `layoutOf`. */
export const byLayout: readonly number[] = [0.24, -0.06, -0.15, 0.22];
