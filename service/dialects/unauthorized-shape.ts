import { asHtml, onProblem } from './problems.ts';
import { makeSwitch } from './speak.ts';

const noToken = ['unauthorized'] as const;
const noHeader = { 'www-authenticate': null };

/** The answer to an invalid token: a header and JSON, unless set. */
export const unauthorizedShape = makeSwitch({
  gap: 'A13',
  at: 'api',
  values: {
    empty: onProblem(noToken, { headers: { ...noHeader, 'content-type': null }, body: '' }),
    html: onProblem(noToken, {
      ...asHtml('Sign in'),
      headers: { ...noHeader, 'content-type': 'text/html; charset=utf-8' },
    }),
    'as-403': onProblem(noToken, { status: 403 }),
  },
});
