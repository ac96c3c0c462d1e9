import { onProblem } from './problems.ts';
import { makeSwitch } from './speak.ts';

const appsOnly = ['forbidden'] as const;
const notFound = { error: { code: 'notFound', message: 'There is nothing at this address.' } };

/** What another app hears on an apps-only endpoint; 403 unless set. */
export const forbiddenStatus = makeSwitch({
  gap: 'D3',
  at: 'api',
  values: {
    '404-mask': onProblem(appsOnly, { status: 404, body: JSON.stringify(notFound) }),
    '401': onProblem(appsOnly, { status: 401 }),
  },
});
