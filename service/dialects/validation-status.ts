import { onProblem } from './problems.ts';
import { makeSwitch } from './speak.ts';

/** The status of a plan that does not fit; 422 unless set. */
export const validationStatus = makeSwitch({
  gap: 'D5',
  at: 'api',
  values: { '400': onProblem(['invalidItinerary'], { status: 400 }) },
});
