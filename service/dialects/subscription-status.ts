import { onProblem } from './problems.ts';
import { makeSwitch } from './speak.ts';

/** The status of subscriptionRequired; 402 unless set. */
export const subscriptionStatus = makeSwitch({
  gap: 'D2',
  at: 'api',
  values: { '403': onProblem(['subscriptionRequired'], { status: 403 }) },
});
