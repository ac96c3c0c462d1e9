import { onProblem } from './problems.ts';
import { makeSwitch } from './speak.ts';

/** The status of a write without If-Match; 428 unless set. */
export const preconditionStatus = makeSwitch({
  gap: 'C2',
  at: 'api',
  values: { '400': onProblem(['preconditionRequired'], { status: 400 }) },
});
