import { onProblem } from './problems.ts';
import { makeSwitch } from './speak.ts';

const stale = ['itineraryModified'] as const;

/** The status of itineraryModified; 412 unless set. */
export const conflictStatus = makeSwitch({
  gap: 'C1',
  at: 'api',
  values: {
    '409': onProblem(stale, { status: 409 }),
    '400': onProblem(stale, { status: 400 }),
    '412-no-body': onProblem(stale, { headers: { 'content-type': null }, body: '' }),
  },
});
