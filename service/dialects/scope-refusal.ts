import { onProblem } from './problems.ts';
import { makeSwitch } from './speak.ts';

const noHeader = { 'www-authenticate': null };
const forbidden = { error: { code: 'forbidden', message: 'Not allowed.' } };

/** The answer to a token that lacks the required scope. */
export const scopeRefusal = makeSwitch({
  gap: 'A12',
  at: 'api',
  values: {
    'no-header': onProblem(['insufficientScope'], { headers: noHeader }),
    'no-code': onProblem(['insufficientScope'], { headers: noHeader, body: JSON.stringify(forbidden) }),
  },
});
