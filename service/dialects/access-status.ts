import { noItinerary } from '../api/problem.ts';
import { onProblem } from './problems.ts';
import { makeSwitch } from './speak.ts';

/** Someone who may look but not change: told so, unless everything that is not theirs is not there. */
export const accessStatus = makeSwitch({
  gap: 'D4',
  at: 'api',
  values: {
    '404-all': onProblem(['readOnly', 'ownerOnly'], {
      status: 404,
      body: JSON.stringify({ error: noItinerary }),
    }),
  },
});
